import { describe, expect, it } from 'vitest';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import type { ProductInput } from '#server/types.generated';
import { createTestClient } from '../../support/testClient';
import { addProduct, publish } from '../publishedCatalogs/publishing';

const price = (amount: number) => [{ currency: 'EUR', amount }];
const partOf = (sku: string, quantity: number) => [{ type: 'PART_OF' as const, sku, quantity }];

const PRODUCTS: Record<string, ProductInput> = {
  A: { name: 'Tent', prices: price(200), associations: partOf('SET', 1) },
  B: { name: 'Mug', prices: [{ currency: 'EUR', amount: 8, compareAt: 10 }], associations: partOf('SET', 4) },
  C: { name: 'Book', kind: 'EXTERNAL', externalUrl: 'https://other.example/book', buttonText: 'Buy there', prices: [] },
  D: { name: 'Pen', externalUrl: 'https://other.example/pen', prices: price(3) },
  SET: { name: 'Camping set', kind: 'GROUPED', prices: [] },
  SOLO: { name: 'Group without parts', kind: 'GROUPED', prices: [] },
};

const prepare = async () => {
  const client = await createTestClient();
  const { context } = client.gateway;
  const { id } = await createCatalog(context, { name: 'Range', currencies: ['EUR'] });
  for (const [sku, input] of Object.entries(PRODUCTS))
    await addProduct(context, id, sku, { categories: ['Camp'], ...input });
  const versionId = (await publish(context, id)).version.id;
  const query = `query ($versionId: ID!, $input: ShopWindowListInput) { shopWindow(versionId: $versionId) {
    products(input: $input) { products {
      sku externalUrl buttonText isOnSale minPrice { amount } maxPrice { amount } isPriceOfParts related { sku } parts { quantity product { sku } }
    } } } }`;
  return async (input: object) => {
    const data = await client.data(query, { versionId, input });
    return data.shopWindow.products.products;
  };
};

describe('Kinds of products in a shop window', () => {
  it('a group has its parts, and the prices from the cheapest to the most expensive one', async () => {
    const list = await prepare();
    const bySku = Object.fromEntries((await list({})).map((product: { sku: string }) => [product.sku, product]));
    expect(bySku).toMatchObject({
      SET: {
        minPrice: { amount: '8' },
        maxPrice: { amount: '200' },
        isPriceOfParts: true,
        isOnSale: true,
        parts: [
          { quantity: 1, product: { sku: 'A' } },
          { quantity: 4, product: { sku: 'B' } },
        ],
      },
      SOLO: { minPrice: null, maxPrice: null, isPriceOfParts: false, parts: [] },
      A: { isPriceOfParts: false, parts: [] },
    });
    // Its parts are not listed again.
    expect(bySku.SET.related).toEqual([{ sku: 'SOLO' }, { sku: 'C' }, { sku: 'D' }]);
    const skus = (await list({ maxPrice: 50, sort: 'PRICE' })).map(({ sku }: { sku: string }) => sku);
    expect(skus).toEqual(['D', 'B', 'SET']);
  });

  it('only an external product leads to another site', async () => {
    const list = await prepare();
    const found = (await list({})).flatMap(({ sku, externalUrl, buttonText }: Record<string, string | null>) =>
      externalUrl === null && buttonText === null ? [] : [[sku, externalUrl, buttonText]],
    );
    expect(found).toEqual([['C', 'https://other.example/book', 'Buy there']]);
  });
});
