import { useEffect, useState } from 'react';

/** Whether the user has pressed anything yet. Code for dialogs and menus does not need to be loaded before that. */
export function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    if (hasInteracted) return;
    const note = () => setHasInteracted(true);
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, note);
    return () => {
      for (const event of events) window.removeEventListener(event, note);
    };
  }, [hasInteracted]);
  return hasInteracted;
}
