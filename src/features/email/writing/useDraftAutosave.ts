import { useContext, useEffect, useEffectEvent } from 'react';
import { HistoryContext } from '#routing/historyContext';

/** Content that is saved before the page is left. */
export interface Autosavable {
  isUnsaved: () => boolean;
  /** Saves the content and returns whether that succeeded. */
  keep: () => Promise<boolean>;
}

/**
 * Saves unsaved content before any navigation, and blocks the navigation if saving fails. There is no time to save when
 * the tab is closed, so the browser asks for confirmation.
 */
export function useDraftAutosave(keepable: Autosavable): void {
  const history = useContext(HistoryContext);
  const isUnsaved = useEffectEvent(() => keepable.isUnsaved());
  const keep = useEffectEvent(() => keepable.keep());

  useEffect(
    () =>
      history?.guard((_next, proceed) => {
        if (!isUnsaved()) return false;
        void keep().then((isKept) => isKept && proceed());
        return true;
      }),
    [history],
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
