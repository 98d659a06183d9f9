import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';

/** How often to check whether the page is still waiting for data, in milliseconds. */
const stepMs = 250;

/**
 * Whether the page has finished loading its data at least once since this was mounted. Code that the user does not wait
 * for is fetched then, so that it does not delay code that the user needs.
 */
export function useIsIdle(): boolean {
  const client = useApolloClient();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (isIdle) return;
    const timer = setInterval(() => {
      const queries = [...client.getObservableQueries('active')];
      if (queries.every((query) => !query.getCurrentResult().loading)) setIsIdle(true);
    }, stepMs);
    return () => clearInterval(timer);
  }, [client, isIdle]);
  return isIdle;
}
