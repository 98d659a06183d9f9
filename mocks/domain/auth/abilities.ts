import { createMongoAbility } from '@casl/ability';
import { DomainError } from '../../errors';
import type { AuthUserRecord } from '../../records/auth';
import type { Ability } from '../../types.generated';
import type { DomainContext } from '../context';

/** What an account may do of which nothing else is said (spec, section 6). */
export const STANDARD_ABILITY: readonly Ability[] = [{ action: 'read', subject: 'Auth' }];

/** The account with the rules that hold for it now: its own, else those of its role as they are stored. */
export const withAbility = async (
  { store }: Pick<DomainContext, 'store'>,
  user: AuthUserRecord,
): Promise<AuthUserRecord> => {
  if (user.ability.length) return user;
  const role = await store.get('roles', user.role);
  return { ...user, ability: role?.ability ?? [...STANDARD_ABILITY] };
};

/** Whether the user's rules allow the action on the subject. */
export const can = (user: AuthUserRecord, action: string, subject: string) =>
  createMongoAbility(user.ability.map((rule) => ({ ...rule }))).can(action, subject);

/** The user, once it is sure that there is one and that the rule allows it; throws UNAUTHENTICATED or FORBIDDEN. */
export const demand = (
  user: AuthUserRecord | null,
  rule: { action: string; subject: string } | null,
): AuthUserRecord => {
  if (!user) throw new DomainError('UNAUTHENTICATED', 'Sign in to do this.');
  if (rule && !can(user, rule.action, rule.subject)) {
    throw new DomainError('FORBIDDEN', `Your role ${user.role} may not ${rule.action} ${rule.subject}.`);
  }
  return user;
};
