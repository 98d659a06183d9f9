import { describe, expect, it } from 'vitest';
import { joinUnit } from '#server/domain/imports/layouts/metrics';
import { createSource, readFile, sampleFile } from '../readFile';

const catalog = { defaultLocale: 'en', locales: ['en', 'de'], channels: ['web'] };

const read = (text: string) => readFile(createSource(text), { catalog, currencies: ['EUR'] });

/** The issues as `code row column: message`. */
const words = (issues: Awaited<ReturnType<typeof read>>['issues']) =>
  issues.map(({ code, rowNumber, column, message }) => `${code} ${rowNumber} ${column}: ${message}`);

const HEADER = 'sku;family;parent;groups;enabled;name;color;size;care';

const getFile = (...rows: string[]) => [HEADER, ...rows].join('\n');

describe("Akeneo's product CSV", () => {
  it('reads products with texts by language, prices by currency, and numbers with units', async () => {
    const { facts, contents } = await readFile(sampleFile('akeneo-products.csv'), {
      catalog,
      currencies: ['EUR', 'USD'],
    });
    expect(facts.mapping.filter(({ target }) => target === null).map(({ source }) => source)).toEqual([
      'groups',
      'PACK-products',
      'X_SELL-groups',
      'X_SELL-products',
      'X_SELL-product_models',
    ]);
    expect(contents[0]).toEqual({
      sku: 'lantern',
      family: 'lamps',
      name: 'Storm lantern',
      slug: 'storm-lantern',
      description: 'Burns all night.',
      brand: 'Lumen',
      gtin: '4006381333931',
      mpn: null,
      status: 'ACTIVE',
      categories: ['camping', 'lights'],
      attributes: [
        { name: 'weight', value: '0.45 kg' },
        { name: 'material', value: 'Tin' },
      ],
      variants: [],
      prices: [
        { currency: 'EUR', amount: 24.5, compareAt: null },
        { currency: 'USD', amount: 27, compareAt: null },
      ],
      media: [{ url: 'files/l/lantern.jpg', alt: '' }],
      seo: { title: '', description: '' },
      externalReference: '7d0c4c1e-0001-4a55-9c58-000000000001',
      values: [
        { attribute: 'description', locale: 'de', text: 'Brennt die ganze Nacht.' },
        { attribute: 'name', locale: 'de', text: 'Sturmlaterne' },
      ],
    });
    expect(contents[1]).toMatchObject({ sku: 'wick', status: 'DRAFT', attributes: [{ value: '12 g' }, {}] });
  });

  it('imports nothing of products whose model is neither in the file nor in the catalog', async () => {
    const { contents, groups, issues } = await readFile(sampleFile('akeneo-products.csv'), {
      catalog,
      currencies: ['EUR', 'USD'],
    });
    expect(contents.map(({ sku }) => sku)).toEqual(['lantern', 'wick']);
    expect(groups[2]).toMatchObject({ patch: null, rows: [{ number: 4 }, { number: 5 }] });
    expect(words(issues)).toEqual([
      'PARENT_MISSING 4 parent: The parent cap is neither in the file nor in the catalog. Its 2 rows were not imported.',
    ]);
  });

  it('reads models over two levels as one product', async () => {
    const { opened, contents, issues } = await readFile(sampleFile('akeneo-models.csv'), { catalog });
    expect(opened).toMatchObject({ rowCount: 7, groupCount: 2 });
    expect(issues).toEqual([]);
    expect(contents).toMatchObject([
      {
        sku: 'fleece',
        family: 'clothing',
        name: 'Fleece jacket',
        status: 'ACTIVE',
        brand: 'Fjell',
        categories: ['jackets', 'sale'],
        attributes: [
          { name: 'weight', value: '1.5 kg' },
          { name: 'care', value: 'wash_30' },
        ],
        prices: [{ amount: 79 }],
        values: [{ attribute: 'name', locale: 'de', text: 'Fleecejacke' }],
        variants: [
          {
            sku: 'fleece-moss-s',
            gtin: '4006381333931',
            name: '',
            options: [
              { name: 'color', value: 'moss' },
              { name: 'size', value: 's' },
            ],
            prices: [],
            media: [{ url: 'files/f/moss.jpg' }],
          },
          { sku: 'fleece-moss-m', name: '' },
          { sku: 'fleece-sand-s', name: '', prices: [{ amount: 75 }], status: 'DRAFT' },
        ],
      },
      { sku: 'mug', categories: ['cups'], family: 'kitchen', attributes: [{ name: 'weight', value: '250 g' }] },
    ]);
  });

  it('reads the rows in any order', async () => {
    const { contents, issues } = await read(
      [
        'code;sku;family;family_variant;parent;name;color;size',
        ';a-r-s;f;;a-r;;;s',
        'a-r;;;v;a;;red;',
        ';a-r-m;f;;a-r;;;m',
        'a;;;v;;Cap;;',
      ].join('\n'),
    );
    expect(issues).toEqual([]);
    expect(contents).toMatchObject([
      {
        sku: 'a',
        name: 'Cap',
        variants: [{ sku: 'a-r-s' }, { sku: 'a-r-m', options: [{ name: 'size', value: 'm' }] }],
      },
    ]);
  });

  it.each<[string, string[], string[]]>([
    [
      'a loop of parents',
      ['a;f;b;;1;A;;;', 'b;f;c;;1;B;;;', 'c;f;a;;1;C;;;', 'd;f;a;;1;D;;;'],
      ['2', '3', '4'].map(
        (row) =>
          `PARENT_CYCLE ${row} parent: The parents form a loop: a → b → c → a. None of these rows can be imported.`,
      ),
    ],
    [
      'a row that is its own parent',
      ['a;f;a;;1;A;;;'],
      ['PARENT_CYCLE 2 parent: The parents form a loop: a → a. None of these rows can be imported.'],
    ],
    [
      'two rows of one product',
      ['a;f;;;1;A;;;', 'a;f;;;1;Again;;;'],
      ['SKU_DUPLICATE 3 null: Row 3 is the same product as row 2, a.'],
    ],
    [
      'two rows of one variant',
      ['a-s;f;a;;1;A;;s;', 'a-s;f;a;;1;A;;m;', 'a;f;;;1;A;;;'],
      ['SKU_DUPLICATE 3 sku: The SKU a-s appears in more than one row of this product.'],
    ],
    ['a status that is none', ['a;f;;;maybe;A;;;'], ['STATUS_UNKNOWN 2 enabled: “maybe” isn’t a valid status.']],
  ])('reports %s', async (_, rows, expected) => {
    const { issues } = await read(getFile(...rows));
    expect(words(issues)).toEqual(expected);
  });

  it('gives variants the values that differ between them, unless these are their options', async () => {
    const care = 'Wash cold. '.repeat(12).trim();
    const { contents, issues } = await read(getFile('a;f;;;1;A;;;', `a-s;f;a;;1;;;s;${care}`, 'a-m;f;a;;1;;;m;'));
    expect(issues).toEqual([]);
    expect(contents[0]!.attributes).toEqual([]);
    expect(contents[0]!.variants.map(({ attributes }) => attributes)).toEqual([
      [{ name: 'care', value: care }],
      undefined,
    ]);
  });

  it('gives variants the texts for languages and channels in which they differ from their product', async () => {
    const { contents, issues } = await read(
      [
        'sku;family;parent;enabled;size;name-en_US;name-de_DE;care-en_US;care-de_DE;care-de_DE-web;description-de_DE',
        'a;f;;1;;Tent;Zelt;Wipe;Abwischen;;Steht.',
        'a-s;f;a;1;s;Tent, small;Zelt, klein;;;Nie waschen;Steht klein.',
        'a-m;f;a;1;m;;;Wash;Waschen;;',
        // Its own attribute would otherwise be shown in German, too.
        'a-l;f;a;1;l;;;Dry-clean;Abwischen;;',
        'a-x;f;a;1;x;Tent;Zelt;Wipe;Abwischen;;',
      ].join('\n'),
    );
    expect(words(issues)).toEqual([
      'VARIANT_VALUES_SKIPPED 3 null: The variants have different values in the column description-de_DE. Only those of the product were imported.',
    ]);
    expect(contents[0]!.variants.map(({ values }) => values)).toEqual([
      [
        { attribute: 'care', locale: 'de', channel: 'web', text: 'Nie waschen' },
        { attribute: 'name', locale: 'de', text: 'Zelt, klein' },
      ],
      [{ attribute: 'care', locale: 'de', text: 'Waschen' }],
      [{ attribute: 'care', locale: 'de', text: 'Abwischen' }],
      undefined,
    ]);
  });

  it('imports nothing of a loop of parents', async () => {
    const { groups } = await read(getFile('a;f;b;;1;A;;;', 'b;f;a;;1;B;;;', 'c;f;b;;1;C;;;', 'd;f;;;1;D;;;'));
    expect(groups.map(({ rows, patch }) => [rows.length, patch?.fields.sku])).toEqual([
      [3, undefined],
      [1, 'd'],
    ]);
  });

  it('keeps models without variants for other files, unless their product is missing', async () => {
    const header = 'code;family_variant;parent;name;color';
    const { contents, groups, issues } = await read([header, 'a;v;;A;', 'a-red;v;a;;red'].join('\n'));
    expect(issues).toEqual([]);
    expect(contents).toMatchObject([{ sku: 'a', name: 'A', variants: [] }]);
    expect(groups[0]).toMatchObject({
      isPartial: true,
      models: [
        { code: 'a', parent: '', cells: { code: 'a', family_variant: 'v', name: 'A' } },
        { code: 'a-red', parent: 'a', cells: { color: 'red' } },
      ],
    });
    const alone = await read([header, 'a-red;v;a;;red'].join('\n'));
    expect(words(alone.issues)).toEqual([
      'PARENT_MISSING 2 parent: The parent a is neither in the file nor in the catalog. Row 2 was not imported.',
    ]);
  });

  it('reports a language that the catalog lacks, at its column', async () => {
    const { issues } = await read('sku;family;enabled;name-en_US;name-da_DK\na;f;1;Tent;Telt\n');
    expect(words(issues)).toEqual(['VALUE_LOCALE 2 name-da_DK: The catalog does not have the language da-DK.']);
  });
});

describe('A column of Akeneo', () => {
  it.each<[string, string]>([
    ['name-en_US', 'name'],
    ['name-de_DE', 'name@de'],
    ['name-uk_UA', 'name@uk-UA'],
    ['description-de_DE-web', 'description@de/web'],
    ['description-web', 'description/web'],
    ['description-print', 'description'],
    ['material-de_DE', 'attribute:material@de'],
    ['material-print', 'attribute:material'],
    ['name-xx_YY', 'null'],
    ['brand-de_DE', 'brand'],
    ['variation_name', 'variantName'],
    ['variation_name-en_US', 'null'],
    ['price-EUR', 'price:EUR'],
    ['price-EUR-ecommerce', 'price:EUR'],
    ['price-ecommerce-EUR', 'price:EUR'],
    ['price-fr_FR-EUR', 'price:EUR'],
    ['cost-EUR', 'attribute:cost-EUR'],
    ['fee-EUR', 'attribute:fee-EUR'],
    ['weight-unit', 'attributes'],
    ['identifier', 'sku'],
    ['uuid', 'externalReference'],
    ['picture_2', 'images'],
    ['UPSELL-products-quantity', 'null'],
    ['auto_exposure', 'attribute:auto_exposure'],
  ])('%s is read as %s', async (header, target) => {
    const { facts } = await read(`code;family;enabled;meta_title;${header}\na;f;1;A;1\n`);
    const { target: found, locale, channel } = facts.mapping.at(-1)!;
    expect(`${found}${locale ? `@${locale}` : ''}${channel ? `/${channel}` : ''}`).toBe(target);
  });

  it.each([
    ['1.5', 'KILOGRAM', '1.5 kg'],
    ['0.4500', 'KILOGRAM', '0.45 kg'],
    ['12', 'CENTIMETER', '12 cm'],
    ['3', 'SQUARE_METER', '3 m²'],
    ['2', 'CUBIC_METER', '2 m³'],
    ['6', 'FEET', '6 ft'],
    ['230', 'VOLT', '230 VOLT'],
    ['9', '', '9'],
    ['about 9', 'GRAM', 'about 9 GRAM'],
  ])('%s with the unit %s is %s', (number, unit, value) => {
    expect(joinUnit(number, unit)).toBe(value);
  });
});
