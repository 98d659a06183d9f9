import { beforeEach, expect, test } from 'vitest';
import { createProduct } from '#server/domain/products/createProduct';
import type { ProductInput } from '#server/types.generated';
import { catalogWith, createTestContext, soundProduct, type TestContext } from '../catalogs/domainContext';
import { execute } from '../catalogs/executeSchema';

let ctx: TestContext;
let catalogId = '';

const complete: ProductInput = {
  description: '<p>A tent for two people and a dog.</p>',
  categories: ['Outdoor'],
  media: [{ url: 'https://example.com/tent.jpg' }],
};

/** What the products lack or have wrong, by their SKUs. */
const PRODUCTS: Record<string, ProductInput> = {
  A: {},
  B: { prices: [] },
  C: { media: [] },
  D: {
    media: [],
    prices: [],
    variants: [
      { sku: 'D-1', gtin: '1' },
      { sku: 'D-2', gtin: '2' },
    ],
  },
  E: { media: [] },
};

beforeEach(async () => {
  ctx = createTestContext();
  catalogId = (await catalogWith(ctx, 'Summer')).id;
  for (const [sku, input] of Object.entries(PRODUCTS)) {
    await createProduct(ctx, { catalogId, input: { ...soundProduct(sku), ...complete, ...input } });
  }
});

const ask = async (query: string) => {
  const { data, errors } = await execute(ctx, query);
  expect(errors).toBeUndefined();
  return data as Record<string, unknown>;
};

test('counts the products with each kind of issue, worst and most frequent first', async () => {
  const kinds = `{ catalog(id: "${catalogId}") { issueKinds { severity code label productCount } } }`;
  const { catalog } = await ask(kinds);
  expect((catalog as { issueKinds: object[] }).issueKinds.map((kind) => Object.values(kind).join(' '))).toEqual([
    'ERROR PRICE_MISSING No price 2',
    'ERROR GTIN_LENGTH GTIN with a wrong length 1',
    'WARNING IMAGE_MISSING No image 3',
    'WARNING OPTIONS_MISSING Variant without options 1',
  ]);
});

test('names a kind of issue by its code, and an unknown one by the code itself', async () => {
  expect(await ask('{ known: issueLabel(code: "IMAGE_MISSING") unknown: issueLabel(code: "X") }')).toEqual({
    known: 'No image',
    unknown: 'X',
  });
});

/** Asks for the place of a product among those without an image: C, D, and E. */
const place = async (sku: string, lastPosition: number, list = '') => {
  const id = (await ctx.store.products.bySku(catalogId, sku))?.id ?? '999';
  const input = `productId: "${id}", lastPosition: ${lastPosition}, list: { catalogId: "${catalogId}", filter: { issueCode: "IMAGE_MISSING" } ${list} }`;
  const query = `{ productPlace(input: { ${input} }) { position totalDocs previous { sku } next { sku } } }`;
  const { productPlace } = (await ask(query)) as {
    productPlace: { position: number; totalDocs: number; previous: { sku: string }; next: { sku: string } };
  };
  const { position, totalDocs, previous, next } = productPlace;
  return `${previous?.sku ?? ''} < ${position} of ${totalDocs} > ${next?.sku ?? ''}`;
};

test.each([
  ['first', 'C', 1, '', ' < 1 of 3 > D'],
  ['in the middle, wherever it was before', 'D', 9, '', 'C < 2 of 3 > E'],
  ['last', 'E', 3, '', 'D < 3 of 3 > '],
  ['in another order', 'E', 1, 'direction: DESC', ' < 1 of 3 > D'],
  ['no longer in the list, which it led', 'A', 1, '', ' < null of 3 > C'],
  ['no longer in the list', 'A', 2, '', 'C < null of 3 > D'],
  ['no longer in the list, which is shorter by now', 'A', 9, '', 'E < null of 3 > '],
  ['deleted', 'Z', 3, '', 'D < null of 3 > E'],
])('finds the neighbors of a product that is %s', async (_, sku, lastPosition, list, expected) => {
  expect(await place(sku, lastPosition, list)).toBe(expected);
});
