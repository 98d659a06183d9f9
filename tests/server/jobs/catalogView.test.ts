import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '#server/db/memoryStore';
import type { KeyReading } from '#server/db/store';
import { createCatalogView } from '#server/domain/jobs/catalogView';
import type { ProductRecord } from '#server/records/products';
import type { Change } from '#server/records/tables';
import { sampleProduct, sampleVariant } from '../db/sampleRecords';

const serials: KeyReading = {
  attribute: 'serial',
  stamp: 'TEXT',
  read: ({ attributes }) => attributes.flatMap(({ value }) => (value === '' ? [] : value)),
};

// SKUs are unique among products, as the domain requires, but move from one product to another over time.
const skus = ['A', 'B', 'C', 'D'];
const product = fc
  .record({
    id: fc.constantFrom('1', '2', '3'),
    sku: fc.constantFrom(...skus),
    variant: fc.option(fc.constantFrom(...skus)),
    slug: fc.constantFrom('spade', 'rake'),
    externalReference: fc.constantFrom(null, 'x', 'y'),
    serial: fc.constantFrom('', '1', '2'),
  })
  .map(({ variant, serial, ...fields }) =>
    sampleProduct({
      ...fields,
      attributes: [{ name: 'Serial', value: serial }],
      variants: variant === null ? [] : [sampleVariant({ id: `${fields.id}-1`, sku: variant })],
    }),
  );
const step = fc.oneof(
  { weight: 4, arbitrary: product.map((put): Change => ({ table: 'products', put })) },
  { weight: 1, arbitrary: fc.constantFrom('1', '2', '3').map((remove): Change => ({ table: 'products', remove })) },
);

/** Keeps only steps after which no SKU or reference belongs to two products. */
const sound = (steps: readonly Change[]) => {
  const held = new Map<string, ProductRecord>();
  return steps.filter((change) => {
    if (change.table !== 'products') return false;
    if ('remove' in change) return held.delete(change.remove);
    const { put } = change;
    const others = [...held.values()].filter(({ id }) => id !== put.id);
    const taken = new Set(others.flatMap(({ sku, variants }) => [sku, ...variants.map((variant) => variant.sku)]));
    const isClash =
      taken.has(put.sku) ||
      put.variants.some(({ sku }) => taken.has(sku)) ||
      others.some(({ externalReference }) => externalReference !== null && externalReference === put.externalReference);
    if (!isClash) held.set(put.id, put);
    return !isClash;
  });
};

describe('Catalog view', () => {
  it('returns the same as the store after the pending changes are committed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.nat({ max: 12 }), async (steps, kept) => {
        const changes = sound(steps);
        const store = createMemoryStore();
        await store.commit(changes.slice(0, kept));
        const view = createCatalogView(store, '1');
        const isStored = await view.isKeyTaken(serials, '1', '');
        expect(isStored).toBe((await store.products.idsByKey('1', serials, '1')).length > 0);
        for (const change of changes.slice(kept)) {
          if ('put' in change && change.table === 'products') view.put(change.put);
          else if ('remove' in change) view.remove(change.remove);
        }
        const later = createMemoryStore();
        await later.commit(changes);

        for (const sku of skus) expect(await view.bySku(sku)).toEqual(await later.products.bySku('1', sku));
        for (const reference of ['x', 'y']) {
          expect(await view.byReference(reference)).toEqual(await later.products.byReference('1', reference));
        }
        for (const id of ['1', '2', '3']) {
          expect(await view.get(id)).toEqual(await later.get('products', id));
          for (const slug of ['spade', 'rake']) {
            const ids = await later.products.idsBySlug('1', slug);
            expect(await view.isSlugTaken(slug, id)).toBe(ids.some((other) => other !== id));
          }
          for (const serial of ['1', '2']) {
            const ids = await later.products.idsByKey('1', serials, serial);
            expect(await view.isKeyTaken(serials, serial, id)).toBe(ids.some((other) => other !== id));
          }
        }
      }),
    );
  });

  it('returns SKUs used by other products, and clears pending changes after the commit', async () => {
    const store = createMemoryStore();
    const view = createCatalogView(store, '1');
    view.put(sampleProduct({ id: '1', sku: 'A', variants: [sampleVariant({ sku: 'B' })] }));
    expect(await view.takenSkus(['A', 'B', 'C'], '2')).toEqual(new Set(['A', 'B']));
    expect(await view.takenSkus(['A', 'B', 'C'], '1')).toEqual(new Set());
    view.clear();
    expect(await view.bySku('A')).toBeUndefined();
    expect(await view.isSlugTaken('spade', '2')).toBe(false);
  });

  it('does not include products of another catalog', async () => {
    const store = createMemoryStore();
    await store.commit([{ table: 'products', put: sampleProduct({ catalogId: '2', sku: 'A' }) }]);
    const view = createCatalogView(store, '1');
    expect(await view.get('1')).toBeUndefined();
    expect(await view.bySku('A')).toBeUndefined();
  });
});
