import type fc from 'fast-check';
import { expect } from 'vitest';
import type { Store } from '#server/db/store';
import type { query } from './arbitraryProducts';
import { productOracle } from './productOracle';

type Query = typeof query extends fc.Arbitrary<infer Value> ? Value : never;

/** Compares all answers of the index with those of a scan of the table. */
export async function expectSame(store: Store, queries: readonly Query[]): Promise<void> {
  const table = await store.list('products');
  for (const id of ['1', '2']) {
    const currencies = (await store.get('catalogs', id))?.currencies ?? [];
    const oracle = productOracle(table, id, currencies);
    for (const one of queries) {
      expect(await store.products.find({ ...one, catalogId: id })).toEqual(oracle.find(one));
      expect(await store.products.ids(id, one.filter)).toEqual(oracle.ids(one.filter));
    }
    expect(await store.products.stats(id)).toMatchObject({
      products: oracle.stats.products,
      issues: oracle.stats.issues,
    });
    expect(await store.products.brands(id)).toEqual(oracle.brands);
    expect(await store.products.categories(id)).toEqual(oracle.categories);
    expect(await store.products.attributes(id)).toEqual(oracle.attributes);
    expect(await store.products.families(id)).toEqual(oracle.families);
    const found: string[] = [];
    const scan = store.products.scan(id, 'ID', { attributeNames: ['Color', 'Größe'] });
    for await (const product of scan) found.push(product.id);
    expect(found).toEqual(oracle.idsWith(['Color', 'Größe']));
    for (const sku of ['A', 'a', 'B-1', 'C', ''])
      expect(await store.products.bySku(id, sku)).toEqual(oracle.bySku(sku));
    for (const key of ['x-1', 'x-2'])
      expect(await store.products.byReference(id, key)).toEqual(oracle.byReference(key));
    for (const slug of ['spade', 'hoe'])
      expect(await store.products.idsBySlug(id, slug)).toEqual(oracle.idsBySlug(slug));
  }
}
