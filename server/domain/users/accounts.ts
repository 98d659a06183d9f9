import { DomainError } from '../../errors';
import type { AuthUserRecord } from '../../records/auth';
import { say } from '../../records/sentence';
import type { UserRecord } from '../../records/users';
import { can, STANDARD_ABILITY, withAbility } from '../auth/abilities';
import { getRole } from '../auth/standardRoles';
import { DEFAULT_IDLE_MINUTES } from '../auth/sessionPolicy';
import type { DomainContext } from '../context';
import { assertNoFieldErrors } from '../errors';

type Reads = Pick<DomainContext, 'store' | 'user'>;

/** What an account has in common with its user. */
export function getAccountFields({ fullName, username, email, avatar, role, status }: UserRecord) {
  return { fullName, username, email, avatar, role, isDisabled: status === 'inactive' };
}

/** An account without a password for the user. It is not stored yet. */
export async function newAccount({ store }: Pick<DomainContext, 'store'>, person: UserRecord): Promise<AuthUserRecord> {
  const fields = getAccountFields(person);
  return {
    ...fields,
    id: await store.nextId('authUsers'),
    personId: person.id,
    passwordHash: '',
    ability: [],
    idleMinutes: DEFAULT_IDLE_MINUTES,
  };
}

/** The account of the user. Users of REST clients have none until they are invited. */
export async function findAccount(
  { store }: Pick<DomainContext, 'store'>,
  { id }: Pick<UserRecord, 'id'>,
): Promise<AuthUserRecord | undefined> {
  return (await store.list('authUsers', ({ personId }) => personId === id))[0];
}

/**
 * Throws FORBIDDEN unless the signed-in user has all permissions of the role or account, so that no one gains
 * permissions through others. Without a signed-in user, everything is allowed.
 */
export async function assertCovers({ store, user }: Reads, of: { role: string } | AuthUserRecord): Promise<void> {
  if (!user) return;
  const rules =
    'ability' in of
      ? (await withAbility({ store }, of)).ability
      : ((await getRole({ store }, of.role))?.ability ?? STANDARD_ABILITY);
  if (rules.every(({ action, subject }) => can(user, action, subject))) return;
  throw new DomainError(
    'FORBIDDEN',
    say`The role ${of.role} has permissions that your role, ${user.role}, doesn’t have.`,
  );
}

/** Whether the account is that of an administrator who can sign in. */
export function isAdministrator({ role, isDisabled, passwordHash }: AuthUserRecord): boolean {
  return role === 'admin' && !isDisabled && passwordHash !== '';
}

/**
 * Throws INVALID at the field if a change would take their access from the signed-in user or from the last
 * administrator who can sign in.
 */
export async function assertKeepsAdministrator(
  { store, user }: Reads,
  account: AuthUserRecord | undefined,
  field: 'role' | 'isDisabled' | 'id',
): Promise<void> {
  if (!account) return;
  if (user?.id === account.id) {
    const own = {
      role: say`You can’t change your own role. Ask another administrator.`,
      isDisabled: say`You can’t disable your own account. Ask another administrator.`,
      id: say`You can’t delete your own account. Ask another administrator.`,
    };
    assertNoFieldErrors({ [field]: own[field] });
  }
  if (!isAdministrator(account)) return;
  const others = await store.list('authUsers', (other) => other.id !== account.id && isAdministrator(other));
  if (others.length) return;
  assertNoFieldErrors({
    [field]: say`This is the last administrator who can sign in. Make another user an administrator first.`,
  });
}
