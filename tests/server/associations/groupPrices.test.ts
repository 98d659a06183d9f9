import { describe, expect, it } from 'vitest';
import { createProduct } from '#server/domain/products/createProduct';
import { updateProduct } from '#server/domain/products/updateProduct';
import type { ProductInput } from '#server/types.generated';
import { catalogWith, createTestContext, soundProduct } from '../catalogs/domainContext';
import { execute } from '../catalogs/executeSchema';

const euros = (amount: number) => [{ currency: 'EUR', amount }];
const partOf = (sku: string) => [{ type: 'PART_OF' as const, sku }];

/** A set without a price, its parts, and a product that costs 20 euros. */
const prepare = async () => {
  const ctx = createTestContext();
  const { id: catalogId } = await catalogWith(ctx, 'Summer');
  const create = (sku: string, input: ProductInput) =>
    createProduct(ctx, { catalogId, input: { ...soundProduct(sku), ...input } });
  await create('SET', { kind: 'GROUPED', prices: [] });
  await create('CUP', { prices: euros(8), associations: partOf('SET') });
  await create('POT', { prices: euros(30), associations: partOf('SET') });
  await create('OLD', { prices: euros(1), status: 'ARCHIVED', associations: partOf('SET') });
  await create('JUG', { prices: euros(20) });
  await create('BOX', { kind: 'GROUPED', prices: [] });
  const list = async (input: string) => {
    const range = 'priceRange { isOfParts minPrice { amount } maxPrice { amount } }';
    const query = `{ products(input: { catalogId: "${catalogId}", ${input} }) { data { sku ${range} } } }`;
    const { data, errors } = await execute(ctx, query);
    expect(errors).toBeUndefined();
    return (data?.['products'] as { data: { sku: string; priceRange: unknown }[] }).data;
  };
  const skus = async (input: string) => (await list(input)).map(({ sku }) => sku);
  return { ctx, list, skus };
};

describe('A group without a price', () => {
  it('has the prices of its parts, and is sorted and filtered by them', async () => {
    const { list, skus } = await prepare();
    const range = (min: string, max = min, isOfParts = false) => ({
      isOfParts,
      minPrice: { amount: min },
      maxPrice: { amount: max },
    });
    expect(await list('filter: { status: ACTIVE }, sort: PRICE')).toEqual([
      { sku: 'SET', priceRange: range('8', '30', true) },
      { sku: 'CUP', priceRange: range('8') },
      { sku: 'JUG', priceRange: range('20') },
      { sku: 'POT', priceRange: range('30') },
      { sku: 'BOX', priceRange: null },
    ]);
    expect(await skus('filter: { priceMin: 25 }, sort: SKU')).toEqual(['POT', 'SET']);
    expect(await skus('filter: { priceMax: 7 }, sort: SKU')).toEqual(['OLD']);
  });

  it('follows its parts, until it has a price of its own', async () => {
    const { ctx, list, skus } = await prepare();
    await updateProduct(ctx, { id: '2', revision: 1, input: { associations: [] } });
    expect(await skus('sort: PRICE, direction: DESC, filter: { priceMin: 25 }')).toEqual(['SET', 'POT']);
    await updateProduct(ctx, { id: '3', revision: 1, input: { prices: euros(12) } });
    expect(await skus('sort: PRICE, filter: { status: ACTIVE }')).toEqual(['CUP', 'SET', 'POT', 'JUG', 'BOX']);
    await updateProduct(ctx, { id: '1', revision: 1, input: { prices: euros(50) } });
    expect(await list('filter: { priceMin: 40 }')).toMatchObject([{ sku: 'SET', priceRange: { isOfParts: false } }]);
  });
});
