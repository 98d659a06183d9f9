import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { printFilterText, type FilterCondition, type FilterGroup } from '#shared/filterText';
import { parseFilterText } from '#shared/parseFilterText';

const text = fc.oneof(
  fc.constantFrom(
    'price',
    'attribute:outer-material',
    'and',
    'NOT',
    'last',
    '',
    ' ',
    '"',
    '\\',
    '(',
    '@web',
    'm²',
    '[',
  ),
  fc.string({ unit: 'binary', minLength: 1 }),
);

const OPERATORS = ['IS', 'IS_NOT', 'CONTAINS', 'NOT_CONTAINS', 'STARTS_WITH', 'LESS', 'AT_MOST', 'GREATER'] as const;
const OTHERS = ['AT_LEAST', 'BEFORE', 'AFTER', 'LAST_DAYS', 'IN_OR_BELOW'] as const;

const some = (minLength: number, maxLength: number) => fc.array(text, { minLength, maxLength });

const comparison = fc.oneof(
  fc.record({ operator: fc.constantFrom(...OPERATORS, ...OTHERS), values: some(1, 1) }),
  fc.record({ operator: fc.constant('BETWEEN' as const), values: some(2, 2) }),
  fc.record({ operator: fc.constantFrom('IN', 'NOT_IN'), values: some(1, 3) }),
  fc.record({ operator: fc.constantFrom('EMPTY', 'NOT_EMPTY') }),
);

const given = text.filter((word) => word !== '');

const condition: fc.Arbitrary<FilterCondition> = fc
  .record(
    {
      field: text,
      comparison,
      locale: fc.oneof(fc.constantFrom('de', 'de-CH', 'EUR'), given),
      channel: given,
      currency: fc.constantFrom('EUR', 'USD'),
      unit: given,
      variants: fc.constantFrom('ANY', 'ALL'),
    },
    { requiredKeys: ['field', 'comparison'] },
  )
  .map(({ comparison: { operator, ...others }, unit, ...rest }): FilterCondition => {
    const hasUnit = unit !== undefined && 'values' in others && operator !== 'LAST_DAYS';
    return { operator, ...others, ...rest, ...(hasUnit && { unit }) };
  });

/** Groups in the form that the parser returns. */
const { group } = fc.letrec<{ group: FilterGroup; inAnd: FilterGroup; both: FilterGroup; any: FilterGroup }>((tie) => {
  const one = condition.map((only): FilterGroup => ({ conditions: [only] }));
  const not = tie('group').map((unwanted): FilterGroup => ({ not: unwanted }));
  return {
    any: fc.array(tie('group'), { minLength: 2, maxLength: 3 }).map((or): FilterGroup => ({ or })),
    both: fc
      .record({ conditions: fc.array(condition, { maxLength: 2 }), and: fc.array(tie('inAnd'), { maxLength: 2 }) })
      .filter(({ conditions, and }) => conditions.length + and.length > 1)
      .map(({ conditions, and }) => ({ ...(conditions.length && { conditions }), ...(and.length && { and }) })),
    inAnd: fc.oneof({ maxDepth: 2 }, not, tie('any'), tie('both')),
    group: fc.oneof({ maxDepth: 3 }, one, one, not, tie('both'), tie('any')),
  };
});

test('a printed filter is parsed as the same filter', () => {
  fc.assert(
    fc.property(group, (filter) => {
      expect(parseFilterText(printFilterText(filter))).toEqual({ filter });
    }),
    { numRuns: 500 },
  );
});

test('any text is a filter or has an error within it', () => {
  const words = ['not', '(', ')', 'and', 'or', 'is', 'in', 'a', '"b"', '"', '[', ']', '@', ',', '<', '!', 'last', '\n'];
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...words)).map((some) => some.join(' ')),
  );
  fc.assert(
    fc.property(anyText, (wrong) => {
      const result = parseFilterText(wrong);
      if ('filter' in result) {
        const printed = printFilterText(result.filter);
        expect(parseFilterText(printed)).toEqual(result);
      } else {
        expect(result.error.position).toBeLessThanOrEqual(wrong.length);
      }
    }),
    { numRuns: 500 },
  );
});

describe('The text of a filter', () => {
  it.each<[string, FilterGroup]>([
    ['', {}],
    [
      'price[EUR] < 10 and (brand is "Acme Inc." or stock = 0)',
      {
        conditions: [{ field: 'price', operator: 'LESS', values: ['10'], currency: 'EUR' }],
        and: [
          {
            or: [
              { conditions: [{ field: 'brand', operator: 'IS', values: ['Acme Inc.'] }] },
              { conditions: [{ field: 'stock', operator: 'IS', values: ['0'] }] },
            ],
          },
        ],
      },
    ],
    [
      'EVERY variant price[EUR@web] BETWEEN 1 AND 5',
      {
        conditions: [
          { field: 'price', operator: 'BETWEEN', values: ['1', '5'], currency: 'EUR', channel: 'web', variants: 'ALL' },
        ],
      },
    ],
    [
      'attribute:weight >= 0.5 kg',
      { conditions: [{ field: 'attribute:weight', operator: 'AT_LEAST', values: ['0.5'], unit: 'kg' }] },
    ],
    [
      'name[de] is not empty and created in last 30 days',
      {
        conditions: [
          { field: 'name', operator: 'NOT_EMPTY', locale: 'de' },
          { field: 'created', operator: 'LAST_DAYS', values: ['30'] },
        ],
      },
    ],
    [
      'a != 1 or not b in or below "A/B" ',
      {
        or: [
          { conditions: [{ field: 'a', operator: 'IS_NOT', values: ['1'] }] },
          { not: { conditions: [{ field: 'b', operator: 'IN_OR_BELOW', values: ['A/B'] }] } },
        ],
      },
    ],
  ])('%j is parsed', (wanted, filter) => {
    expect(parseFilterText(wanted)).toEqual({ filter });
  });

  it.each([
    ['brand', 5, 'an operator', ''],
    ['brand is', 8, 'a value', ''],
    ['brand is and', 9, 'a value', 'and'],
    ['brand is "Acme', 9, 'the end of the quoted text', '"Acme'],
    ['brand in Acme', 9, '“(”', 'Acme'],
    ['brand in (Acme', 14, '“)”', ''],
    ['price[EUR < 1', 10, '“]”', '<'],
    ['price[] < 1', 6, 'a currency, a language, or @ and a channel', ']'],
    ['price between 1 or 2', 16, '“and”', 'or'],
    ['created in last 5 weeks', 18, '“days”', 'weeks'],
    ['name starts x', 12, '“with”', 'x'],
    ['any product sku is A', 4, '“variant”', 'product'],
    ['stock = 1 kg 2', 13, '“and”, “or”, or the end', '2'],
    ['stock = 1 and', 13, 'a field', ''],
    ['('.repeat(21), 20, 'fewer parentheses', '('],
  ])('%j is refused at %i, where it needs %s', (wrong, position, expected, found) => {
    expect(parseFilterText(wrong)).toEqual({ error: { position, expected, found } });
  });

  it('leaves out conditions that are not complete', () => {
    const filter: FilterGroup = {
      conditions: [
        { field: 'price', operator: 'BETWEEN', values: ['1'] },
        { field: 'sku', operator: 'IN', values: [] },
      ],
      or: [{ conditions: [{ field: 'brand', operator: 'IS' }] }, { conditions: [{ field: 'sku', operator: 'EMPTY' }] }],
      not: { and: [] },
    };
    expect(printFilterText(filter)).toBe('sku is empty');
  });
});
