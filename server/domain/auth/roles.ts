import { DomainError, notFound } from '../../errors';
import { type AbilityRecord, ABILITY_ACTIONS, ABILITY_SUBJECTS, ROLE_NAMES, type RoleRecord } from '../../records/auth';
import type { RoleName } from '../../types.generated';
import { assertNoFieldErrors } from '../errors';
import { say } from '../../records/sentence';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';
import { STANDARD_ABILITY } from './abilities';
import { ACCOUNTS_LOCK } from './session';
import { getRole } from './standardRoles';

const ALL: AbilityRecord = { action: 'manage', subject: 'all' };

const isSame = (a: AbilityRecord) => (b: AbilityRecord) => a.action === b.action && a.subject === b.subject;

/** Returns all roles, the one with the most permissions first. */
export async function listRoles(ctx: Pick<DomainContext, 'store'>): Promise<RoleRecord[]> {
  const roles = await Promise.all(ROLE_NAMES.map((name) => getRole(ctx, name)));
  return roles.filter((role) => role !== undefined);
}

const abilityMessage = (rule: AbilityRecord) => {
  if (!ABILITY_ACTIONS.some((action) => action === rule.action)) return say`Action ${rule.action} does not exist.`;
  if (!ABILITY_SUBJECTS.some((subject) => subject === rule.subject))
    return say`Subject ${rule.subject} does not exist.`;
  return null;
};

/** Returns what is wrong with the permissions, or null if they are valid. */
const findFault = (name: RoleName, abilities: readonly AbilityRecord[]) => {
  if (name === 'admin' && !abilities.some(isSame(ALL))) {
    return say`Administrators must keep "manage all". Without it, no one could change roles.`;
  }
  return abilities.map(abilityMessage).find((message) => message !== null) ?? null;
};

/**
 * Replaces the abilities of a role. Duplicates are removed, and `read Auth` is always kept. Without abilities, the role
 * stays as it is. Only administrators can do this: others get FORBIDDEN, even if their role allows it. Throws INVALID
 * at `abilities` for unknown actions and subjects, and if `admin` would lose `manage all`.
 */
export function updateRole(
  ctx: Pick<DomainContext, 'store' | 'user' | 'locks'>,
  name: RoleName,
  abilities?: readonly AbilityRecord[] | null,
): Promise<RoleRecord> {
  return withLock(ctx, ACCOUNTS_LOCK, async (commit) => {
    if (ctx.user?.role !== 'admin') {
      throw new DomainError('FORBIDDEN', say`Only administrators can change role permissions.`);
    }
    const role = await getRole(ctx, name);
    if (!role) throw notFound('role', name);
    if (!abilities) return role;
    const fault = findFault(name, abilities);
    if (fault) assertNoFieldErrors({ abilities: fault });
    const wanted = [...abilities, ...STANDARD_ABILITY].map(({ action, subject }) => ({ action, subject }));
    const put = { ...role, ability: wanted.filter((rule, at) => wanted.findIndex(isSame(rule)) === at) };
    await commit([{ table: 'roles', put }]);
    return put;
  });
}
