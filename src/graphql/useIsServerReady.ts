import { useEffect, useState } from 'react';
import { useBackEnd } from './backEnd';

/** Promises that have already settled, so that later callers do not wait even one tick. */
const settled = new WeakSet<Promise<unknown>>();

/**
 * Whether the server can be called by code other than the app’s own requests, which wait for it themselves; for
 * example, by images.
 */
export function useIsServerReady(): boolean {
  const { imagesReady } = useBackEnd();
  const [isReady, setIsReady] = useState(settled.has(imagesReady));
  useEffect(() => {
    if (isReady) return;
    let isGone = false;
    const note = () => {
      settled.add(imagesReady);
      if (!isGone) setIsReady(true);
    };
    // A server that could not start serves no images either.
    imagesReady.then(note, () => undefined);
    return () => {
      isGone = true;
    };
  }, [imagesReady, isReady]);
  return isReady;
}
