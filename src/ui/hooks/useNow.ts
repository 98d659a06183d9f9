import { useSyncExternalStore } from 'react';

/** One clock for all users of the same interval. It runs while anyone subscribes. */
function createClock(stepMs: number) {
  const listeners = new Set<() => void>();
  let now = Date.now();
  let timer: ReturnType<typeof setInterval> | null = null;
  return {
    read: () => now,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      if (timer === null) {
        // The last read may have been hours ago.
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

/** The current time in milliseconds, updated twice a minute or every second. */
export function useNow(pace: keyof typeof clocks = 'halfMinute'): number {
  const { subscribe, read } = clocks[pace];
  return useSyncExternalStore(subscribe, read);
}
