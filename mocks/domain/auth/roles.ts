import { DomainError, notFound } from '../../errors';
import { ABILITY_ACTIONS, ABILITY_SUBJECTS, ROLE_NAMES, type RoleRecord } from '../../records/auth';
import type { Ability, RoleName } from '../../types.generated';
import { refuseInvalid } from '../refusal';
import { inTurn } from '../inTurn';
import type { DomainContext } from '../context';
import { STANDARD_ABILITY } from './abilities';
import { ACCOUNTS_KEY } from './session';

const ALL: Ability = { action: 'manage', subject: 'all' };

const isSame = (a: Ability) => (b: Ability) => a.action === b.action && a.subject === b.subject;

/** All roles, the mightiest first. */
export const listRoles = async ({ store }: Pick<DomainContext, 'store'>): Promise<RoleRecord[]> => {
  const roles = new Map((await store.list('roles')).map((role) => [role.id, role]));
  return ROLE_NAMES.flatMap((name) => roles.get(name) ?? []);
};

const abilityMessage = (rule: Ability) => {
  if (!ABILITY_ACTIONS.some((action) => action === rule.action)) return `There is no action ${rule.action}.`;
  if (!ABILITY_SUBJECTS.some((subject) => subject === rule.subject)) return `There is no subject ${rule.subject}.`;
  return null;
};

/** What the abilities may not be. */
const faultOf = (name: RoleName, abilities: readonly Ability[]) => {
  if (name === 'admin' && !abilities.some(isSame(ALL))) {
    return 'Administrators keep "manage all": without them nobody could change roles any more.';
  }
  return abilities.map(abilityMessage).find((message) => message !== null) ?? null;
};

/**
 * Gives a role other abilities, each once, and always `read Auth`. Only administrators may: FORBIDDEN for others, though
 * their role may say so. Throws INVALID at `abilities` for words that no rule has, and where `admin` would lose power.
 */
export const updateRole = (
  ctx: Pick<DomainContext, 'store' | 'user'>,
  name: RoleName,
  abilities: readonly Ability[],
): Promise<RoleRecord> =>
  inTurn(ctx.store, ACCOUNTS_KEY, async () => {
    if (ctx.user?.role !== 'admin') {
      throw new DomainError('FORBIDDEN', 'Only administrators change what roles may do.');
    }
    const role = await ctx.store.get('roles', name);
    if (!role) throw notFound('role', name);
    const fault = faultOf(name, abilities);
    if (fault) refuseInvalid({ abilities: fault });
    const wanted = [...abilities, ...STANDARD_ABILITY].map(({ action, subject }) => ({ action, subject }));
    const put = { ...role, ability: wanted.filter((rule, at) => wanted.findIndex(isSame(rule)) === at) };
    await ctx.store.commit([{ table: 'roles', put }]);
    return put;
  });
