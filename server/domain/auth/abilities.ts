import { DomainError } from '../../errors';
import type { AbilitySubject } from '../../types.generated';
import { DEMO_SUBJECTS, type AbilityRecord, type AuthUserRecord } from '../../records/auth';
import { say } from '../../records/sentence';
import type { DomainContext } from '../context';
import { getRole } from './standardRoles';

/** The permissions of an account without any others (spec, section 6). */
export const STANDARD_ABILITY: readonly AbilityRecord[] = [{ action: 'read', subject: 'Auth' }];

/** Returns the account with its current rules: its own, or else those of its role. */
export async function withAbility(ctx: Pick<DomainContext, 'store'>, user: AuthUserRecord): Promise<AuthUserRecord> {
  if (user.ability.length) return user;
  const role = await getRole(ctx, user.role);
  return { ...user, ability: role?.ability ?? [...STANDARD_ABILITY] };
}

/**
 * Whether the user's rules allow the action on the subject; `manage` means every action, `all` every subject. Nothing
 * is allowed without a user.
 */
export function can(user: AuthUserRecord | null, action: string, subject: string): boolean {
  return (user?.ability ?? []).some(
    (rule) => [action, 'manage'].includes(rule.action) && [subject, 'all'].includes(rule.subject),
  );
}

/** Returns the user if signed in and allowed by the rule; throws UNAUTHENTICATED or FORBIDDEN otherwise. */
export function assertAbility(
  user: AuthUserRecord | null,
  rule: { action: string; subject: string } | null,
): AuthUserRecord {
  if (!user) throw new DomainError('UNAUTHENTICATED', say`Sign in to do this.`);
  if (rule && !can(user, rule.action, rule.subject)) {
    throw new DomainError(
      'FORBIDDEN',
      say`Your role, ${user.role}, doesn’t have permission to ${rule.action} ${rule.subject}.`,
    );
  }
  return user;
}

/** The subjects that the gateway does not have: those of the demo apps without demo data. */
export function listUnavailable({ demo }: Pick<DomainContext, 'demo'>): readonly AbilitySubject[] {
  return demo ? [] : DEMO_SUBJECTS;
}

/** Throws NOT_FOUND if the gateway does not have the subject. */
export function assertAvailable(ctx: Pick<DomainContext, 'demo'>, subject: string): void {
  if (listUnavailable(ctx).every((unavailable) => unavailable !== subject)) return;
  throw new DomainError('NOT_FOUND', say`This server runs without the demo apps.`);
}
