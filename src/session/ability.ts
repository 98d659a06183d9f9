import { Ability } from '@casl/ability';

/** One rule of what a user may do, as the server gives it; `manage` is every action, `all` every subject. */
export interface AbilityRule {
  action: string;
  subject: string;
}

/** What somebody may do about whom nothing is stored: see the pages for signing in. */
const nobody: readonly AbilityRule[] = [{ action: 'read', subject: 'Auth' }];

/** CASL's ability over the stored rules. The rules have no conditions, so the small class without a matcher does. */
export const abilityOf = (rules: readonly AbilityRule[] | undefined) =>
  new Ability([...(rules?.length ? rules : nobody)]);
