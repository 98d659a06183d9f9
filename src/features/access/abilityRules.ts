import { isAllowed, type AbilityRule } from '#session/ability';
import type { AbilityAction, AbilitySubject } from '#graphql/types.generated';

/** A cell of the matrix: one action on one resource. */
export interface Cell {
  action: AbilityAction;
  subject: AbilitySubject;
}

const isAt =
  ({ action, subject }: Cell) =>
  (rule: AbilityRule) =>
    rule.action === action && rule.subject === subject;

/** Reading one’s own account, a permission that no role can lose. */
const kept: Cell = { action: 'read', subject: 'Auth' };

/** Whether a rule names this exact cell. */
export function isGranted(rules: readonly AbilityRule[], cell: Cell): boolean {
  return rules.some(isAt(cell));
}

/** Whether the cell is allowed without its own rule: by a wider rule, or because everyone has the permission. */
export function isImplied(rules: readonly AbilityRule[], cell: Cell): boolean {
  const others = rules.filter((rule) => !isAt(cell)(rule));
  return isAt(cell)(kept) || (others.length > 0 && isAllowed(others, cell.action, cell.subject));
}

/** The rules with the cell granted or revoked. */
export function withCell(rules: readonly Cell[], cell: Cell, isAllowed: boolean): Cell[] {
  const others = rules.filter((rule) => !isAt(cell)(rule));
  return isAllowed ? [...others, cell] : others;
}

/** The number of rules that are in only one of the lists. */
export function diffRules(a: readonly AbilityRule[], b: readonly AbilityRule[]): number {
  const names = (rules: readonly AbilityRule[]) => new Set(rules.map(({ action, subject }) => `${action} ${subject}`));
  const [first, second] = [names(a), names(b)];
  return [...first].filter((name) => !second.has(name)).length + [...second].filter((name) => !first.has(name)).length;
}
