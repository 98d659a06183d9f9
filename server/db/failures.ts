import type { Clock } from '../clock';

/** How often something failed in a row, and how long ago it last did, in milliseconds. */
export interface FailureCount {
  count: number;
  ago: number;
}

/** Counts failures by name. They are forgotten 15 minutes after the last one. */
export interface Failures {
  /** Returns the counts of the names, in their order; zero if there are none. */
  read: (names: readonly string[]) => Promise<FailureCount[]>;
  /** Counts one more failure of each of the names, which differ. */
  add: (names: readonly string[]) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

/** How long failures count after the last one, in milliseconds. */
export const FAILURE_MS = 15 * 60_000;

/** Maximum number of names in memory; those with the oldest failures are dropped first. */
const MAX_NAMES = 10_000;

/** Creates a counter in the memory of this process. */
export function createMemoryFailures(now: Clock): Failures {
  const failures = new Map<string, { count: number; lastAt: number }>();

  const read = (name: string): FailureCount => {
    const found = failures.get(name);
    const ago = found ? now().getTime() - found.lastAt : 0;
    return found && ago < FAILURE_MS ? { count: found.count, ago } : { count: 0, ago: 0 };
  };

  return {
    read: async (names) => names.map(read),
    add: async (names) => {
      for (const name of names) {
        const count = read(name).count + 1;
        // Reinserted at the end so that the map stays ordered by last failure.
        failures.delete(name);
        failures.set(name, { count, lastAt: now().getTime() });
      }
      for (const name of failures.keys()) {
        if (failures.size <= MAX_NAMES) break;
        failures.delete(name);
      }
    },
    remove: async (name) => void failures.delete(name),
  };
}
