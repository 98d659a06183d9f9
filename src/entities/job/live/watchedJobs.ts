import { useEffect } from 'react';

/** The jobs that are visible on screen, with the number of places that show each. */
const watched = new Map<string, number>();

/**
 * Registers that the screen shows the job and its end, so that no notification is needed. Does nothing while the ID is
 * empty.
 */
export function useWatchedJob(id: string): void {
  useEffect(() => {
    if (id === '') return undefined;
    watched.set(id, (watched.get(id) ?? 0) + 1);
    return () => {
      const left = (watched.get(id) ?? 1) - 1;
      if (left > 0) watched.set(id, left);
      else watched.delete(id);
    };
  }, [id]);
}

/** Whether the user sees the job on screen. */
export function isWatchedJob(id: string): boolean {
  return watched.has(id) && !document.hidden;
}
