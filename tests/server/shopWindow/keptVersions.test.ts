import { expect, it, vi } from 'vitest';
import { LIMITS } from '#server/domain/limits';
import { createTestClient } from '../../support/testClient';
import { catalogWith } from '../catalogs/domainContext';
import { publish } from '../publishedCatalogs/publishing';

const LIST = `query ($id: ID!) { shopWindow(versionId: $id) { products { products { sku } } } }`;

/**
 * Publishes catalogs with these SKUs; returns a function that shows one of the versions and counts the products read.
 */
const showVersions = async (windowProducts: number, ...catalogs: string[]) => {
  const { ask, gateway } = await createTestClient({ limits: { ...LIMITS, windowProducts } });
  const { context } = gateway;
  const versions = new Map<string, string>();
  for (const skus of catalogs) {
    const { id } = await catalogWith(context, skus, [...skus]);
    versions.set(skus, (await publish(context, id)).version.id);
  }
  const reads = vi.spyOn(context.store, 'getMany');
  return async (skus: string) => {
    reads.mockClear();
    const { data } = await ask(LIST, { id: versions.get(skus) });
    expect(data.shopWindow.products.products.map(({ sku }: { sku: string }) => sku).join('')).toBe(skus);
    return reads.mock.calls.flatMap(([table, ids]) => (table === 'contents' ? ids : [])).length;
  };
};

it('keeps the last three versions ready', async () => {
  const show = await showVersions(10, 'AB', 'CD', 'E', 'FG');
  expect([await show('AB'), await show('CD'), await show('E')]).toEqual([2, 2, 1]);
  expect([await show('AB'), await show('CD'), await show('E')]).toEqual([0, 0, 0]);
  expect(await show('FG')).toBe(2);
  expect([await show('E'), await show('AB')]).toEqual([0, 2]);
});

it('does not keep large versions ready beside the one shown last', async () => {
  const show = await showVersions(2, 'ABCD', 'EFG', 'H');
  expect([await show('ABCD'), await show('ABCD')]).toEqual([4, 0]);
  expect([await show('H'), await show('ABCD')]).toEqual([1, 4]);
  expect([await show('EFG'), await show('H'), await show('EFG')]).toEqual([3, 1, 3]);
  expect(await show('H')).toBe(0);
});
