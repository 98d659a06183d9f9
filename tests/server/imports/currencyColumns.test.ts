import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCurrencyHeader } from '#server/domain/imports/mapping/headers/currencyHeader';
import { LAYOUTS } from '#server/domain/imports/layouts';
import { suggestMapping } from '#server/domain/imports/mapping/suggest/suggestMapping';
import { isTarget } from '#server/domain/imports/mapping/targets';
import type { LayoutCode } from '#server/types.generated';
import { mapColumns, readFile, createSource } from './readFile';

const targetsIn = (code: LayoutCode, columns: readonly string[]) =>
  Object.fromEntries(suggestMapping(LAYOUTS[code], columns).map(({ source, target }) => [source, target]));

describe('Header with a currency', () => {
  it.each([
    ['Price EUR', 'EUR', 'price'],
    ['price-USD', 'USD', 'price'],
    ['price_eur', 'EUR', 'price'],
    ['price (EUR)', 'EUR', 'price'],
    ['Price / EUR', 'EUR', 'price'],
    ['EUR price', 'EUR', 'price'],
    ['Price in EUR', 'EUR', 'price'],
    ['Preis (€)', 'EUR', 'preis'],
    ['Preis € EUR', 'EUR', 'preis'],
    ['priceUsd', 'USD', 'price'],
    ['compareAtPriceDKK', 'DKK', 'compare at price'],
    ['Variant Price DKK', 'DKK', 'variant price'],
    ['PRICE ALL', 'ALL', 'price'],
  ])('detects the currency in %s', (header, currency, rest) => {
    expect(readCurrencyHeader(header)).toEqual({ currency, rest });
  });

  it.each([
    'Price',
    'Price ABC',
    'price-web',
    'Top price',
    'price std',
    'EUR',
    'Price EUR USD',
    'Europe price',
    'Price ($)',
  ])('finds no currency in %s', (header) => {
    expect(readCurrencyHeader(header)).toBeNull();
  });

  it('supports every ISO 4217 currency', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Intl.supportedValuesOf('currency')),
        fc.constantFrom('Price X', 'X price', 'Variant Price X', 'price-X', 'price (X)', 'Price / X'),
        (code, pattern) => {
          expect(readCurrencyHeader(pattern.replace('X', code))?.currency).toBe(code);
        },
      ),
    );
  });
});

describe('Suggested mapping', () => {
  it.each<[LayoutCode, string[], Record<string, string>]>([
    [
      'CUSTOM',
      ['SKU', 'Price EUR', 'Price USD', 'Compare At Price USD', 'Variant Price DKK', 'RRP (EUR)'],
      {
        'Price EUR': 'price:EUR',
        'Price USD': 'price:USD',
        'Compare At Price USD': 'compareAtPrice:USD',
        'Variant Price DKK': 'variantPrice:DKK',
        'RRP (EUR)': 'compareAtPrice:EUR',
      },
    ],
    [
      'SHOPIFY',
      ['Handle', 'Title', 'Variant SKU', 'Variant Price', 'Variant Price DKK', 'Price / EUR', 'Compare At Price / EUR'],
      {
        'Variant Price': 'variantPrice',
        'Variant Price DKK': 'variantPrice:DKK',
        'Price / EUR': 'variantPrice:EUR',
        'Compare At Price / EUR': 'variantCompareAtPrice:EUR',
      },
    ],
    [
      'VENDURE',
      ['name', 'sku', 'price-EUR', 'compare at price EUR'],
      { 'price-EUR': 'variantPrice:EUR', 'compare at price EUR': 'variantCompareAtPrice:EUR' },
    ],
    [
      'WOOCOMMERCE',
      ['Regular price EUR', 'Sale price (EUR)', 'Regular price USD'],
      {
        'Regular price EUR': 'price:EUR',
        'Sale price (EUR)': 'salePrice:EUR',
        'Regular price USD': 'price:USD',
      },
    ],
    [
      'MAGENTO',
      ['sku', 'price_usd', 'special_price_usd'],
      { price_usd: 'price:USD', special_price_usd: 'salePrice:USD' },
    ],
    ['GOOGLE_MERCHANT', ['id', 'title', 'price EUR'], { 'price EUR': 'price:EUR' }],
    ['CATALOG_MANAGER', ['product_sku', 'prices', 'Price EUR'], { prices: 'prices', 'Price EUR': 'price:EUR' }],
  ])('maps each column of %s to its currency', (code, columns, expected) => {
    expect(targetsIn(code, columns)).toMatchObject(expected);
  });

  it.each(['price:ABC', 'price:', 'price:eur', 'name:EUR', 'currency:EUR'])('never contains %s', (target) => {
    expect(isTarget(target)).toBe(false);
  });
});

describe('Prices in several currencies', () => {
  const mapping = mapColumns({
    id: 'sku',
    'Price EUR': 'price:EUR',
    'RRP EUR': 'compareAtPrice:EUR',
    'Price DKK': 'price:DKK',
    v: 'variantSku',
    'Variant Price DKK': 'variantPrice:DKK',
  });
  const HEADER = 'id,Price EUR,RRP EUR,Price DKK,v,Variant Price DKK';
  const read = (rows: string, currencies?: string[]) =>
    readFile(createSource(`${HEADER}\n${rows}`), { layout: 'CUSTOM', mapping, currency: 'USD', currencies });

  it('reads all prices as their columns specify', async () => {
    const { contents, issues } = await read('A,4,5,30,,\nB,,,,B-1,99\n', ['USD', 'EUR', 'DKK']);
    expect(issues).toEqual([]);
    expect(contents).toMatchObject([
      {
        prices: [
          { currency: 'EUR', amount: 4, compareAt: 5 },
          { currency: 'DKK', amount: 30, compareAt: null },
        ],
      },
      { prices: [], variants: [{ sku: 'B-1', prices: [{ currency: 'DKK', amount: 99 }] }] },
    ]);
  });

  it('fails for a currency missing from the catalog if the row has a price in it', async () => {
    const { contents, issues } = await read('A,4,5,30,,\nB,5,,,,\n', ['USD', 'EUR']);
    expect(issues).toMatchObject([
      {
        code: 'CURRENCY_MISSING',
        severity: 'ERROR',
        category: 'PRICE',
        rowNumber: 2,
        column: 'Price DKK',
        message: 'The column “Price DKK” contains prices in DKK, but the catalog has no prices in DKK.',
        suggestedFix: 'Add DKK to the catalog with this import, or don’t import the column.',
      },
    ]);
    expect(contents.map(({ prices }) => prices.map(({ currency }) => currency))).toEqual([['EUR'], ['EUR']]);
  });

  it('fails if a cell contains another currency than its column', async () => {
    const { contents, issues } = await read('A,30 DKK,,,,\n', ['USD', 'EUR', 'DKK']);
    expect(issues).toMatchObject([{ code: 'PRICE_CURRENCY_MISMATCH', severity: 'ERROR', column: 'Price EUR' }]);
    expect(contents[0]!.prices).toEqual([]);
  });
});

describe('Price column without a currency', () => {
  const read = (header: string, targets: Record<string, string | null>) =>
    readFile(createSource(`${header}\nA,30,4\n`), { layout: 'CUSTOM', mapping: mapColumns(targets), currency: 'USD' });

  it('uses the first currency of the catalog if no column includes one', async () => {
    const { contents } = await read('id,Price,Weight', { id: 'sku', Price: 'price' });
    expect(contents[0]!.prices).toEqual([{ currency: 'USD', amount: 30, compareAt: null }]);
  });

  it.each<[string, Record<string, string | null>]>([
    ['beside a column in a currency', { id: 'sku', Price: 'price', 'Price DKK': 'price:DKK' }],
    ['beside one that is left out', { id: 'sku', Price: 'price', 'Price DKK': null }],
    ['beside one that names it in the mapping only', { id: 'sku', Price: 'price', Cost: 'compareAtPrice:DKK' }],
  ])('asks for the currency %s', async (_, targets) => {
    const header = `id,Price,${Object.keys(targets)[2]}`;
    await expect(read(header, targets)).rejects.toMatchObject({
      code: 'INVALID',
      message: expect.stringMatching(
        /^The column “Price” doesn’t include the currency of its prices, but “.+” does\. Map it/,
      ),
    });
  });

  it('asks for the currency if its own header includes one', async () => {
    await expect(read('id,Price EUR,Note', { id: 'sku', 'Price EUR': 'price' })).rejects.toMatchObject({
      message: expect.stringContaining('“Price EUR” includes a currency but is mapped to a price without one'),
    });
  });

  it('uses the currency of the row, and fails without one', async () => {
    const mapping = mapColumns({ id: 'sku', Price: 'price', Currency: 'currency' });
    const { contents, issues } = await readFile(createSource('id,Price,Currency\nA,30,DKK\nB,4,\nC,,\n'), {
      layout: 'CUSTOM',
      mapping,
      currency: 'USD',
    });
    expect(contents[0]!.prices).toEqual([{ currency: 'DKK', amount: 30, compareAt: null }]);
    expect(issues).toMatchObject([{ code: 'CURRENCY_BLANK', category: 'PRICE', rowNumber: 3, column: 'Currency' }]);
  });
});
