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
import { isAdministrator } from './accounts';
import { newAdministrator } from './register';
import { assertIdentityFree, makeUsername } from './userFields';

/** Id of the setting with the links: the hashes of their tokens, and when each expires. */
export const SET_UP_LINKS = 'setUpLinks';

/** How many links work at a time, the last ones, because a server that is started again and again prints many. */
const MAX_LINKS = 20;

/** Id of the bytes of an archive that is uploaded instead, which are no file of the workspace. */
export const SET_UP_UPLOAD = 'set-up-archive';

/** How long the link works, in milliseconds: a day. */
const LIFE = 24 * 3_600_000;

const NAME_LENGTH = 200;

const OLD_LINK = say`This link has expired or was already used. Restart the server for a new one.`;

type Reads = Pick<DomainContext, 'store' | 'now'>;

/** Whether an administrator can sign in. Restored accounts can be without a password: those of the demo. */
export async function hasAdministrator({ store }: Pick<DomainContext, 'store'>): Promise<boolean> {
  return (await store.list('authUsers', isAdministrator)).length > 0;
}

/** Returns the links that have not expired, the oldest first. */
const listLinks = async ({ store, now }: Reads): Promise<{ hash: string; expiresAt: string }[]> => {
  const { value } = (await store.get('settings', SET_UP_LINKS)) ?? { value: '[]' };
  const at = now().toISOString();
  return (JSON.parse(value) as { hash: string; expiresAt: string }[]).filter(({ expiresAt }) => expiresAt > at);
};

/**
 * Returns a new link to create the first administrator, beside those of other processes and earlier starts; null if
 * there is one already. The token is in the fragment, which browsers send to no server and no log has.
 */
export function createSetUpLink(ctx: Pick<DomainContext, 'store' | 'now' | 'locks' | 'publicUrl'>) {
  return withLock(ctx, ACCOUNTS_LOCK, async (commit): Promise<string | null> => {
    if (await hasAdministrator(ctx)) return null;
    const token = newLinkToken();
    const expiresAt = new Date(ctx.now().getTime() + LIFE).toISOString();
    const links = [...(await listLinks(ctx)), { hash: hashLinkToken(token), expiresAt }].slice(-MAX_LINKS);
    await commit([{ table: 'settings', put: { id: SET_UP_LINKS, value: JSON.stringify(links) } }]);
    return `${ctx.publicUrl}/setup#${token}`;
  });
}

/** Whether the token is that of a link, and there is no administrator yet. */
export async function isSetUpLink(ctx: Reads, token: string): Promise<boolean> {
  const asked = hashLinkToken(token);
  return (await listLinks(ctx)).some(({ hash }) => hash === asked) && !(await hasAdministrator(ctx));
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
 * Creates the first administrator, which ends all links, and starts a session. Throws INVALID at `token`, `fullName`,
 * `email`, or `password`.
 */
export async function setUp(ctx: DomainContext, input: SetUpInput): Promise<SignedIn> {
  const signedIn = await withLock(ctx, ACCOUNTS_LOCK, async (commit) => {
    if (!(await isSetUpLink(ctx, input.token))) throw new DomainError('INVALID', OLD_LINK, { token: OLD_LINK });
    assertFields(input);
    const [fullName, email] = [input.fullName.trim(), input.email.trim()];
    const others = [...(await ctx.store.list('users')), ...(await ctx.store.list('authUsers'))];
    const names = { fullName, email, username: makeUsername(email, others) };
    assertIdentityFree(names, others);
    const { user, changes } = await newAdministrator(ctx, names, await hashPassword(input.password));
    return openSession(ctx, commit, user, [...changes, { table: 'settings', remove: SET_UP_LINKS }]);
  });
  await ctx.files.remove(SET_UP_UPLOAD);
  return signedIn;
}
