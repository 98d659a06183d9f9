import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';

/** How soon it looks again while answers are on their way, in milliseconds. */
const lookAgainMs = 100;

/**
 * Whether the page has come to rest since this was drawn: all that it asked for has come, and the browser has time.
 * What nobody waits for is done then.
 */
export function useIsIdle(): boolean {
  const client = useApolloClient();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (isIdle) return;
    // Safari knows no idle callbacks.
    const hasIdleCallbacks = typeof window.requestIdleCallback === 'function';
    let request = 0;
    const look = () => {
      const isLoading = [...client.getObservableQueries()].some((query) => query.getCurrentResult().loading);
      if (isLoading) timer = setTimeout(ask, lookAgainMs);
      else setIsIdle(true);
    };
    const ask = () => {
      if (hasIdleCallbacks) request = window.requestIdleCallback(look);
      else look();
    };
    let timer = setTimeout(ask);
    return () => {
      clearTimeout(timer);
      if (hasIdleCallbacks) window.cancelIdleCallback(request);
    };
  }, [client, isIdle]);
  return isIdle;
}
