/** How a condition compares, see `FilterOperator` of the schema. */
type Operator =
  | 'IS'
  | 'IS_NOT'
  | 'IN'
  | 'NOT_IN'
  | 'CONTAINS'
  | 'NOT_CONTAINS'
  | 'STARTS_WITH'
  | 'EMPTY'
  | 'NOT_EMPTY'
  | 'LESS'
  | 'AT_MOST'
  | 'GREATER'
  | 'AT_LEAST'
  | 'BETWEEN'
  | 'BEFORE'
  | 'AFTER'
  | 'LAST_DAYS'
  | 'IN_OR_BELOW';

/** A condition, as `ProductConditionInput` of the schema. */
export interface FilterCondition {
  field: string;
  operator: Operator;
  values?: string[] | null;
  /** A language. One of three uppercase letters would be a currency. */
  locale?: string | null;
  channel?: string | null;
  /** Three uppercase letters. */
  currency?: string | null;
  unit?: string | null;
  variants?: 'ANY' | 'ALL' | null;
}

/** Conditions and groups of them, as `ProductFilter` of the schema. All parts must match. */
export interface FilterGroup {
  conditions?: FilterCondition[] | null;
  and?: FilterGroup[] | null;
  or?: FilterGroup[] | null;
  not?: FilterGroup | null;
}

/** Returns all conditions of a group, those of its groups included. */
export function listConditions({ conditions, and, or, not }: FilterGroup): FilterCondition[] {
  return [
    ...(conditions ?? []),
    ...[...(and ?? []), ...(or ?? []), ...(not ? [not] : [])].flatMap((group) => listConditions(group)),
  ];
}

/** Operators with one value after them. */
export const PREFIXES = {
  IS: 'is',
  IS_NOT: 'is not',
  CONTAINS: 'contains',
  NOT_CONTAINS: 'not contains',
  STARTS_WITH: 'starts with',
  LESS: '<',
  AT_MOST: '<=',
  GREATER: '>',
  AT_LEAST: '>=',
  BEFORE: 'before',
  AFTER: 'after',
  IN_OR_BELOW: 'in or below',
} as const satisfies Partial<Record<Operator, string>>;

/** Words that are not a field, a value, or a unit unless they are quoted. */
export const RESERVED: ReadonlySet<string> = new Set(
  'and or not any every is in contains starts with between before after empty last'.split(' '),
);

/** What a word consists of that needs no quotes. */
export const WORD = /[^\s()[\],@<>=!"]+/;

const isWord = (text: string) => new RegExp(`^${WORD.source}$`).test(text) && !RESERVED.has(text.toLowerCase());

const quote = (text: string) => (isWord(text) ? text : JSON.stringify(text));

const isCurrency = (text: string) => /^[A-Z]{3}$/.test(text);

const printScope = ({ currency, locale, channel }: FilterCondition) => {
  const words = [
    ...(currency ? [currency] : []),
    ...(locale ? [isCurrency(locale) ? JSON.stringify(locale) : quote(locale)] : []),
  ];
  const text = words.join(' ') + (channel ? `@${quote(channel)}` : '');
  return text && `[${text}]`;
};

/** The text after the field; null if values are missing. */
const printComparison = ({ operator, values, unit }: FilterCondition) => {
  const [first, second] = (values ?? []).map(quote);
  const inUnit = unit ? ` ${quote(unit)}` : '';
  switch (operator) {
    case 'EMPTY':
      return 'is empty';
    case 'NOT_EMPTY':
      return 'is not empty';
    case 'IN':
    case 'NOT_IN':
      return first === undefined
        ? null
        : `${operator === 'IN' ? 'in' : 'not in'} (${values!.map(quote).join(', ')})${inUnit}`;
    case 'BETWEEN':
      return second === undefined ? null : `between ${first} and ${second}${inUnit}`;
    case 'LAST_DAYS':
      return first === undefined ? null : `in last ${first} days`;
    default:
      return first === undefined ? null : `${PREFIXES[operator]} ${first}${inUnit}`;
  }
};

const printCondition = (condition: FilterCondition): string | null => {
  const comparison = printComparison(condition);
  const { field, variants } = condition;
  const quantifier = variants ? (variants === 'ANY' ? 'any variant ' : 'every variant ') : '';
  return comparison && `${quantifier}${quote(field)}${printScope(condition)} ${comparison}`;
};

/** A text, and whether it needs parentheses beside others. */
interface Printed {
  text: string;
  isJoined: boolean;
}

const wrap = ({ text, isJoined }: Printed) => (isJoined ? `(${text})` : text);

const join = (parts: readonly Printed[], word: 'and' | 'or'): Printed[] => {
  if (parts.length < 2) return [...parts];
  return [{ text: parts.map(wrap).join(` ${word} `), isJoined: true }];
};

const print = ({ conditions, and, or, not }: FilterGroup): Printed[] => {
  const own = (conditions ?? []).flatMap((condition): Printed[] => {
    const text = printCondition(condition);
    return text === null ? [] : [{ text, isJoined: false }];
  });
  const unwanted = not ? print(not).map((one) => ({ text: `not ${wrap(one)}`, isJoined: false })) : [];
  return join([...own, ...(and ?? []).flatMap(print), ...join((or ?? []).flatMap(print), 'or'), ...unwanted], 'and');
};

/**
 * Returns the filter as a text, such as `price[EUR] < 10 and (brand is Acme or stock = 0)`; empty without conditions.
 * `parseFilterText` parses it. Conditions without the values that they need are left out.
 */
export function printFilterText(filter: FilterGroup): string {
  return print(filter)
    .map(({ text }) => text)
    .join('');
}
