import { useSyncExternalStore } from 'react';

/** One clock for all who ask at the same pace, that runs while anybody does. */
function createClock(stepMs: number) {
  const listeners = new Set<() => void>();
  let now = Date.now();
  let timer: ReturnType<typeof setInterval> | null = null;
  return {
    read: () => now,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      if (timer === null) {
        // Nobody may have asked for hours.
        now = Date.now();
        timer = setInterval(() => {
          now = Date.now();
          for (const each of listeners) each();
        }, stepMs);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0 || timer === null) return;
        clearInterval(timer);
        timer = null;
      };
    },
  };
}

const clocks = { second: createClock(1000), halfMinute: createClock(30_000) };

/** The present time in milliseconds, renewed twice a minute or each second. */
export function useNow(pace: keyof typeof clocks = 'halfMinute'): number {
  const { subscribe, read } = clocks[pace];
  return useSyncExternalStore(subscribe, read);
}
