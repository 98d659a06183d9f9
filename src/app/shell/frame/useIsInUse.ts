import { useEffect, useState } from 'react';

const events = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whether the user has moved the pointer, scrolled, or pressed anything since the page was loaded. */
export function useIsInUse(): boolean {
  const [isInUse, setIsInUse] = useState(false);
  useEffect(() => {
    if (isInUse) return;
    const note = () => setIsInUse(true);
    for (const event of events) window.addEventListener(event, note, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, note);
    };
  }, [isInUse]);
  return isInUse;
}
