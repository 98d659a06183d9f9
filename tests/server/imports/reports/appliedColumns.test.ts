import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inspectFile } from '#server/domain/imports/inspectFile';
import { createSource } from '../readFile';
import { writeCsv } from '../writeCsv';

const HEADERS =
  'price|Sale Price|Preis|prix|Status|published|Aktiv|visible|hidden|Stock|EAN|Gewicht (kg)|length cm|available from|sale starts|Sale ends|discount|Rabatt %|discount amount|tier price|b2b price|compare at price|UVP|surcharge|Aufpreis|availability|currency|price EUR|price USD|sale price EUR|Preis 10+|price list|special_price|special_price_from_date|Verfügbar ab|enabled|old price|actif|publié|MAP price|net price|gross price'.split(
    '|',
  );

const VALUES =
  '|9.00|1,50|12|0|yes|no|WAHR|ACTIVE|draft|on request|ask|heavy|4006381333931|2026-03-01|soon|10 %|EUR|2 kg|5 cm|many|visible|x|in stock|Premium|red, blue|12 EUR'.split(
    '|',
  );

const CATALOG = { defaultLocale: 'en', locales: ['en'], channels: ['web'] };

const columns = fc.uniqueArray(
  fc.record({
    header: fc.constantFrom(...HEADERS),
    values: fc.array(fc.constantFrom(...VALUES), { minLength: 3, maxLength: 3 }),
  }),
  { selector: ({ header }) => header, minLength: 1, maxLength: 5 },
);

test('A column about money, what is published, stock, a GTIN, a weight, or a date is applied or named, whatever its values', async () => {
  await fc.assert(
    fc.asyncProperty(columns, async (others) => {
      const rows = [0, 1, 2].map((row) => [`S-${row}`, `Item ${row}`, ...others.map(({ values }) => values[row]!)]);
      const text = writeCsv([['sku', 'name', ...others.map(({ header }) => header)], ...rows]);
      const { mapping, notApplied } = await inspectFile(createSource(text), {
        layout: null,
        catalog: CATALOG,
        yieldIfDue: async () => undefined,
      });
      for (const { header, values } of others) {
        const { target = null, basis } = mapping.find(({ source }) => source === header)!;
        const isApplied = target !== null && !target.startsWith('attribute:');
        const isMeasure = target === 'attribute:Weight' || target === 'attribute:Length';
        const isBlank = values.every((value) => value === '');
        const isNamed = notApplied.some(({ column }) => column === header);
        if (isApplied || isMeasure || isBlank || isNamed) continue;
        // Another column has the field.
        expect({ header, values, basis }).toMatchObject({ basis: 'BETTER_COLUMN' });
      }
    }),
    { numRuns: 200 },
  );
});
