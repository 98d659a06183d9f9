import fc from 'fast-check';
import { issue } from '#server/domain/validation/issues';
import type { ProductRecord } from '#server/records/products';
import type { Change } from '#server/records/tables';
import type { ProductScanFilter } from '#server/db/store';
import type { ProductSort } from '#server/types.generated';
import { sampleCatalog, sampleProduct, sampleVariant } from './sampleRecords';

// Few values of each kind, so that products share them.
const word = fc.constantFrom('Spade', 'spade 10', 'Spade 9', 'Égée', 'rake', 'RAKE', 'Hoe-2', '');
const sku = fc.constantFrom('A', 'a', 'B-1', 'B-10', 'B-2', 'C');
const status = fc.constantFrom('DRAFT', 'ACTIVE', 'ARCHIVED');
const path = fc.constantFrom('Garden', 'Garden/Tools', 'Garden/Tools/Small', 'Gardens', 'House');
const count = fc.nat({ max: 2 });
const prices = fc.array(
  fc.record(
    {
      currency: fc.constantFrom('EUR', 'USD'),
      channel: fc.constantFrom('web', 'shop'),
      amount: fc.constantFrom(0, 5, 9.99, 120),
      compareAt: fc.constant(null),
    },
    { requiredKeys: ['currency', 'amount', 'compareAt'] },
  ),
  { maxLength: 3 },
);
const catalogId = fc.constantFrom('1', '2');

/** A product stays in its catalog. */
const getCatalogId = (id: string) => (['1', '3', '10'].includes(id) ? '1' : '2');

const pairs = fc.array(
  fc.record({
    name: fc.constantFrom('Color', 'color ', 'Größe', 'Weight'),
    value: fc.constantFrom('x', ' y', 'y', '', '\u0001z'),
  }),
  { maxLength: 3 },
);

const values = fc.array(
  fc
    .record(
      {
        attribute: fc.constantFrom('name', 'slug', 'description', 'color', 'weight'),
        locale: fc.constantFrom('de', 'de-AT', 'ja'),
        channel: fc.constantFrom('web', 'shop'),
        text: fc.constantFrom('Spaten', 'Hoe-2', '鍬', ''),
      },
      { requiredKeys: ['attribute', 'text'] },
    )
    .filter(({ locale, channel }) => (locale ?? channel) !== undefined),
  { maxLength: 2 },
);

const variant = fc.record({ sku, prices, attributes: pairs, options: pairs, values }).map(sampleVariant);

const product: fc.Arbitrary<ProductRecord> = fc
  .record({
    id: fc.constantFrom('1', '2', '3', '7', '10', '20'),
    sku,
    name: word,
    slug: fc.constantFrom('spade', 'rake', 'hoe'),
    brand: fc.constantFrom('Terra', 'terra', 'Élan', ''),
    status,
    categories: fc.uniqueArray(path, { maxLength: 3 }),
    attributes: pairs,
    variants: fc.array(variant, { maxLength: 2 }),
    prices,
    externalReference: fc.constantFrom(null, 'x-1', 'x-2'),
    completeness: fc.constantFrom(0, 0.1, 1 / 3, 0.7, 1),
    qualityScore: fc.constantFrom(0, 74, 75, 90, 100),
    issues: fc.array(
      fc
        .record({ code: fc.constantFrom('PRICE_MISSING', 'IMAGE_MISSING'), severity: fc.constantFrom('ERROR', 'INFO') })
        .map((fields) => issue({ ...fields, category: 'REQUIRED', entityType: 'PRODUCT', message: ['Missing'] })),
      { maxLength: 3 },
    ),
    issueCounts: fc.record({ error: count, warning: count, info: count }),
    updatedAt: fc.constantFrom('2026-01-02T00:00:00.000Z', '2026-03-01T00:00:00.000Z', '2026-02-01T12:00:00.000Z'),
    family: fc.option(fc.constantFrom('shirts', 'tents'), { nil: undefined }),
    isGrouped: fc.boolean(),
    associations: fc.array(fc.record({ type: fc.constantFrom('PART_OF', 'RELATED'), sku }), { maxLength: 2 }),
    values,
  })
  .map(({ family, isGrouped, ...fields }) =>
    sampleProduct({
      ...fields,
      catalogId: getCatalogId(fields.id),
      ...(family !== undefined && { family }),
      ...(isGrouped && { kind: 'GROUPED' }),
    }),
  );

/** A write to products or to their two catalogs. */
export const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: product.map((put): Change => ({ table: 'products', put })) },
  { weight: 2, arbitrary: product.map(({ id }): Change => ({ table: 'products', remove: id })) },
  {
    weight: 1,
    arbitrary: fc
      .record({ id: catalogId, currencies: fc.constantFrom('EUR', 'USD,EUR', 'GBP').map((codes) => codes.split(',')) })
      .map((fields): Change => ({ table: 'catalogs', put: sampleCatalog(fields) })),
  },
);

const filter: fc.Arbitrary<ProductScanFilter> = fc.record(
  {
    q: fc.constantFrom('spade', 'É', ' RAKE ', 'b-1', '10', 'terra', 'spaten', '鍬', '', null),
    status: fc.option(status),
    category: fc.option(path),
    hasCategory: fc.option(fc.boolean()),
    brand: fc.constantFrom('Terra', 'Élan', '', null),
    priceMin: fc.constantFrom(0, 5.5, 100, null),
    priceChannel: fc.constantFrom('web', 'shop', null),
    priceMax: fc.constantFrom(0, 9.99, 100, null),
    issues: fc.constantFrom('ERROR', 'WARNING', 'INFO', null),
    issueCode: fc.constantFrom('PRICE_MISSING', 'IMAGE_MISSING', 'SKU_MISSING', null),
    grade: fc.constantFrom('A', 'B', 'C', 'E', null),
  },
  { requiredKeys: [] },
);

const sorts: ProductSort[] = [
  'NAME',
  'SKU',
  'BRAND',
  'STATUS',
  'PRICE',
  'COMPLETENESS',
  'QUALITY',
  'CREATED_AT',
  'UPDATED_AT',
];

export const query = fc.record({
  catalogId,
  filter: fc.oneof(filter, fc.constant({})),
  sort: fc.constantFrom(...sorts),
  direction: fc.constantFrom('ASC', 'DESC'),
  offset: fc.nat({ max: 3 }),
  limit: fc.nat({ max: 6 }),
});
