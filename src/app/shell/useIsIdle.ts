import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';

/** How often it is looked whether the page is still waiting for data, in milliseconds. */
const stepMs = 250;

/**
 * Whether the page has had its data once since this was drawn: what nobody waits for is fetched then, and does not stand
 * in the way of what somebody does.
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
