import { useEffect } from 'react';

/** Saves by Ctrl or Cmd with S in place of the browser's own dialog; undefined while there is nothing to save. */
export function useSaveKey(save: (() => unknown) | undefined): void {
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      save?.();
    };
    window.addEventListener('keydown', saveByKey);
    return () => window.removeEventListener('keydown', saveByKey);
  }, [save]);
}
