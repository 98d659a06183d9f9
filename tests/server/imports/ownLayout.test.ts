import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeMedia,
  decodePairs,
  decodeTexts,
  encodeMedia,
  encodePairs,
  encodePrices,
  encodeTexts,
} from '#server/domain/ownLayout/listCells';
import { neutralizeFormula, restoreFormula } from '#shared/formulaText';
import { OWN_COLUMNS, ownRows } from '#server/domain/ownLayout/ownLayout';
import { parsePrices } from '#server/domain/imports/cells/priceText';
import type { ProductContent } from '#server/records/products';
import { arbitraryContent } from './arbitraryContent';
import { readFile, sampleFile, createSource } from './readFile';
import { writeCsv } from './writeCsv';

const products = fc.uniqueArray(arbitraryContent, { minLength: 1, maxLength: 4, selector: ({ sku }) => sku });

const getCsv = (contents: readonly ProductContent[]) => writeCsv([OWN_COLUMNS, ...contents.flatMap(ownRows)]);

describe('Catalog Manager layout', () => {
  it('returns the same products from CSV, with any content', async () => {
    await fc.assert(
      fc.asyncProperty(products, async (contents) => {
        const read = await readFile(createSource(getCsv(contents), 'export.csv', 33));
        expect(read.facts.layout).toMatchObject({ code: 'CATALOG_MANAGER', confidence: 1 });
        expect(read.issues).toEqual([]);
        expect(read.contents).toEqual(contents);
      }),
    );
  });

  it('returns the same products from JSON, with any content', async () => {
    await fc.assert(
      fc.asyncProperty(products, async (contents) => {
        const read = await readFile(createSource(JSON.stringify(contents), 'export.json', 33));
        expect(read.facts).toMatchObject({ format: 'JSON', layout: { code: 'CATALOG_MANAGER' } });
        expect(read.contents).toEqual(contents);
      }),
    );
  });

  it('reads the products of the sample, the same from CSV and JSON', async () => {
    const csv = await readFile(sampleFile('catalog-manager.csv'));
    const json = await readFile(sampleFile('catalog-manager.json'));
    expect(csv.opened).toMatchObject({ rowCount: 3, groupCount: 2 });
    expect(csv.contents).toEqual(json.contents);
    expect(csv.contents).toMatchObject([
      {
        sku: 'RT',
        attributes: [{ name: 'poles', value: '-2 mm = thin | light' }],
        prices: [
          { currency: 'EUR', amount: 349, compareAt: 399.5 },
          { currency: 'USD', amount: 379.95, compareAt: null },
        ],
        media: [{ url: 'https://pictures.example/tent.jpg?a=1|2', alt: 'Ridge Tent' }],
        variants: [
          { sku: 'RT-2', stock: 7 },
          { sku: 'RT-4', stock: null, status: 'DRAFT' },
        ],
      },
      {
        sku: 'MUG',
        name: '=Tin Mug',
        status: 'ARCHIVED',
        variants: [],
        seo: { title: "'+ a mug" },
        externalReference: 'erp 7',
      },
    ]);
  });

  it('numbers the rows of a JSON file by its items', async () => {
    const { groups } = await readFile(sampleFile('catalog-manager.json'));
    expect(groups.map(({ rows }) => rows.map(({ number }) => number))).toEqual([[2, 2], [3]]);
  });

  it('writes a row for each variant, with the product on the first', () => {
    const content = {
      sku: 'A',
      name: 'N',
      slug: '',
      description: '',
      brand: '',
      gtin: null,
      mpn: null,
      status: 'ACTIVE' as const,
      categories: [],
      attributes: [],
      prices: [],
      media: [],
      seo: { title: '', description: '' },
      externalReference: null,
    };
    const variant = {
      gtin: null,
      name: '',
      options: [],
      prices: [],
      stock: null,
      media: [],
      status: 'ACTIVE' as const,
    };
    const at = (column: (typeof OWN_COLUMNS)[number]) => OWN_COLUMNS.indexOf(column);
    const rows = ownRows({
      ...content,
      variants: [
        { ...variant, sku: 'A-1' },
        { ...variant, sku: 'A-2' },
      ],
    });
    expect(rows.map((cells) => [cells[0], cells[at('name')], cells[at('status')], cells[at('variant_sku')]])).toEqual([
      ['A', 'N', 'ACTIVE', 'A-1'],
      ['A', '', '', 'A-2'],
    ]);
    expect(ownRows({ ...content, variants: [] })).toEqual([expect.arrayContaining(['A', 'N', 'ACTIVE'])]);
  });

  it('clears fields with blank cells, but not fields without a column', async () => {
    const { groups } = await readFile(
      createSource('product_sku,name,gtin,prices,variant_sku,variant_stock\nA,,,,A-1,\n'),
    );
    expect(groups[0]!.patch).toEqual({
      fields: { sku: 'A', name: '', gtin: null },
      variants: [{ sku: 'A-1', stock: null }],
    });
  });

  it('finds the product on any of its rows, and continues it where the SKU is omitted', async () => {
    const { contents } = await readFile(
      createSource(
        'product_sku,name,status,prices,variant_sku\nA,,,,A-2\nB,Cap,DRAFT,,\nA,Shirt,ACTIVE,EUR=5,A-1\n,,,,A-3\n',
      ),
    );
    expect(contents.map(({ sku, name, variants }) => [sku, name, variants.map((variant) => variant.sku)])).toEqual([
      ['B', 'Cap', []],
      ['A', 'Shirt', ['A-2', 'A-1', 'A-3']],
    ]);
  });

  it('reports a repeated product, and cells that cannot be decoded', async () => {
    const { issues } = await readFile(
      createSource(
        'product_sku,name,status,prices,variant_sku,variant_stock\nA,Shirt,LIFE,5,,\nA,Again,ACTIVE,,,\nB,Cap,DRAFT,,B-1,x\n',
      ),
    );
    expect(issues.map(({ code, rowNumber, column }) => [code, rowNumber, column])).toEqual([
      ['STATUS_UNKNOWN', 2, 'status'],
      ['PRICE_INVALID', 2, 'prices'],
      ['SKU_DUPLICATE', 3, null],
      ['STOCK_INVALID', 4, 'variant_stock'],
    ]);
  });

  it('ignores the issues column of a corrected file', async () => {
    const { contents } = await readFile(
      createSource('product_sku,name,prices,variant_sku,_issues\nA,Shirt,EUR=5,,name: is odd\n'),
    );
    expect(contents).toMatchObject([{ sku: 'A', attributes: [] }]);
  });
});

describe('Formula-like cells', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-5', "'-5"],
    ['@x', "'@x"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ["'=x", "''=x"],
    ["'x", "'x"],
    ["it's =", "it's ="],
    ['', ''],
  ])('%j is written as %j', (cell, written) => {
    expect(neutralizeFormula(cell)).toBe(written);
    expect(restoreFormula(written)).toBe(cell);
  });

  it('can be restored after writing, with any content', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...`'=+-@\t\ra `) }), (cell) => {
        expect(restoreFormula(neutralizeFormula(cell))).toBe(cell);
        expect(neutralizeFormula(cell)).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});

describe('Lists in one cell', () => {
  const part = fc.string({ unit: fc.constantFrom(...'ab|=\\ '), maxLength: 5 });
  const pairs = fc.array(fc.record({ name: part, value: part }), { maxLength: 4 });

  it('can be decoded after encoding, with any parts', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), pairs, (texts, list) => {
        expect(decodeTexts(encodeTexts(texts))).toEqual(texts);
        expect(decodePairs(encodePairs(list))).toEqual(list);
        const media = list.map(({ name, value }) => ({ url: name, alt: value }));
        expect(decodeMedia(encodeMedia(media))).toEqual(media);
      }),
    );
  });

  it.each([
    [['Outdoor/Tents', 'New'], 'Outdoor/Tents|New'],
    [['a|b', 'c=d', '\\'], 'a\\|b|c\\=d|\\\\'],
    [[''], '='],
    [[], ''],
  ])('encode the texts %j as %j', (texts, cell) => {
    expect(encodeTexts(texts)).toBe(cell);
  });

  it('are parsed as written by hand', () => {
    expect(decodeTexts('A=B|C:\\temp\\')).toEqual(['A=B', 'C:\\temp\\']);
    expect(decodePairs('sale|url=a=b')).toEqual([
      { name: 'sale', value: '' },
      { name: 'url', value: 'a=b' },
    ]);
  });

  it('have the compare-at price after the price', () => {
    const prices = [
      { currency: 'USD', amount: 12.5, compareAt: null },
      { currency: 'EUR', amount: 0.1, compareAt: 15 },
    ];
    expect(encodePrices(prices)).toBe('USD=12.5|EUR=0.1=15');
    expect(parsePrices('USD=12.5|EUR=0.1=15')).toEqual(prices);
  });
});
