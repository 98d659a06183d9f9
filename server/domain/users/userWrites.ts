import type { UserRecord } from '../../records/users';
import type { CreateUserInput } from '../../types.generated';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';
import { assertIdentityFree, NEW_USER, type UserFields, userFields, type UserInput } from './userFields';
import { getUser } from './userList';

type Writes = Pick<DomainContext, 'store' | 'locks'>;

const KEY = 'users';

const putNew = async ({ store }: Writes, fields: Partial<UserFields>): Promise<UserRecord> => {
  const user: UserRecord = { ...NEW_USER, ...fields, id: await store.nextId('users') };
  await store.commit([{ table: 'users', put: user }]);
  return user;
};

/** Creates a user from the fields without validation. */
export function addUser(ctx: Writes, fields: Partial<UserFields>): Promise<UserRecord> {
  return withLock(ctx, KEY, () => putNew(ctx, fields));
}

/** Creates a user. Throws INVALID, or CONFLICT if another user has the email address or username, with `fields`. */
export async function createUser(ctx: Writes, input: CreateUserInput): Promise<UserRecord> {
  const fields = userFields(input);
  return withLock(ctx, KEY, async () => {
    assertIdentityFree(fields, await ctx.store.list('users'));
    return putNew(ctx, fields);
  });
}

/**
 * Updates the given fields. Throws NOT_FOUND, INVALID, or CONFLICT if another user has the email address or username,
 * with `fields`.
 */
export async function updateUser(ctx: Writes, id: string, input: UserInput): Promise<UserRecord> {
  const fields = userFields(input);
  return withLock(ctx, KEY, async () => {
    const user = await getUser(ctx, id);
    assertIdentityFree(fields, await ctx.store.list('users', (other) => other.id !== id));
    const changed: UserRecord = { ...user, ...fields };
    await ctx.store.commit([{ table: 'users', put: changed }]);
    return changed;
  });
}

/** Deletes the user and returns the id. Throws NOT_FOUND. */
export function deleteUser(ctx: Writes, id: string): Promise<string> {
  return withLock(ctx, KEY, async () => {
    await getUser(ctx, id);
    await ctx.store.commit([{ table: 'users', remove: id }]);
    return id;
  });
}
