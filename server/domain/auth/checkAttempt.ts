import { DomainError } from '../../errors';
import { say } from '../../records/sentence';
import type { DomainContext } from '../context';
import { withLock } from '../withLock';

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

/** Maximum length of an email address (RFC 5321). */
const EMAIL_LENGTH = 320;

const limitMessage = (wait: number) => {
  const seconds = Math.ceil(wait / 1000);
  return seconds === 1
    ? say`Too many failed sign-in attempts. Try again in a second.`
    : say`Too many failed sign-in attempts. Try again in ${seconds} seconds.`;
};

/**
 * Checks a password with `check`. Attempts from one address are checked one after the other, so that parallel attempts,
 * for example aliases in one request, count the same as sequential ones. Throws LIMIT at `field` while there are too
 * many failures.
 */
export function checkAttempt(
  ctx: Pick<DomainContext, 'store' | 'address' | 'attempts' | 'locks'>,
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
    const wait = await ctx.attempts.waitFor(keys);
    if (wait > 0) throw new DomainError('LIMIT', limitMessage(wait), { [field]: limitMessage(wait) });
    const isRight = await check();
    if (isRight) await ctx.attempts.forget(pair);
    else await ctx.attempts.fail(keys);
    return isRight;
  });
}
