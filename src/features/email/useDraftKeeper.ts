import { useContext, useEffect, useEffectEvent } from 'react';
import { HistoryContext } from '../../routing/historyContext';

/** What is kept before its page is left. */
export interface Keepable {
  isUnsaved(): boolean;
  /** Keeps it; says whether that went well. */
  keep(): Promise<boolean>;
}

/**
 * Keeps what was typed before the address changes, by whatever way, and stays where it cannot be kept. Before the tab
 * is closed there is no time for that, so the browser asks.
 */
export function useDraftKeeper(keepable: Keepable): void {
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
