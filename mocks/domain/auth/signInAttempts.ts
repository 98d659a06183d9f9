import { DomainError } from '../../errors';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';

/**
 * Failed attempts without a delay. Each further one doubles the wait before the next attempt, starting at one second.
 */
const FREE_FAILURES = {
  /** For one account from one IP address. */
  pair: 5,
  /** From one IP address, for any account. */
  address: 20,
  /** For one account from all IP addresses. High, so that others can hardly lock out its owner. */
  account: 50,
};

/** Maximum wait in milliseconds. */
const MAX_WAIT = 60_000;

/** How long failures count after the last one, in milliseconds. */
const MEMORY = 15 * 60_000;

/** Maximum number of tracked keys; those with the oldest failures are dropped first. */
const MAX_KEYS = 10_000;

/** Maximum length of an email address (RFC 5321). */
const EMAIL_LENGTH = 320;

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
  waitFor(keys: readonly Key[], now: number): number;
  fail(keys: readonly Key[], now: number): void;
  forget(key: Key): void;
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

const limitMessage = (wait: number) => {
  const seconds = Math.ceil(wait / 1000);
  return `Too many failed sign-in attempts. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`;
};

/**
 * Checks a password with `check`. Attempts from one address are checked one after the other, so that parallel attempts,
 * for example aliases in one request, count the same as sequential ones. Throws LIMIT at `field` while there are too
 * many failures.
 */
export function checkAttempt(
  ctx: Pick<DomainContext, 'store' | 'now' | 'address' | 'attempts' | 'locks'>,
  { email, field }: { email: string; field: string },
  check: () => Promise<boolean>,
): Promise<boolean> {
  const [address, account] = [ctx.address ?? '', email.slice(0, EMAIL_LENGTH)];
  return withLock(ctx, `attempts ${address}`, async () => {
    const pair = { name: `pair ${address} ${account}`, free: FREE_FAILURES.pair };
    const keys = [
      pair,
      { name: `address ${address}`, free: FREE_FAILURES.address },
      { name: `account ${account}`, free: FREE_FAILURES.account },
    ];
    const wait = ctx.attempts.waitFor(keys, ctx.now().getTime());
    if (wait > 0) throw new DomainError('LIMIT', limitMessage(wait), { [field]: limitMessage(wait) });
    const isRight = await check();
    if (isRight) ctx.attempts.forget(pair);
    else ctx.attempts.fail(keys, ctx.now().getTime());
    return isRight;
  });
}
