import { Ability } from '@casl/ability';

/** A permission rule as returned by the server; `manage` means every action, `all` every subject. */
export interface AbilityRule {
  action: string;
  subject: string;
}

/** The permissions of signed-out users: to see the sign-in pages. */
const nobody: readonly AbilityRule[] = [{ action: 'read', subject: 'Auth' }];

/**
 * Creates a CASL ability for the stored rules. The rules have no conditions, so the small class without a condition
 * matcher is sufficient.
 */
export function createAbility(rules: readonly AbilityRule[] | undefined) {
  return new Ability([...(rules?.length ? rules : nobody)]);
}
