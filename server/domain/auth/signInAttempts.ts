import type { FailureCount, Failures } from '../../db/failures';

/** Maximum wait in milliseconds. */
const MAX_WAIT = 60_000;

interface Key {
  name: string;
  /** Failed attempts without a delay. */
  free: number;
}

/** Counts failed sign-in attempts. */
export interface SignInAttempts {
  /** Returns the milliseconds until the next attempt is allowed for all of the keys. */
  waitFor: (keys: readonly Key[]) => Promise<number>;
  fail: (keys: readonly Key[]) => Promise<void>;
  forget: (key: Key) => Promise<void>;
}

const getNames = (keys: readonly Key[]) => keys.map(({ name }) => name);

const getWait = ({ count, ago }: FailureCount, free: number): number =>
  count < free ? 0 : Math.min(1000 * 2 ** (count - free), MAX_WAIT) - ago;

/** Creates a counter of attempts, which are failures. */
export function createSignInAttempts(failures: Failures): SignInAttempts {
  return {
    waitFor: async (keys) => {
      const counts = await failures.read(getNames(keys));
      return Math.max(0, ...keys.map(({ free }, at) => getWait(counts[at]!, free)));
    },
    fail: (keys) => failures.add(getNames(keys)),
    forget: ({ name }) => failures.remove(name),
  };
}
