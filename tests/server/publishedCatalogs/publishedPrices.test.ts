import { expect, it, vi } from 'vitest';
import type { ProductInput } from '#server/types.generated';
import { catalogWith, createTestContext } from '../catalogs/domainContext';
import { execute } from '../catalogs/executeSchema';
import { addProduct, changeProduct, publish } from './publishing';

const euros = (amount: number, channel?: string) => ({ currency: 'EUR', amount, ...(channel && { channel }) });
const partOf = (sku: string) => [{ type: 'PART_OF' as const, sku }];

const range = (min: string, max = min, isOfParts = true) => ({
  minPrice: { amount: min },
  maxPrice: { amount: max },
  isOfParts,
});

/** A version with a set without a price, its parts, a set with a price, others, and a draft that would be a part. */
const prepare = async () => {
  const ctx = createTestContext();
  const { id: catalogId } = await catalogWith(ctx, 'Summer');
  const add = (sku: string, input: ProductInput) => addProduct(ctx, catalogId, sku, input);
  await add('SET', { kind: 'GROUPED', prices: [] });
  await add('CUP', { prices: [euros(8), euros(6, 'web')], associations: [...partOf('SET'), ...partOf('JUG')] });
  await add('POT', { prices: [euros(30)], associations: partOf('SET') });
  await add('NEW', { prices: [euros(1)], associations: partOf('SET'), status: 'DRAFT' });
  await add('JUG', { kind: 'GROUPED', prices: [euros(20)] });
  await add('BOX', { kind: 'GROUPED', prices: [] });
  const { version } = await publish(ctx, catalogId);
  const list = async (channel = '', { id } = version) => {
    const field = `priceRange${channel && `(channel: "${channel}")`} { isOfParts minPrice { amount } maxPrice { amount } }`;
    const { data, errors } = await execute(
      ctx,
      `{ publishedCatalog(id: "${id}") { products { data { sku ${field} } } } }`,
    );
    if (errors) throw new Error(errors[0]!.message);
    const found = data?.['publishedCatalog'] as { products: { data: { sku: string; priceRange: unknown }[] } };
    return Object.fromEntries(found.products.data.map(({ sku, priceRange }) => [sku, priceRange]));
  };
  return { ctx, catalogId, version, list };
};

it('shows the prices of the parts of a published group, also for a channel', async () => {
  const { list } = await prepare();
  expect(await list()).toEqual({
    BOX: null,
    CUP: range('8', '8', false),
    JUG: range('20', '20', false),
    POT: range('30', '30', false),
    SET: range('8', '30'),
  });
  expect(await list('web')).toMatchObject({ CUP: range('6', '6', false), SET: range('6', '30') });
  await expect(list('wep')).rejects.toThrow('The catalog doesn’t have the channel wep. The nearest one is web.');
});

it('keeps the parts of a version when products change, and of the version that is rolled back to', async () => {
  const { ctx, catalogId, version, list } = await prepare();
  await changeProduct(ctx, catalogId, 'CUP', { associations: [], prices: [{ ...euros(2), compareAt: null }] });
  const second = await publish(ctx, catalogId);
  const third = await publish(ctx, catalogId, { rollbackOf: version.id });
  expect([version.checksum, await list()]).toEqual([third.version.checksum, await list('', third.version)]);
  expect(await list('', second.version)).toMatchObject({ CUP: range('2', '2', false), SET: range('30') });
  expect(await list()).toMatchObject({ SET: range('8', '30') });
});

it('reads only the products of the page and the parts of its groups', async () => {
  const { ctx, version } = await prepare();
  const getMany = vi.spyOn(ctx.store, 'getMany');
  const query = `{ publishedCatalog(id: "${version.id}") {
    products(page: 1, perPage: 10, q: "") { data { priceRange { isOfParts } } } } }`;
  await execute(ctx, query);
  const read = getMany.mock.calls.flatMap(([table, ids]) => (table === 'contents' ? ids : []));
  expect(read).toHaveLength(5 + 2);
  getMany.mockRestore();
});
