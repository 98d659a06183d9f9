import { useEffect } from 'react';

/**
 * Saves with Ctrl or Cmd and S instead of opening the browser’s own dialog. `save` is undefined while there is nothing
 * to save.
 */
export function useSaveShortcut(save: (() => unknown) | undefined): void {
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
