import { useEffect, useEffectEvent } from 'react';

/** Elements that handle Escape themselves, to close or to clear a field. */
const takers = '[role="dialog"], [role="alertdialog"], [role="menu"], input, select, textarea';

/** Calls `onEscape` when Escape is pressed on the page, except in an open overlay. */
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
