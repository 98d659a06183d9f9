import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../../../mocks/db/memoryStore';
import { createUniqueReader } from '../../../mocks/domain/productValues/uniqueValues';
import { attributeCode } from '../../../mocks/records/attributeCode';
import { NO_RULES, type AttributeDefinitionRecord } from '../../../mocks/records/attributes';
import type { ProductRecord } from '../../../mocks/records/products';
import type { Change } from '../../../mocks/records/tables';
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
      const reading = createUniqueReader([serial]).readings.get('serial')!;
      const stored = new Map<string, ProductRecord>();
      for (const changes of commits) {
        await store.commit(changes);
        for (const change of changes) {
          if (change.table !== 'products') continue;
          if ('put' in change) stored.set(change.put.id, change.put);
          else if ('remove' in change) stored.delete(change.remove);
        }
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
