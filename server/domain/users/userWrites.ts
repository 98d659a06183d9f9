import type { AuthUserRecord } from '../../records/auth';
import type { Change } from '../../records/tables';
import type { UserRecord } from '../../records/users';
import type { CreateUserInput, UpdateUserInput } from '../../types.generated';
import { endPasswordLinks, newPasswordLink } from '../auth/passwordLink';
import { ACCOUNTS_LOCK, endSessions } from '../auth/session';
import type { DomainContext } from '../context';
import { type Commit, withLock } from '../withLock';
import type { Shared } from '../sharing';
import { assertCovers, assertKeepsAdministrator, findAccount, getAccountFields, newAccount } from './accounts';
import { deliverInvitation, type Invited } from './invitationEmail';
import { assertIdentityFree, makeUsername, NEW_USER, type UserFields, userFields, type UserInput } from './userFields';
import { getUser } from './userList';

type Writes = Pick<DomainContext, 'store' | 'locks' | 'user' | 'events'>;

/** Creates a user of the list from the fields, without validation and without an account. */
export function addUser(ctx: Pick<Writes, 'store' | 'locks'>, fields: Partial<UserFields>): Promise<UserRecord> {
  return withLock(ctx, ACCOUNTS_LOCK, async (commit) => {
    const user: UserRecord = { ...NEW_USER, ...fields, id: await ctx.store.nextId('users') };
    await commit([{ table: 'users', put: user }]);
    return user;
  });
}

/** The names that others have, in the list and in accounts. */
const listOthers = async ({ store }: Writes, id: string | null) => [
  ...(await store.list('users', (other) => other.id !== id)),
  ...(await store.list('authUsers', ({ personId }) => personId !== id)),
];

/**
 * Creates a user with an account, and emails an invitation to set a password. Throws INVALID, or CONFLICT if another
 * user has the email address or username, with `fields`, and FORBIDDEN for a role with more permissions than one's own.
 */
export async function createUser(
  ctx: DomainContext,
  input: CreateUserInput,
): Promise<Invited & { isEmailed: boolean }> {
  const fields = userFields(input);
  const invited = await withLock(ctx, ACCOUNTS_LOCK, async (commit) => {
    const others = await listOthers(ctx, null);
    const username = fields.username ?? makeUsername(input.email, others);
    assertIdentityFree({ ...fields, username }, others);
    const user: UserRecord = { ...NEW_USER, ...fields, username, id: await ctx.store.nextId('users') };
    await assertCovers(ctx, user);
    const account = await newAccount(ctx, user);
    const { link, change } = newPasswordLink(ctx, account, 'INVITATION');
    await commit([{ table: 'users', put: user }, { table: 'authUsers', put: account }, change]);
    return { user, invitationLink: link };
  });
  return { ...invited, isEmailed: await deliverInvitation(ctx, invited) };
}

/** The status of a user after a change. */
const getStatus = (former: UserRecord, account: AuthUserRecord | undefined, isDisabled?: boolean | null) => {
  if (isDisabled === undefined || isDisabled === null) return former.status;
  if (isDisabled) return 'inactive';
  return account?.passwordHash === '' ? 'pending' : 'active';
};

/** The changes of the account that go with those of its user. */
const accountChanges = (account: AuthUserRecord | undefined, former: UserRecord, user: UserRecord): Change[] => {
  if (!account) return [];
  // Permissions of its own would make a new role ineffective.
  const ability = user.role === former.role ? account.ability : [];
  return [{ table: 'authUsers', put: { ...account, ...getAccountFields(user), ability } }];
};

/**
 * Updates the given fields of a user and of the account. Throws NOT_FOUND, INVALID, or CONFLICT if another user has the
 * email address or username, with `fields`, and FORBIDDEN for users or roles with more permissions than one's own.
 */
export async function updateUser(
  ctx: Writes,
  id: string,
  { isDisabled, ...input }: UserInput & Pick<UpdateUserInput, 'isDisabled'>,
): Promise<UserRecord> {
  const fields = userFields(input);
  return withLock(ctx, ACCOUNTS_LOCK, async (commit) => {
    const former = await getUser(ctx, id);
    const account = await findAccount(ctx, former);
    const user: UserRecord = { ...former, ...fields, status: getStatus(former, account, isDisabled) };
    await assertCovers(ctx, account ?? former);
    if (user.role !== former.role) {
      await assertCovers(ctx, { role: user.role });
      await assertKeepsAdministrator(ctx, account, 'role');
    }
    const isDisabling = user.status === 'inactive' && former.status !== 'inactive';
    if (isDisabling) await assertKeepsAdministrator(ctx, account, 'isDisabled');
    assertIdentityFree(fields, await listOthers(ctx, id));
    const changes: Change[] = [{ table: 'users', put: user }, ...accountChanges(account, former, user)];
    if (isDisabling && account) await endAccess(ctx, commit, account, changes);
    else await commit(changes);
    return user;
  });
}

/** Commits the changes, and ends all sessions and password links of the account. */
const endAccess = async (ctx: Writes, commit: Commit, account: AuthUserRecord, changes: readonly Change[]) => {
  const sessions = await ctx.store.list('sessions', ({ userId }) => userId === account.id);
  await endSessions(ctx, commit, sessions, [...changes, ...(await endPasswordLinks(ctx, account))]);
};

/**
 * Deletes the user with the account and its views and recipes that are not shared, and returns the id. Throws
 * NOT_FOUND, FORBIDDEN for users with more permissions than one's own, and INVALID for oneself and the last
 * administrator.
 */
export function deleteUser(ctx: Writes, id: string): Promise<string> {
  return withLock(ctx, ACCOUNTS_LOCK, async (commit) => {
    const user = await getUser(ctx, id);
    const account = await findAccount(ctx, user);
    await assertCovers(ctx, account ?? user);
    await assertKeepsAdministrator(ctx, account, 'id');
    const removed: Change = { table: 'users', remove: id };
    if (!account) await commit([removed]);
    else {
      const isPrivate = ({ ownerId, sharedWith }: Shared) => ownerId === account.id && !sharedWith;
      const views = await ctx.store.list('views', isPrivate);
      const recipes = await ctx.store.list('recipes', isPrivate);
      await endAccess(ctx, commit, account, [
        removed,
        { table: 'authUsers', remove: account.id },
        { table: 'accountSettings', remove: account.id },
        ...views.map((view): Change => ({ table: 'views', remove: view.id })),
        ...recipes.map((recipe): Change => ({ table: 'recipes', remove: recipe.id })),
      ]);
    }
    return id;
  });
}
