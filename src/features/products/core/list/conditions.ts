import type { AttributeFilterInput } from '#graphql/types.generated';

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

const toNumber = (text: string | undefined) => (text ? Number(text) : null);

/** Returns the condition for the server. An unknown comparison matches all products. */
export function toFilter({ attribute, operator, values }: Condition): AttributeFilterInput {
  const [first, second, unit] = values;
  const isYes = first === 'yes';
  switch (operator) {
    case 'contains':
      return { attribute, contains: first ?? '' };
    case 'options':
      return { attribute, options: [...values] };
    case 'range':
      return { attribute, min: toNumber(first), max: toNumber(second), unit: unit || null };
    case 'dates':
      return { attribute, from: first || null, to: second || null };
    case 'is':
      return { attribute, isTrue: isYes };
    case 'has':
      return { attribute, hasValue: isYes };
    default:
      return { attribute };
  }
}
