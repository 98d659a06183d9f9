import { describe, expect, it } from 'vitest';
import { applyPatch } from '#server/domain/imports/rows/applyPatch';
import { createSource, readFile } from './readFile';

const catalog = { defaultLocale: 'en', locales: ['en', 'de', 'fr'], channels: ['web', 'print'] };

const read = (text: string, layout: 'CUSTOM' | 'CATALOG_MANAGER' = 'CUSTOM') =>
  readFile(createSource(text), { layout, catalog });

describe('Columns with texts for languages and channels', () => {
  it('become values of the product, beside its own texts', async () => {
    const { contents, issues } = await read(
      'sku,name,name-de,name-de_DE-web,description (fr),material,material-de,seo title-print\n' +
        'A,Tent,Zelt,Zelt im Netz,Une tente,Wool,Wolle,Tent in print\nB,Mug,,,,,,\n',
    );
    expect(issues).toEqual([]);
    expect(contents).toMatchObject([
      {
        sku: 'A',
        name: 'Tent',
        attributes: [{ name: 'material', value: 'Wool' }],
        values: [
          { attribute: 'description', locale: 'fr', text: 'Une tente' },
          { attribute: 'material', locale: 'de', text: 'Wolle' },
          { attribute: 'name', locale: 'de', text: 'Zelt' },
          { attribute: 'name', locale: 'de', channel: 'web', text: 'Zelt im Netz' },
          { attribute: 'seo-title', channel: 'print', text: 'Tent in print' },
        ],
      },
      { sku: 'B', name: 'Mug' },
    ]);
    expect(contents[1]).not.toHaveProperty('values');
  });

  it.each([
    ['Groß', 'Gross', [{ code: 'VALUE_SKIPPED', rowNumber: 2, column: 'Grosse-de', field: 'values[grosse,de]' }]],
    ['Groß', 'Groß', []],
    ['Groß', '', []],
  ])('say when two columns are the same attribute and have %j and %j', async (first, second, issues) => {
    const file = await read(`sku,name,Größe,Größe-de,Grosse-de\nA,Tent,Big,${first},${second}\n`);
    expect(file.issues).toMatchObject(issues);
    expect(file.issues).toHaveLength(issues.length);
    expect(file.contents[0]!.values).toEqual([{ attribute: 'grosse', locale: 'de', text: 'Groß' }]);
  });

  it('keep the values in languages that the file does not name, and those of blank cells', async () => {
    const { contents, groups } = await read('sku,name,name-de,description-de\nA,Tent,Zelt,\n');
    const values = [
      { attribute: 'description', locale: 'de', text: 'Ein Zelt' },
      { attribute: 'name', locale: 'de', text: 'Zelte' },
      { attribute: 'name', locale: 'fr', text: 'Tente' },
    ];
    const changed = applyPatch({ ...contents[0]!, values }, groups[0]!.patch!);
    expect(changed.values).toEqual([values[0], { ...values[1], text: 'Zelt' }, values[2]]);
  });

  it('remove values by blank cells in our own layout', async () => {
    const { contents, groups } = await read(
      'product_sku,prices,variant_sku,name,name [de]\nA,,,Tent,\n',
      'CATALOG_MANAGER',
    );
    const values = [
      { attribute: 'name', locale: 'de', text: 'Zelt' },
      { attribute: 'name', locale: 'fr', text: 'Tente' },
    ];
    expect(applyPatch({ ...contents[0]!, values }, groups[0]!.patch!).values).toEqual([values[1]]);
    const others = applyPatch({ ...contents[0]!, values: values.slice(0, 1) }, groups[0]!.patch!);
    expect(others).not.toHaveProperty('values');
  });

  it('can have a language in each row instead', async () => {
    const text = 'sku,name,material,lang\nA,Tent,Wool,en\nA,Zelt,Wolle,de_DE\nA,Tente,Wool,fr\n';
    const { contents, issues } = await readFile(createSource(text), {
      layout: 'CUSTOM',
      catalog: { ...catalog, locales: ['en', 'de-DE', 'fr'] },
      mapping: [
        ['sku', 'sku'],
        ['name', 'name'],
        ['material', 'attribute:material'],
        ['lang', 'locale'],
      ].map(([source, target]) => ({ source: source!, target: target!, transforms: [] })),
    });
    expect(issues).toEqual([]);
    expect(contents).toMatchObject([
      {
        name: 'Tent',
        values: [
          { attribute: 'material', locale: 'de-DE', text: 'Wolle' },
          { attribute: 'name', locale: 'de-DE', text: 'Zelt' },
          { attribute: 'name', locale: 'fr', text: 'Tente' },
        ],
      },
    ]);
  });

  it.each([
    ['name=de==Zelt|material==web=Wool = warm', 2],
    ['', 0],
  ])('can be listed in one cell: %j', async (cell, count) => {
    const { contents } = await read(
      `product_sku,prices,variant_sku,name,values\nA,,,Tent,${cell}\n`,
      'CATALOG_MANAGER',
    );
    expect(contents[0]?.values ?? []).toHaveLength(count);
  });

  it('are reported where a list has parts missing', async () => {
    const { issues } = await read(
      'product_sku,prices,variant_sku,name,values\nA,,,Tent,name=Zelt\n',
      'CATALOG_MANAGER',
    );
    expect(issues).toMatchObject([{ code: 'VALUES_INVALID', rowNumber: 2, column: 'values' }]);
  });

  it('are rejected for fields that are the same everywhere', async () => {
    const mapping = [
      { source: 'sku', target: 'sku', transforms: [] },
      { source: 'brand', target: 'brand', locale: 'de', transforms: [] },
    ];
    await expect(readFile(createSource('sku,brand\nA,B\n'), { layout: 'CUSTOM', mapping })).rejects.toThrow(
      'The column “brand” is mapped to “brand”, which is the same in all languages and channels.',
    );
  });

  it('name the languages of a list', async () => {
    const { facts } = await read(
      'product_sku,prices,variant_sku,name,values\nA,,,Tent,name=de==Zelt|name=fr=web=Tente\n',
      'CATALOG_MANAGER',
    );
    expect(facts.locales).toEqual(['de', 'fr']);
  });

  it('are values of a variant in a list of its own', async () => {
    const rows = ['A,Tent,,A-S,name=de==Zelt S|care=pl==Pranie', 'A,,,A-M,', 'A,,,A-L,slug=de==zelt-l'];
    const { facts, contents, groups, issues } = await read(
      `product_sku,name,prices,variant_sku,variant_values\n${rows.join('\n')}\n`,
      'CATALOG_MANAGER',
    );
    expect(facts.locales).toEqual(['de', 'pl']);
    expect(issues).toMatchObject([
      { code: 'VALUE_LOCALE', rowNumber: 2, column: 'variant_values', field: 'variants[0].values[care,pl]' },
      { code: 'VALUE_OF_PRODUCT', rowNumber: 4, column: 'variant_values', entityId: 'A-L' },
    ]);
    const german = { attribute: 'name', locale: 'de', text: 'Zelt S' };
    const [small, medium] = contents[0]!.variants;
    expect(small!.values).toEqual([german]);
    expect(medium).not.toHaveProperty('values');
    const french = { attribute: 'name', locale: 'fr', text: 'Tente S' };
    const stored = { ...contents[0]!, variants: [{ ...small!, values: [french] }, medium!] };
    expect(applyPatch(stored, groups[0]!.patch!).variants[0]!.values).toEqual([german, french]);
  });
});

describe('Columns with prices for channels', () => {
  it('become prices of the product and its variants, beside those for all channels', async () => {
    const { contents, issues } = await read(
      'product_sku,name,price EUR,price-EUR-web,compareAtPrice-EUR-web,price-EUR-print,variant_sku,variant_name,variant price EUR (web)\n' +
        'A,Tent,99,"89,00","109,00",95,A-1,S,85\n' +
        'A,,,,,,A-2,L,\n' +
        'B,Mug,5,,,,,,\n',
      'CATALOG_MANAGER',
    );
    expect(issues).toEqual([]);
    expect(contents).toMatchObject([
      {
        prices: [
          { currency: 'EUR', amount: 99, compareAt: null },
          { currency: 'EUR', channel: 'web', amount: 89, compareAt: 109 },
          { currency: 'EUR', channel: 'print', amount: 95 },
        ],
        variants: [{ prices: [{ currency: 'EUR', channel: 'web', amount: 85 }] }, { prices: [] }],
      },
      { prices: [{ currency: 'EUR', amount: 5, compareAt: null }] },
    ]);
    const { contents: inUsual } = await read('sku,name,price,price-web\nA,Tent,9,8\n');
    expect(inUsual[0]!.prices).toEqual([
      { currency: 'EUR', amount: 9, compareAt: null },
      { currency: 'EUR', channel: 'web', amount: 8, compareAt: null },
    ]);
    const [first] = contents;
    const changed = applyPatch(first!, {
      fields: { sku: 'A', prices: [{ ...first!.prices[1]!, amount: 80 }] },
      variants: [],
    });
    expect(changed.prices.map(({ amount }) => amount)).toEqual([99, 80, 95]);
  });

  it('are in a cell that lists prices, too', async () => {
    const row = (prices: string) => `product_sku,prices,variant_sku,name\nA,${prices},,Tent\n`;
    const { contents, facts } = await read(row('EUR=99|EUR=89=109===web'), 'CATALOG_MANAGER');
    expect(contents[0]!.prices[1]).toEqual({ currency: 'EUR', channel: 'web', amount: 89, compareAt: 109 });
    expect(facts.channels).toEqual(['web']);
    const refused = await read(row('EUR=99|EUR=89====prinz'), 'CATALOG_MANAGER');
    expect(refused.facts.channels).toEqual(['prinz']);
    expect(refused.issues).toMatchObject([
      {
        ...{ code: 'PRICE_CHANNEL', rowNumber: 2, column: 'prices' },
        message: 'The catalog does not have the channel prinz.',
        suggestedFix: 'Use print, or add it to the catalog’s channels.',
      },
    ]);
  });

  it('have no language', async () => {
    const mapping = [
      { source: 'sku', target: 'sku', transforms: [] },
      { source: 'price', target: 'price:EUR', locale: 'de', channel: 'web', transforms: [] },
    ];
    await expect(readFile(createSource('sku,price\nA,1\n'), { layout: 'CUSTOM', mapping })).rejects.toThrow(
      'The column “price” has prices, which are the same in all languages. Map it without a language.',
    );
  });
});
