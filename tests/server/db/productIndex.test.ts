import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMemoryStore } from '#server/db/memoryStore';
import type { Store } from '#server/db/store';
import { change, query } from './arbitraryProducts';
import { productOracle } from './productOracle';

const getOracle = async (store: Store, catalogId: string) =>
  productOracle(await store.list('products'), catalogId, (await store.get('catalogs', catalogId))?.currencies ?? []);

const commits = fc.array(fc.array(change, { maxLength: 4 }), { minLength: 1, maxLength: 12 });

test('the index finds the same as a scan of the whole table after every commit', async () => {
  await fc.assert(
    fc.asyncProperty(commits, fc.array(query, { minLength: 1, maxLength: 4 }), async (all, queries) => {
      const store = createMemoryStore();
      for (const changes of all) {
        await store.commit(changes);
        for (const one of queries) {
          const oracle = await getOracle(store, one.catalogId);
          expect(await store.products.find(one)).toEqual(oracle.find(one));
          expect(await store.products.ids(one.catalogId, one.filter)).toEqual(oracle.ids(one.filter));
        }
      }
    }),
    { numRuns: 150 },
  );
});

test('returns the keys, totals, and values in use of the table', async () => {
  await fc.assert(
    fc.asyncProperty(commits, async (all) => {
      const store = createMemoryStore();
      const { products } = store;
      for (const changes of all) await store.commit(changes);
      for (const id of ['1', '2', 'unknown']) {
        const oracle = await getOracle(store, id);
        const { completeness, ...sums } = await products.stats(id);
        expect(sums).toEqual({ ...oracle.stats, completeness: undefined });
        expect(completeness).toBeCloseTo(oracle.stats.completeness, 8);
        const kinds = await products.issueKinds(id);
        for (const severity of ['ERROR', 'INFO']) {
          for (const code of ['PRICE_MISSING', 'IMAGE_MISSING']) {
            const kind = kinds.find((one) => one.severity === severity && one.code === code);
            expect(kind?.productCount ?? 0).toBe(oracle.issueCount(severity, code));
          }
        }
        expect(await products.brands(id)).toEqual(oracle.brands);
        expect(await products.categories(id)).toEqual(oracle.categories);
        expect(await products.categoryCounts(id)).toEqual(oracle.categoryCounts);
        for (const sku of ['A', 'a', 'B-1', 'C', '']) expect(await products.bySku(id, sku)).toBe(oracle.bySku(sku));
        for (const key of ['x-1', 'x-2']) expect(await products.byReference(id, key)).toBe(oracle.byReference(key));
        for (const slug of ['spade', 'hoe']) expect(await products.idsBySlug(id, slug)).toEqual(oracle.idsBySlug(slug));
      }
    }),
  );
});

test('a result is a consistent snapshot, even during commits', async () => {
  await fc.assert(
    fc.asyncProperty(
      commits,
      fc.array(change, { minLength: 1 }),
      query,
      fc.boolean(),
      async (all, later, one, isWarm) => {
        const store = createMemoryStore();
        for (const changes of all) await store.commit(changes);
        if (isWarm) await store.products.find(one);
        const before = (await getOracle(store, one.catalogId)).find(one);
        const answers = [store.products.find(one), store.products.find(one)];
        await store.commit(later);
        const after = (await getOracle(store, one.catalogId)).find(one);
        for (const answer of await Promise.all(answers)) expect([before, after]).toContainEqual(answer);
      },
    ),
  );
});

test('the sum of completeness returns to exactly 0 after all products are deleted', async () => {
  const store = createMemoryStore();
  await fc.assert(
    fc.asyncProperty(fc.array(change), async (changes) => {
      await store.commit(changes);
      const left = await store.list('products');
      await store.commit(left.map(({ id }) => ({ table: 'products', remove: id })));
      expect((await store.products.stats('1')).completeness).toBe(0);
    }),
    { numRuns: 30 },
  );
});
