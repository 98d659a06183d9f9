import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { patchBlock } from '#server/db/productIndex/productBlock';
import { createProductRow } from '#server/db/productIndex/productRow';
import { INDEX_LAYOUT } from '#server/db/sql/indexes/restoreIndex';
import { sampleProduct, sampleVariant } from './sampleRecords';

test('an index that is stored in another form has another version', () => {
  const row = createProductRow(
    sampleProduct({
      family: 'tents',
      categories: ['Outdoor/Tents'],
      attributes: [{ name: 'Color', value: 'Red' }],
      variants: [sampleVariant({ sku: 'T-2', externalReference: 'v-1', options: [{ name: 'Size', value: 'M' }] })],
      prices: [
        { currency: 'EUR', amount: 20, compareAt: 25 },
        { currency: 'EUR', amount: 18, compareAt: null, channel: 'web' },
      ],
      values: [
        { attribute: 'name', locale: 'de', text: 'Zelt' },
        { attribute: 'weight', channel: 'web', text: '2 kg' },
      ],
      associations: [{ type: 'PART_OF', sku: 'SET' }],
      externalReference: 'p-1',
    }),
  );
  const stored = JSON.stringify(patchBlock(undefined, new Map([[0, row]])), (_, value: unknown) =>
    ArrayBuffer.isView(value) ? [value.constructor.name, ...(value as Uint32Array)] : value,
  );
  const form = createHash('sha256').update(stored).digest('hex').slice(0, 12);
  // Where the form changes, raise INDEX_LAYOUT, and LAYOUT of the browser’s store.
  expect({ layout: INDEX_LAYOUT, form }).toEqual({ layout: 5, form: '12d6cb25aaf1' });
});
