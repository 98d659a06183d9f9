import type { FilterFieldType, FilterOperator } from '#server/types.generated';

const CHOICE = ['IS', 'IS_NOT', 'IN', 'NOT_IN', 'EMPTY', 'NOT_EMPTY'] as const;
const NUMBER = ['IS', 'IS_NOT', 'LESS', 'AT_MOST', 'GREATER', 'AT_LEAST', 'BETWEEN', 'EMPTY', 'NOT_EMPTY'] as const;

/** How fields of a type can be compared, in the order in which it is offered. */
const OPERATORS: Readonly<Record<FilterFieldType, readonly FilterOperator[]>> = {
  TEXT: ['CONTAINS', 'NOT_CONTAINS', 'STARTS_WITH', ...CHOICE],
  NUMBER,
  MEASUREMENT: NUMBER,
  PRICE: NUMBER,
  BOOLEAN: ['IS', 'EMPTY', 'NOT_EMPTY'],
  DATE: ['IS', 'BEFORE', 'AFTER', 'AT_MOST', 'AT_LEAST', 'BETWEEN', 'LAST_DAYS', 'EMPTY', 'NOT_EMPTY'],
  CHOICE,
  CATEGORY: ['IN_OR_BELOW', ...CHOICE],
};

/** The opposite of each operator that has one. */
export const OPPOSITES: Readonly<Partial<Record<FilterOperator, FilterOperator>>> = {
  IS_NOT: 'IS',
  NOT_IN: 'IN',
  NOT_CONTAINS: 'CONTAINS',
  EMPTY: 'NOT_EMPTY',
};

/** How an attribute can be compared after its definition was deleted, because only what its values mean is lost. */
export const DELETED_OPERATORS: readonly FilterOperator[] = ['EMPTY', 'NOT_EMPTY'];

/** Returns how a field can be compared; one that always has a value is never empty. */
export function getOperators(type: FilterFieldType, isAlways: boolean): FilterOperator[] {
  return OPERATORS[type].filter((operator) => !isAlways || !operator.endsWith('EMPTY'));
}
