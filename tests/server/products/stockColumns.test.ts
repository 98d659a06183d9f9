import { expect, test } from 'vitest';
import { createProduct } from '#server/domain/products/createProduct';
import type { ProductInput } from '#server/types.generated';
import { catalogWith, createTestContext, soundProduct } from '../catalogs/domainContext';
import { execute } from '../catalogs/executeSchema';

const variants = (...stocks: (number | null)[]): ProductInput => ({
  variants: stocks.map((stock, at) => ({ sku: `V${at}`, stock })),
});

test.each<[name: string, input: ProductInput, stock: number | null, availability: string]>([
  ['without a stock', {}, null, 'IN_STOCK'],
  ['with a stock', { stock: 4 }, 4, 'IN_STOCK'],
  ['that is sold out', { stock: 0 }, 0, 'OUT_OF_STOCK'],
  ['that is a draft', { stock: 4, status: 'DRAFT' }, 4, 'IN_STOCK'],
  ['on backorder', { stock: 0, availability: 'BACKORDER' }, 0, 'BACKORDER'],
  ['whose variants have stocks', variants(3, 0), 3, 'IN_STOCK'],
  ['one of whose variants is not tracked', variants(0, null), 0, 'IN_STOCK'],
  ['whose variants are sold out', variants(0, 0), 0, 'OUT_OF_STOCK'],
  [
    'whose only variant in stock is archived',
    {
      variants: [
        { sku: 'V0', stock: 2, status: 'ARCHIVED' },
        { sku: 'V1', stock: 0 },
      ],
    },
    2,
    'OUT_OF_STOCK',
  ],
  [
    'whose variant can be preordered',
    {
      variants: [
        { sku: 'V0', stock: 0 },
        { sku: 'V1', availability: 'PREORDER', availableFrom: '2099-01-01' },
      ],
    },
    0,
    'PREORDER',
  ],
])('adds up the stock of a product %s, and finds its best availability', async (_, input, stock, availability) => {
  const ctx = createTestContext();
  const { id: catalogId } = await catalogWith(ctx, 'Summer');
  const { id } = await createProduct(ctx, { catalogId, input: { ...soundProduct('A'), ...input } });
  expect(await execute(ctx, `{ product(id: "${id}") { totalStock bestAvailability } }`)).toEqual({
    data: { product: { totalStock: stock, bestAvailability: availability } },
  });
});
