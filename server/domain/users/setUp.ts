import { isEmailAddress } from '#shared/emailAddress';
import { DomainError } from '../../errors';
import { say } from '../../records/sentence';
import type { SetUpInput } from '../../types.generated';
import { hashPassword } from '../auth/passwordHash';
import { hashLinkToken, newLinkToken } from '../auth/passwordLink';
import { passwordFault } from '../auth/passwordRule';
import { ACCOUNTS_LOCK, openSession, type SignedIn } from '../auth/session';
import type { DomainContext } from '../context';
import { assertNoFieldErrors } from '../errors';
import { withLock } from '../withLock';
import { newAdministrator } from './register';
import { makeUsername } from './userFields';

/** Id of the setting with the hash of the link's token and when it expires. */
const LINK = 'setUpLink';

/** How long the link works, in milliseconds: a day. */
const LIFE = 24 * 3_600_000;

const NAME_LENGTH = 200;

const OLD_LINK = say`This link has expired, was already used, or was replaced. Restart the server for a new one.`;

type Reads = Pick<DomainContext, 'store' | 'now'>;

/** Whether anyone can sign in, or is invited. */
export async function hasAccounts({ store }: Pick<DomainContext, 'store'>): Promise<boolean> {
  return (await store.list('authUsers')).length > 0;
}

/**
 * Returns a new link to create the first administrator, and ends the earlier one; null if there is an account. The
 * token is in the fragment, which browsers send to no server and no log has.
 */
export function createSetUpLink(ctx: Pick<DomainContext, 'store' | 'now' | 'locks' | 'publicUrl'>) {
  return withLock(ctx, ACCOUNTS_LOCK, async (commit): Promise<string | null> => {
    if (await hasAccounts(ctx)) return null;
    const token = newLinkToken();
    const expiresAt = new Date(ctx.now().getTime() + LIFE).toISOString();
    await commit([{ table: 'settings', put: { id: LINK, value: `${hashLinkToken(token)} ${expiresAt}` } }]);
    return `${ctx.publicUrl}/setup#${token}`;
  });
}

/** Whether the token is that of the link, and there is no account yet. */
export async function isSetUpLink(ctx: Reads, token: string): Promise<boolean> {
  const [hash, expiresAt = ''] = (await ctx.store.get('settings', LINK))?.value.split(' ') ?? [];
  return hash === hashLinkToken(token) && expiresAt > ctx.now().toISOString() && !(await hasAccounts(ctx));
}

const assertFields = ({ fullName, email, password }: SetUpInput) => {
  const faults = {
    ...(!fullName.trim() && { fullName: say`Enter your name.` }),
    ...(fullName.trim().length > NAME_LENGTH && { fullName: say`Use ${NAME_LENGTH} characters or fewer.` }),
    ...(!isEmailAddress(email) && { email: say`Enter a valid email address. Example: name@example.com` }),
  };
  const fault = passwordFault(password);
  assertNoFieldErrors({ ...faults, ...(fault && { password: fault }) });
};

/**
 * Creates the first administrator, which ends the link, and starts a session. Throws INVALID at `token`, `fullName`,
 * `email`, or `password`.
 */
export async function setUp(ctx: DomainContext, input: SetUpInput): Promise<SignedIn> {
  return withLock(ctx, ACCOUNTS_LOCK, async (commit) => {
    if (!(await isSetUpLink(ctx, input.token))) throw new DomainError('INVALID', OLD_LINK, { token: OLD_LINK });
    assertFields(input);
    const [fullName, email] = [input.fullName.trim(), input.email.trim()];
    const names = { fullName, email, username: makeUsername(email, []) };
    const { user, changes } = await newAdministrator(ctx, names, await hashPassword(input.password));
    return openSession(ctx, commit, user, [...changes, { table: 'settings', remove: LINK }]);
  });
}
