import { useEffect, useState } from 'react';

/** After so long it counts as idle anyway, in milliseconds. */
const patienceMs = 3000;

/** Whether the page has come to rest since this was drawn: what nobody waits for is done then. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const note = () => setIsIdle(true);
    // Safari knows no idle callbacks.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(note, 500);
      return () => clearTimeout(timer);
    }
    const request = window.requestIdleCallback(note, { timeout: patienceMs });
    return () => window.cancelIdleCallback(request);
  }, []);
  return isIdle;
}
