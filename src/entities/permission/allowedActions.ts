import type { AbilityAction, AbilitySubject } from '#graphql/types.generated';
import { isAllowed, type AbilityRule } from '#session/ability';

/**
 * The actions that the rules allow on a subject: only `manage` if that allows everything, otherwise the individual
 * actions.
 */
export function allowedActions(
  rules: readonly AbilityRule[],
  subject: AbilitySubject,
  actions: readonly AbilityAction[],
): AbilityAction[] {
  if (rules.length === 0) return [];
  const allowed = actions.filter((action) => isAllowed(rules, action, subject));
  return allowed.includes('manage') ? ['manage'] : allowed;
}
