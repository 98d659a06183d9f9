import { abilityOf, type AbilityRule } from '../../session/ability';
import type { AbilityAction, AbilitySubject } from '../../graphql/types.generated';

/** A cell of the matrix: one action on one kind of thing. */
export interface Cell {
  action: AbilityAction;
  subject: AbilitySubject;
}

const isAt =
  ({ action, subject }: Cell) =>
  (rule: AbilityRule) =>
    rule.action === action && rule.subject === subject;

/** Reading the own account, which no role can lose. */
const kept: Cell = { action: 'read', subject: 'Auth' };

/** Whether the rules name the cell itself. */
export const isGranted = (rules: readonly AbilityRule[], cell: Cell): boolean => rules.some(isAt(cell));

/** Whether the cell is allowed without a rule of its own: by a wider rule, or because everybody has it. */
export const isImplied = (rules: readonly AbilityRule[], cell: Cell): boolean => {
  const others = rules.filter((rule) => !isAt(cell)(rule));
  return isAt(cell)(kept) || (others.length > 0 && abilityOf(others).can(cell.action, cell.subject));
};

/** The rules with the cell granted or taken away. */
export const withCell = (rules: readonly AbilityRule[], cell: Cell, isAllowed: boolean): AbilityRule[] => {
  const others = rules.filter((rule) => !isAt(cell)(rule));
  return isAllowed ? [...others, cell] : others;
};

/** How many rules one list has that the other has not. */
export const differenceOf = (a: readonly AbilityRule[], b: readonly AbilityRule[]): number => {
  const names = (rules: readonly AbilityRule[]) => new Set(rules.map(({ action, subject }) => `${action} ${subject}`));
  const [first, second] = [names(a), names(b)];
  return [...first].filter((name) => !second.has(name)).length + [...second].filter((name) => !first.has(name)).length;
};

/** What the rules allow on a subject: `manage` alone where that is everything, else the single actions. */
export const allowedActions = (
  rules: readonly AbilityRule[],
  subject: AbilitySubject,
  actions: readonly AbilityAction[],
): AbilityAction[] => {
  if (rules.length === 0) return [];
  const ability = abilityOf(rules);
  const allowed = actions.filter((action) => ability.can(action, subject));
  return allowed.includes('manage') ? ['manage'] : allowed;
};
