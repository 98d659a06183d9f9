import { useEffect, useState } from 'react';

/** Whether the person has pressed anything yet: what serves dialogs and menus alone need not be loaded before. */
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
