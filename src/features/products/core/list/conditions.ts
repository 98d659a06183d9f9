import type { FilterOperator, ProductConditionInput } from '#graphql/types.generated';

/** How the value of an attribute is compared. */
type Operator = 'contains' | 'options' | 'range' | 'dates' | 'is' | 'has';

/** A condition on an attribute, as it is in the URL. */
export interface Condition {
  /** Code of the attribute. */
  attribute: string;
  operator: Operator;
  /** A text; codes of options; lowest and highest number, and their unit; first and last day; or `yes` or `no`. */
  values: readonly string[];
}

/** Parses conditions such as `material:contains:wool;weight:range:1:5:kg`. Those that are not complete are left out. */
export function parseConditions(text: string): Condition[] {
  return text.split(';').flatMap((condition) => {
    const [attribute, operator, ...values] = condition
      .split(':')
      .map((part) => part.replace(/%3A|%3B|%25/g, decodeURIComponent));
    return attribute && operator ? [{ attribute, operator: operator as Operator, values }] : [];
  });
}

const toRange = (from: string | undefined, to: string | undefined): [FilterOperator, string[]] | null => {
  if (from && to) return ['BETWEEN', [from, to]];
  if (from) return ['AT_LEAST', [from]];
  return to ? ['AT_MOST', [to]] : null;
};

const compare = ({ operator, values }: Condition): [FilterOperator, string[]] | null => {
  const given = values.filter((value) => value.trim() !== '');
  const [first, second] = values;
  switch (operator) {
    case 'contains':
      return given.length ? ['CONTAINS', given.slice(0, 1)] : null;
    case 'options':
      return given.length ? ['IN', given] : null;
    case 'range':
    case 'dates':
      return toRange(first, second);
    case 'is':
      return ['IS', [first === 'yes' ? 'yes' : 'no']];
    case 'has':
      return [first === 'yes' ? 'NOT_EMPTY' : 'EMPTY', []];
    default:
      return null;
  }
};

/** Returns the conditions for the server. One that compares with nothing, or in an unknown way, matches all products. */
export function toFilterConditions(
  conditions: readonly Condition[],
  scope: Pick<ProductConditionInput, 'locale' | 'channel'>,
): ProductConditionInput[] {
  return conditions.flatMap((condition) => {
    const compared = compare(condition);
    if (!compared) return [];
    const [operator, values] = compared;
    const unit = (condition.operator === 'range' && condition.values[2]) || null;
    return [{ field: `attribute:${condition.attribute}`, operator, values, ...(unit && { unit }), ...scope }];
  });
}
