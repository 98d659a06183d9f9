import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { addPercent, roundPrice } from '#server/domain/bulkEdits/roundPrice';
import type { BulkEditStepInput, PriceChangeInput, ValueChangeInput } from '#server/types.generated';
import { createFamily, type TestClient } from '../families/familyClient';
import {
  checkFailure,
  checkRefusal,
  checkStep,
  createBulkClient,
  readProducts,
  runSteps,
  undoJob,
} from './bulkEditClient';
import { RECORD_CASES } from './recordCases';

let client: TestClient;
beforeAll(async () => {
  client = await createBulkClient();
  await createFamily(client, 'Jackets');
});

const value = (attribute: string, change: ValueChangeInput, others = {}): BulkEditStepInput => ({
  value: { field: { attribute }, change, ...others },
});
const ofLocale = (attribute: string, locale: string, change: ValueChangeInput): BulkEditStepInput => ({
  value: { field: { attribute, locale }, change },
});
const price = (change: PriceChangeInput, others = {}): BulkEditStepInput => ({
  price: { currency: 'EUR', change, ...others },
});
const eur = (amount: number, compareAt: number | null = null) => ({ currency: 'EUR', amount, compareAt });
const usd = { currency: 'USD', amount: 10, compareAt: null };
const variantPrices = 'variants[BULK-1-L].prices';

/** Each step, and the fields of BULK-1 after it, by path. */
const CASES: [string, BulkEditStepInput, Record<string, unknown>][] = [
  ['sets a field', value('brand', { set: ' Nord ' }), { brand: 'Nord' }],
  ['clears a field', value('brand', { clear: true }), { brand: '' }],
  ['appends to a name', value('name', { append: ' 2' }), { name: 'Rain jacket USB-C 2' }],
  ['prepends to a name', value('name', { prepend: 'New: ' }), { name: 'New: Rain jacket USB-C' }],
  [
    'replaces plain text whatever its case',
    value('name', { replace: { find: 'JACKET', with: '$1' } }),
    { name: 'Rain $1 USB-C' },
  ],
  [
    'replaces by a pattern',
    value('name', { replace: { find: '(USB)-(C)', with: '$2/$1', isPattern: true, isCaseSensitive: true } }),
    { name: 'Rain jacket C/USB' },
  ],
  ['replaces only the text of HTML', value('description', { replace: { find: 'b', with: 'x' } }), {}],
  [
    'replaces every place in HTML',
    value('description', { replace: { find: 'warm', with: 'dry' } }),
    { description: '<p>dry <b>dry</b> jacket</p>' },
  ],
  [
    'adds options after those that are there',
    value('shades', { addOptions: ['blue', 'Red, dark'] }),
    { attributes: expect.arrayContaining([{ name: 'Shades', value: 'Grey; Blue; Gray; red-dark' }]) },
  ],
  [
    'adds options in the order of the definition',
    ofLocale('tints', 'en', { addOptions: ['cold', 'Warm'] }),
    { attributes: expect.arrayContaining([{ name: 'Tints', value: 'Warm, cold' }]) },
  ],
  [
    'removes options, by code or label',
    value('shades', { removeOptions: ['grey', 'Blue', 'Mauve'] }),
    { attributes: expect.arrayContaining([{ name: 'Shades', value: 'Gray' }]) },
  ],
  [
    'removes all options',
    value('shades', { removeOptions: ['grey', 'Blue', 'GRAY'] }),
    { attributes: expect.not.arrayContaining([expect.objectContaining({ name: 'Shades' })]) },
  ],
  ['adds no option of its own to variants', value('shades', { addOptions: ['Blue'] }, { part: 'VARIANTS' }), {}],
  ['adds no option to a language without', ofLocale('tints', 'de', { addOptions: ['Warm'] }), {}],
  ['writes uppercase', value('name', { case: 'UPPER' }), { name: 'RAIN JACKET USB-C' }],
  ['writes lowercase', value('name', { case: 'LOWER' }), { name: 'rain jacket usb-c' }],
  ['writes as a sentence', value('name', { case: 'SENTENCE' }), { name: 'Rain jacket usb-c' }],
  ['writes words', value('name', { case: 'WORDS' }), { name: 'Rain Jacket USB-C' }],
  [
    'adds to a number',
    value('score', { add: 0.25 }),
    { attributes: expect.arrayContaining([{ name: 'Score', value: '7.3' }]) },
  ],
  [
    'changes a measurement by percent, in its unit',
    value('depth', { percent: -50 }),
    { attributes: expect.arrayContaining([{ name: 'Depth', value: '15.25 cm' }]) },
  ],
  ['changes a translation', ofLocale('name', 'de', { append: '!' }), { 'values[name,de]': 'Regenjacke!' }],
  ['adds a translation', ofLocale('material', 'de', { set: 'Wolle' }), { 'values[material,de]': 'Wolle' }],
  ['leaves what is only inherited', ofLocale('name', 'fr', { append: '!' }), {}],
  [
    'changes what variants have themselves',
    value('material', { case: 'UPPER' }, { part: 'BOTH' }),
    {
      attributes: expect.arrayContaining([{ name: 'Material', value: 'WOOL' }]),
      'variants[BULK-1-L].attributes': [{ name: 'Material', value: 'HEMP' }],
    },
  ],
  [
    'sets an attribute of each variant',
    value('material', { set: 'felt' }, { part: 'VARIANTS' }),
    {
      'variants[BULK-1-S].attributes': [{ name: 'Material', value: 'felt' }],
      'variants[BULK-1-L].attributes': [{ name: 'Material', value: 'felt' }],
    },
  ],
  ['leaves the options of variants', value('size', { set: 'M' }, { part: 'VARIANTS' }), {}],
  [
    'copies a translation',
    { copy: { from: { attribute: 'name', locale: 'de' }, to: { attribute: 'seo-title', locale: 'de' } } },
    { 'values[seo-title,de]': 'Regenjacke' },
  ],
  [
    'copies only where nothing is',
    { copy: { from: { attribute: 'name' }, to: { attribute: 'brand' }, onlyEmpty: true } },
    {},
  ],
  ['sets a price', price({ set: 5 }), { prices: [eur(5, 25), usd], [variantPrices]: [eur(5)] }],
  ['sets the price of products only', price({ set: 5 }, { of: 'PRODUCTS' }), { prices: [eur(5, 25), usd] }],
  [
    'adds a price of a channel',
    price({ set: 5 }, { channel: 'web', of: 'PRODUCTS' }),
    { prices: [eur(19.99, 25), usd, { ...eur(5), channel: 'web' }] },
  ],
  ['removes a price', price({ clear: true }), { prices: [usd], [variantPrices]: [] }],
  ['raises prices', price({ add: 0.01 }), { prices: [eur(20, 25), usd], [variantPrices]: [eur(30.01)] }],
  ['raises by percent', price({ percent: 12.5 }), { prices: [eur(22.49, 25), usd], [variantPrices]: [eur(33.75)] }],
  [
    'ends prices with .99',
    price({ percent: 10 }, { rounding: 'NINETY_NINE' }),
    { prices: [eur(21.99, 25), usd], [variantPrices]: [eur(32.99)] },
  ],
  ['removes compare-at prices', price({ clear: true }, { part: 'COMPARE_AT' }), { prices: [eur(19.99), usd] }],
  [
    'takes a price by a rate',
    price({ copy: { currency: 'USD', rate: 0.925 } }, { rounding: 'WHOLE' }),
    { prices: [eur(9, 25), usd] },
  ],
  [
    'starts a sale',
    { startSale: { currency: 'EUR', percent: 20, until: '2027-01-01T00:00:00.000Z' } },
    {
      prices: [{ ...eur(20, 25), compareAtUntil: '2027-01-01T00:00:00.000Z' }, usd],
      [variantPrices]: [{ ...eur(24, 30), compareAtUntil: '2027-01-01T00:00:00.000Z' }],
    },
  ],
  ['ends a sale', { endSale: { currency: 'EUR' } }, { prices: [eur(25), usd] }],
  ['sets stock', { stock: { change: { set: 9 } } }, { 'variants[BULK-1-S].stock': 9, 'variants[BULK-1-L].stock': 9 }],
  ['adds to tracked stock', { stock: { change: { add: -4 } } }, { 'variants[BULK-1-S].stock': 0 }],
  ['stops tracking stock', { stock: { change: { clear: true } } }, { 'variants[BULK-1-S].stock': null }],
  [
    'adds a category once',
    { categories: { add: ['Sale', ' New / Now '] } },
    { categories: ['Clothing/Jackets', 'Sale', 'New/Now'] },
  ],
  ['removes a category', { categories: { remove: ['Sale', 'Other'] } }, { categories: ['Clothing/Jackets'] }],
  ['sets categories', { categories: { set: [] } }, { categories: [] }],
  [
    'moves between categories',
    { categories: { move: { from: 'Sale', to: 'Clothing/Jackets' } } },
    { categories: ['Clothing/Jackets'] },
  ],
  ['sets the family', { family: { code: 'jackets' } }, { family: 'jackets' }],
  ['sets the status', { status: 'ARCHIVED' }, { status: 'ARCHIVED' }],
];

test.each(CASES)('%s as its dry run says, and undo brings all back', async (_, step, after) => {
  await checkStep(client, step, after);
});

test('undo brings all back after any steps', async () => {
  const before = await readProducts(client);
  const anySteps = fc.shuffledSubarray(
    [...CASES, ...RECORD_CASES].map(([, step]) => step),
    { minLength: 2, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(anySteps, async (steps) => {
      const { job, id } = await runSteps(client, steps);
      if (job.counts.updated > 0) await undoJob(client, id!);
      expect(await readProducts(client)).toEqual(before);
    }),
    { numRuns: 20 },
  );
});

/** Why a product fails, with the number of others that change. */
test.each<[string, BulkEditStepInput, string, number]>([
  [
    'a name would be empty',
    value('name', { replace: { find: '.*', with: '', isPattern: true } }),
    'Name would be empty.',
    0,
  ],
  ['a price would be below zero', price({ add: -5 }), 'is below zero', 1],
  ['a price would be rounded to zero', price({ percent: 0 }, { rounding: 'WHOLE' }), 'rounded to zero', 1],
  ['stock would be below zero', { stock: { change: { add: -5 } } }, 'The stock would be -1.', 0],
])('leaves a product as it is and says why if %s', async (_, step, message, updated) => {
  await checkFailure(client, step, message, updated);
});

test('a dry run says which issues products would get, and how many they would lose', async () => {
  const worse = await runSteps(client, [value('score', { append: ' points' })], 'DRY_RUN');
  expect(worse.job.issues.issues).toEqual([expect.objectContaining({ code: 'ATTRIBUTE_TYPE' })]);
  expect(worse.job.counts).toMatchObject({ warnings: 1, solved: 0 });
  const description = `<p>${'A jacket for rain and wind. '.repeat(10)}</p>`;
  const better = await runSteps(client, [value('description', { set: description })], 'DRY_RUN');
  expect(better.job.issues.issues).toEqual([]);
  expect(better.job.counts).toMatchObject({ warnings: 0, solved: 2 });
});

test.each<[string, BulkEditStepInput, string, string]>([
  ['an unknown attribute', value('brnd', { set: '' }), 'value.field.attribute', 'The nearest one is brand.'],
  ['a field of each product', value('mpn', { set: '' }), 'value.field.attribute', 'can’t change'],
  ['options of a text', value('material', { addOptions: ['A'] }), 'value.change.addOptions', 'can’t have several'],
  ['an unknown option', value('shades', { addOptions: ['Blu'] }), 'value.change.addOptions', 'Did you mean “Blue”?'],
  ['no option', value('shades', { removeOptions: [] }), 'value.change.removeOptions', 'Select 1 to 100 options.'],
  ['an unknown language', ofLocale('name', 'dx', { append: '!' }), 'value.field.locale', 'The nearest one is de.'],
  ['a language of a field without', ofLocale('brand', 'de', { set: 'A' }), 'value.field.locale', 'one value for all'],
  ['variants of a field', value('brand', { set: 'A' }, { part: 'BOTH' }), 'value.part', 'no Brand of their own'],
  ['a cleared name', value('name', { clear: true }), 'value.change.clear', 'needs a value'],
  ['nothing to find', value('name', { replace: { find: '', with: 'x' } }), 'value.change.replace.find', 'text to find'],
  [
    'a wrong pattern',
    value('name', { replace: { find: '(', with: '', isPattern: true } }),
    'value.change.replace.find',
    'syntax of RE2',
  ],
  ['the letters of HTML', value('description', { case: 'UPPER' }), 'value.change.case', 'is HTML'],
  ['numbers of a text', value('brand', { add: 1 }), 'value.change.add', 'no numbers'],
  ['a long text', value('brand', { append: 'x'.repeat(10_001) }), 'value.change', 'at most 10,000 characters'],
  ['an unknown currency', { endSale: { currency: 'EUX' } }, 'endSale.currency', 'The nearest one is EUR.'],
  ['an unknown channel', price({ set: 1 }, { channel: 'wob' }), 'price.channel', 'The nearest one is web.'],
  ['a negative price', price({ set: -1 }), 'price.change.set', 'below zero'],
  ['a percent below -100', price({ percent: -101 }), 'price.change.percent', 'from -100'],
  ['a rate of zero', price({ copy: { currency: 'USD', rate: 0 } }), 'price.change.copy.rate', 'above 0'],
  ['a sale of 100 percent', { startSale: { currency: 'EUR', percent: 100 } }, 'startSale.percent', 'below 100'],
  [
    'a sale that ends before it starts',
    { startSale: { currency: 'EUR', percent: 9, from: '2027-01-02T00:00:00Z', until: '2027-01-01T00:00:00Z' } },
    'startSale.until',
    'after it starts',
  ],
  ['negative stock', { stock: { change: { set: -1 } } }, 'stock.change.set', 'whole number'],
  ['an empty category', { categories: { add: [' / '] } }, 'categories.add[0]', 'Enter a category'],
  ['an unknown family', { family: { code: 'jacket' } }, 'family.code', 'Use jackets'],
  [
    'a copy into a slug',
    { copy: { from: { attribute: 'name' }, to: { attribute: 'slug' } } },
    'copy.to.attribute',
    'its own value',
  ],
])('rejects %s, naming the step', async (_, step, path, message) => {
  await checkRefusal(client, step, path, message);
});

test('rejects no steps and more than 20', async () => {
  for (const steps of [[], Array.from({ length: 21 }, () => ({ status: 'DRAFT' as const }))]) {
    const { errors } = await runSteps(client, steps);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', fields: { steps: expect.any(String) } });
  }
});

/** The decimal digits of a product by long multiplication, so that no binary fraction takes part. */
const byDigits = (cents: number, basisPoints: number): number => {
  const product = BigInt(cents) * BigInt(10_000 + basisPoints);
  return Number((product + 5_000n) / 10_000n) / 100;
};

test('percents are exact to the cent, half away from zero', () => {
  const cases = fc.tuple(fc.integer({ min: 0, max: 10 ** 10 }), fc.integer({ min: -10_000, max: 1_000_000 }));
  fc.assert(
    fc.property(cases, ([cents, basisPoints]) => {
      expect(roundPrice(addPercent(cents / 100, basisPoints / 100), 'CURRENCY', 'EUR')).toBe(
        byDigits(cents, basisPoints),
      );
    }),
  );
});

test.each([
  ['JPY', 'CURRENCY', 1234.5, 1235],
  ['KWD', 'CURRENCY', 1.2345, 1.235],
  ['EUR', 'WHOLE', 2.5, 3],
  ['EUR', 'FIVE', 12.5, 15],
  ['EUR', 'FIVE', 12.49, 10],
  ['CHF', 'FIVE_CENTS', 1.025, 1.05],
  ['EUR', 'NINETY_NINE', 0, 0],
  ['EUR', 'NINETY_NINE', 0.2, 0.99],
  ['EUR', 'NINETY_NINE', 10.49, 10.99],
  ['EUR', 'NINETY_NINE', 10.48, 9.99],
  ['EUR', 'NINETY_FIVE', 10, 9.95],
] as const)('rounds in %s to %s: %d is %d', (currency, rounding, amount, expected) => {
  expect(roundPrice(addPercent(amount, 0), rounding, currency)).toBe(expected);
});
