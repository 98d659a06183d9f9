import fc from 'fast-check';
import { expect, test } from 'vitest';
import { issue } from '#server/domain/validation/issues';
import { toScanFilter } from '#server/domain/products/filters/toScanFilter';
import type { ProductRecord } from '#server/records/products';
import type { ProductConditionInput, ProductFilter } from '#server/types.generated';
import { createTestContext, putJob } from '../../catalogs/domainContext';
import { sampleCatalog, sampleProduct, sampleVariant } from '../../db/sampleRecords';
import { matchesPlainly } from './plainFilter';
import { LONG_TEST } from '#tests/support/databases/longTest';

const word = fc.constantFrom('Oak', 'oak 10', 'Öl', 'ol', 'Zinc, oak', '');
const status = fc.constantFrom('DRAFT', 'ACTIVE', 'ARCHIVED');
const path = fc.constantFrom('Garden', 'Garden/Tools', 'Gardens', 'House');
const stock = fc.option(fc.nat({ max: 3 }));
const sku = fc.constantFrom('A', 'a-1', 'B');
const media = fc.array(fc.constant({ url: '/a.jpg', alt: '' }), { maxLength: 2 });
const instant = fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-31T23:59:59.999Z', '2026-02-01T00:00:00.000Z');
const user = fc.constantFrom('Ada', 'Bo', 'Zoë');
const job = fc.constantFrom('7', '12');

const color = fc.array(fc.record({ name: fc.constant('Color'), value: word }), { maxLength: 1 });

const values = fc.array(
  fc
    .record({
      attribute: fc.constantFrom('name', 'color'),
      scope: fc.constantFrom({ locale: 'de' }, { channel: 'web' }, { locale: 'de', channel: 'web' }),
      text: fc.constantFrom('Eiche', 'Öl'),
    })
    .map(({ scope, ...value }) => ({ ...value, ...scope })),
  { maxLength: 2 },
);

const product: fc.Arbitrary<ProductRecord> = fc
  .record({
    id: fc.constantFrom('1', '2', '3', '4', '5'),
    name: word,
    sku,
    brand: word,
    status,
    categories: fc.uniqueArray(path, { maxLength: 2 }),
    attributes: fc.record({ Color: word, Weight: fc.constantFrom('', '2', '10', '9.5', 'heavy') }),
    values,
    stock,
    media,
    variants: fc.array(
      fc.record({ sku, stock, status, media, attributes: color, options: color, values }).map(sampleVariant),
      { maxLength: 2 },
    ),
    associations: fc.array(fc.record({ type: fc.constantFrom('RELATED', 'UPSELL'), sku }), { maxLength: 2 }),
    codes: fc.array(fc.constantFrom('PRICE_MISSING', 'IMAGE_MISSING'), { maxLength: 2 }),
    qualityScore: fc.constantFrom(0, 50, 100),
    createdAt: instant,
    updatedAt: instant,
    createdBy: fc.option(user),
    createdByJob: fc.option(job),
    updatedBy: user,
    updatedByJob: fc.option(job),
  })
  .map(({ attributes, codes, stock: own, ...fields }) => {
    const found = Object.entries(attributes).filter(([, value]) => value !== '');
    return sampleProduct({
      ...fields,
      ...(own !== null && { stock: own }),
      attributes: found.map(([name, value]) => ({ name, value })),
      issues: codes.map((code) =>
        issue({ code, severity: 'INFO', category: 'REQUIRED', entityType: 'PRODUCT', message: ['Missing'] }),
      ),
    });
  });

const text = word.filter((one) => one !== '');
const number = fc.constantFrom('0', '1', '2', '9.5', '10', '50');
const day = fc.constantFrom('2026-01-01', '2026-01-31', '2026-02-01');

/** Operators with one value, by kind of field. */
const SINGLE = {
  text: ['IS', 'IS_NOT', 'CONTAINS', 'NOT_CONTAINS', 'STARTS_WITH'],
  choice: ['IS', 'IS_NOT'],
  number: ['IS', 'IS_NOT', 'LESS', 'AT_MOST', 'GREATER', 'AT_LEAST'],
  day: ['IS', 'BEFORE', 'AT_MOST', 'AFTER', 'AT_LEAST'],
  path: ['IS', 'IS_NOT', 'IN_OR_BELOW'],
} as const;

/** Fields by kind, those that are never empty without EMPTY. */
const FIELDS: readonly [
  kind: keyof typeof SINGLE,
  value: fc.Arbitrary<string>,
  fields: readonly string[],
  isAlways?: true,
][] = [
  ['text', text, ['name', 'attribute:color', 'brand']],
  ['text', sku, ['sku']],
  ['choice', status, ['status'], true],
  ['choice', fc.constantFrom('RELATED', 'UPSELL', 'CROSS_SELL'), ['association']],
  ['choice', fc.constantFrom('PRICE_MISSING', 'SKU_MISSING'), ['issue']],
  ['number', number, ['stock', 'attribute:weight']],
  ['number', number, ['variants', 'images', 'quality'], true],
  ['day', day, ['created', 'changed'], true],
  ['path', path, ['category']],
  ['choice', fc.constantFrom('ada', 'Zoe', 'Kim'), ['created-by']],
  ['choice', fc.constantFrom('ada', 'Zoe', 'Kim'), ['changed-by'], true],
  ['choice', job, ['created-by-job', 'changed-by-job']],
];

const condition: fc.Arbitrary<ProductConditionInput> = fc
  .oneof(
    ...FIELDS.map(([kind, value, fields, isAlways]) => {
      const comparison = fc.oneof(
        fc.record({ operator: fc.constantFrom(...SINGLE[kind]), values: fc.tuple(value) }),
        ...(kind === 'number' || kind === 'day'
          ? [
              fc.record({
                operator: fc.constant('BETWEEN' as const),
                values: fc
                  .tuple(value, value)
                  .map((pair) => pair.sort((a, b) => (kind === 'day' ? (a < b ? -1 : 1) : Number(a) - Number(b)))),
              }),
            ]
          : [
              fc.record({
                operator: fc.constantFrom('IN' as const, 'NOT_IN' as const),
                values: fc.tuple(value, value),
              }),
            ]),
        ...(isAlways ? [] : [fc.record({ operator: fc.constantFrom('EMPTY' as const, 'NOT_EMPTY' as const) })]),
      );
      return fc.record({ field: fc.constantFrom(...fields), comparison });
    }),
  )
  .chain(({ field, comparison }) =>
    fc.record({
      field: fc.constant(field),
      ...Object.fromEntries(Object.entries(comparison).map(([key, value]) => [key, fc.constant(value)])),
      locale: ['name', 'attribute:color'].includes(field) ? fc.constantFrom(null, 'de') : fc.constant(null),
      channel: ['name', 'attribute:color'].includes(field) ? fc.constantFrom(null, 'web') : fc.constant(null),
      variants: ['attribute:color', 'sku', 'status', 'stock', 'images'].includes(field)
        ? fc.constantFrom(null, 'ANY' as const, 'ALL' as const)
        : fc.constant(null),
    }),
  ) as fc.Arbitrary<ProductConditionInput>;

/** Filters in filters, at most so many levels deep. */
const nested = (depth: number): fc.Arbitrary<ProductFilter> => {
  const inner = depth === 1 ? [] : [nested(depth - 1)];
  const list = fc.oneof(fc.constant(null), ...inner.map((one) => fc.array(one, { maxLength: 2 })));
  return fc.record(
    {
      status: fc.option(status),
      conditions: fc.array(condition, { minLength: 1, maxLength: 2 }),
      and: list,
      or: list,
      not: fc.oneof(fc.constant(null), ...inner),
    },
    { requiredKeys: ['conditions'] },
  );
};

test('the index finds what a filter over the records finds, also after changes', { timeout: LONG_TEST }, async () => {
  const products = fc.uniqueArray(product, { selector: ({ id }) => id, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(products, products, nested(3), async (first, second, wanted) => {
      const ctx = createTestContext();
      const catalog = sampleCatalog({ locales: ['en', 'de'], channels: ['web'] });
      const records = new Map<string, ProductRecord>();
      // The attributes have to be in use.
      const known = sampleProduct({ id: '9', attributes: ['Color', 'Weight'].map((name) => ({ name, value: '1' })) });
      await ctx.store.commit([
        { table: 'catalogs', put: catalog },
        {
          table: 'attributeDefinitions',
          put: {
            id: '1',
            code: 'weight',
            type: 'NUMBER',
            labels: [],
            group: '',
            position: 1,
            isLocalizable: false,
            unitFamily: null,
            options: [],
            rules: { min: null, max: null, decimals: null, maxLength: null, pattern: null, units: [] },
            createdAt: '2026-01-01T00:00:00.000Z',
            updatedAt: '2026-01-01T00:00:00.000Z',
            updatedBy: 'Ada',
          },
        },
      ]);
      for (const id of ['7', '12']) {
        await putJob(ctx, { id, catalogId: catalog.id, type: 'IMPORT', status: 'COMPLETED' });
      }
      for (const written of [[known], first, second]) {
        await ctx.store.commit(written.map((put) => ({ table: 'products', put })));
        for (const record of written) records.set(record.id, record);
        if (written[0] === known) continue;
        const found = await ctx.store.products.ids('1', await toScanFilter(ctx, catalog, wanted));
        const plain = [...records.values()].filter((record) => matchesPlainly(record, wanted)).map(({ id }) => id);
        expect(found).toEqual(plain.sort());
      }
    }),
    { numRuns: 300 },
  );
});
