import { useEffect, useEffectEvent } from 'react';

/** What takes the Escape key itself: it closes, or clears a field. */
const takers = '[role="dialog"], [role="alertdialog"], [role="menu"], input, select, textarea';

/** Calls back when Escape is pressed on the page, but for what is open over it. */
export function useEscape(onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTaken = event.target instanceof Element && event.target.closest(takers);
      if (event.key === 'Escape' && !event.defaultPrevented && !isTaken) escape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
