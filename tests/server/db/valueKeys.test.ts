import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMemoryStore } from '#server/db/memoryStore';
import { createUniqueReader } from '#server/domain/productValues/uniqueValues';
import { attributeCode } from '#server/records/attributeCode';
import { NO_RULES, type AttributeDefinitionRecord } from '#server/records/attributes';
import type { ProductRecord } from '#server/records/products';
import type { Change } from '#server/records/tables';
import { sampleProduct, sampleVariant } from './sampleRecords';

const serial: AttributeDefinitionRecord = {
  id: '1',
  code: 'serial',
  labels: [{ locale: 'en', text: 'Serial' }],
  type: 'TEXT',
  unitFamily: null,
  rules: NO_RULES,
  options: [],
  group: '',
  position: 1,
  isLocalizable: false,
  isUnique: true,
  createdAt: '',
  updatedAt: '',
  updatedBy: '',
};

const KEYS = ['a', 'b', 'c'];
const attributes = fc
  .record({ name: fc.constantFrom('Serial', 'SERIAL', 'Other'), value: fc.constantFrom(...KEYS, ' a ', '') })
  .map((pair) => [pair]);
const ids = fc.constantFrom('1', '2', '3', '4');

const step = fc.oneof(
  fc
    .record({ id: ids, catalogId: fc.constantFrom('1', '2'), attributes, ofVariant: fc.option(attributes) })
    .map(({ ofVariant, ...fields }): Change => ({
      table: 'products',
      put: sampleProduct({
        ...fields,
        sku: `SKU-${fields.id}`,
        variants: ofVariant ? [sampleVariant({ id: `${fields.id}-1`, attributes: ofVariant })] : [],
      }),
    })),
  ids.map((remove): Change => ({ table: 'products', remove })),
);

const hasKey = (product: ProductRecord, key: string) =>
  [product, ...product.variants].some((part) =>
    part.attributes?.some(({ name, value }) => attributeCode(name) === 'serial' && value.trim() === key),
  );

test('products are found by the keys that they and their variants have now, in their catalog', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 4 }), { minLength: 1, maxLength: 6 }), async (commits) => {
      const store = createMemoryStore();
      const stored = new Map<string, ProductRecord>();
      for (const changes of commits) {
        await store.commit(changes);
        for (const change of changes) {
          if (change.table !== 'products') continue;
          if ('put' in change) stored.set(change.put.id, change.put);
          else if ('remove' in change) stored.delete(change.remove);
        }
        // Each request reads the definitions anew.
        const reading = createUniqueReader([serial]).readings.get('serial')!;
        for (const catalogId of ['1', '2']) {
          for (const key of KEYS) {
            const expected = [...stored.values()].filter((one) => one.catalogId === catalogId && hasKey(one, key));
            expect((await store.products.idsByKey(catalogId, reading, key)).sort()).toEqual(
              expected.map(({ id }) => id).sort(),
            );
          }
        }
      }
    }),
    { numRuns: 100 },
  );
});

test('an attribute of another type is read again, and one of the same type only where products changed', async () => {
  const store = createMemoryStore();
  const add = (id: string, value: string) =>
    store.commit([{ table: 'products', put: sampleProduct({ id, sku: id, attributes: [{ name: 'Serial', value }] }) }]);
  let reads = 0;
  const find = (type: 'TEXT' | 'NUMBER', key: string) => {
    const reading = createUniqueReader([{ ...serial, type }]).readings.get('serial')!;
    const read = (product: ProductRecord) => (reads++, reading.read(product));
    return store.products.idsByKey('1', { ...reading, read }, key).then((ids) => ids.sort());
  };
  await add('1', '1.5');
  await add('2', '1,50');
  expect(await find('TEXT', '1.5')).toEqual(['1']);
  expect(await find('NUMBER', '1.5')).toEqual(['1', '2']);
  reads = 0;
  expect(await find('NUMBER', '7')).toEqual([]);
  expect(reads).toBe(0);
  await add('3', '7');
  expect(await find('NUMBER', '7')).toEqual(['3']);
  expect(await find('TEXT', '1,50')).toEqual(['2']);
});
