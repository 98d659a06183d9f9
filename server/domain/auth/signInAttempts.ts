/** Maximum wait in milliseconds. */
const MAX_WAIT = 60_000;

/** How long failures count after the last one, in milliseconds. */
const MEMORY = 15 * 60_000;

/** Maximum number of tracked keys; those with the oldest failures are dropped first. */
const MAX_KEYS = 10_000;

interface Failures {
  count: number;
  /** Milliseconds since the epoch. */
  lastAt: number;
}

interface Key {
  name: string;
  free: number;
}

/** Counts failed sign-in attempts in memory. */
export interface SignInAttempts {
  /** Returns the milliseconds until the next attempt is allowed for all of the keys. */
  waitFor: (keys: readonly Key[], now: number) => number;
  fail: (keys: readonly Key[], now: number) => void;
  forget: (key: Key) => void;
}

/** Creates an empty attempt counter. */
export function createSignInAttempts(): SignInAttempts {
  const failures = new Map<string, Failures>();

  const current = (name: string, now: number) => {
    const found = failures.get(name);
    return found && now - found.lastAt < MEMORY ? found : undefined;
  };

  return {
    waitFor: (keys, now) =>
      Math.max(
        ...keys.map(({ name, free }) => {
          const { count, lastAt } = current(name, now) ?? { count: 0, lastAt: 0 };
          return count < free ? 0 : lastAt + Math.min(1000 * 2 ** (count - free), MAX_WAIT) - now;
        }),
      ),
    fail: (keys, now) => {
      for (const { name } of keys) {
        const count = (current(name, now)?.count ?? 0) + 1;
        // Reinserted at the end so that the map stays ordered by last failure.
        failures.delete(name);
        failures.set(name, { count, lastAt: now });
      }
      for (const name of failures.keys()) {
        if (failures.size <= MAX_KEYS) break;
        failures.delete(name);
      }
    },
    forget: ({ name }) => failures.delete(name),
  };
}
