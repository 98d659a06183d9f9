import { useEffect, useState } from 'react';
import { useBackEnd } from './backEnd';

/** What has been waited for already: whoever asks later need not wait for a moment. */
const settled = new WeakSet<Promise<unknown>>();

/** Whether the server can be called by others than our own calls, which wait by themselves: by pictures, for instance. */
export function useIsServerReady(): boolean {
  const { ready } = useBackEnd();
  const [isReady, setIsReady] = useState(settled.has(ready));
  useEffect(() => {
    if (isReady) return;
    let isGone = false;
    const note = () => {
      settled.add(ready);
      if (!isGone) setIsReady(true);
    };
    // One that could not start serves no pictures either.
    ready.then(note, () => undefined);
    return () => {
      isGone = true;
    };
  }, [ready, isReady]);
  return isReady;
}
