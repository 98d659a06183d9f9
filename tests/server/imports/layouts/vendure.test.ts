import { describe, expect, it } from 'vitest';
import { rankLayouts } from '#server/domain/imports/layouts';
import { applyPatch } from '#server/domain/imports/rows/applyPatch';
import { readFile, sampleFile, createSource } from '../readFile';

const HEADER =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets\n';

const EN_DE = { defaultLocale: 'en', locales: ['en', 'de'], channels: [] };

/** A file in two languages, as Vendure 3.7 reads it. */
const IN_LANGUAGES = [
  'name:en,name:de,slug:en,slug:de,description:en,description:de,assets,facets:en,facets:de,optionGroups:en,optionGroups:de,optionValues:en,optionValues:de,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets:en,variantFacets:de,product:care:en,product:care:de',
  'Shoe,Schuh,shoe,schuh,Light.,Leicht.,,category:shoes|material:leather|material:rubber|brand:Acme,Kategorie:Schuhe|Material:Leder|Material:Gummi|Marke:Acme,size:shoe-size|color,Größe:shoe-size|Farbe,42|red,42|rot,S-42,99,standard,7,true,,season:winter|sole:soft,Saison:Winter|Sohle:weich,Brush,Bürsten',
  ',,,,,,,,,,,43|red,43|rot,S-43,99,standard,,true,,,,,',
  'Mug,Becher,mug,becher,,,,material:clay|glaze:blue,Material:Ton,,,,,M-1,9,standard,1,,,,,,',
].join('\n');

const de = (attribute: string, text: string) => ({ attribute, locale: 'de', text });

describe("Vendure's product CSV", () => {
  it('reads the products of the padded sample', async () => {
    const { opened, contents, issues } = await readFile(sampleFile('vendure.csv'));
    expect(opened).toMatchObject({ rowCount: 3, groupCount: 2 });
    expect(issues).toEqual([]);
    expect(contents[0]).toEqual({
      sku: 'ridge-tent',
      name: 'Ridge Tent',
      slug: 'ridge-tent',
      description: 'A light tent, for two.',
      brand: '',
      gtin: null,
      mpn: null,
      status: 'ACTIVE',
      categories: ['outdoor', 'tents'],
      attributes: [{ name: 'colour', value: 'moss, sand' }],
      variants: [
        {
          sku: 'RT-2',
          gtin: null,
          name: '',
          options: [{ name: 'persons', value: '2 persons' }],
          prices: [{ currency: 'EUR', amount: 349, compareAt: null }],
          stock: 7,
          media: [{ url: 'tent-2.jpg', alt: '' }],
          status: 'ACTIVE',
        },
        {
          sku: 'RT-4',
          gtin: null,
          name: '',
          options: [{ name: 'persons', value: '4 persons' }],
          prices: [{ currency: 'EUR', amount: 449, compareAt: null }],
          stock: 3,
          media: [],
          status: 'ACTIVE',
        },
      ],
      prices: [],
      media: [
        { url: 'tent.jpg', alt: '' },
        { url: 'tent-open.jpg', alt: '' },
      ],
      seo: { title: '', description: '' },
      externalReference: 'ridge-tent',
    });
  });

  it('reads a product without options as one variant', async () => {
    const { contents } = await readFile(sampleFile('vendure.csv'));
    expect(contents[1]).toMatchObject({
      description: 'A mug that says "cheers".',
      categories: ['kitchen'],
      variants: [{ sku: 'MUG-1', name: 'Tin Mug', options: [], stock: 40 }],
    });
  });

  it('reads texts in several languages', async () => {
    const { facts, contents, issues } = await readFile(createSource(IN_LANGUAGES), { catalog: EN_DE });
    expect(facts.layout).toMatchObject({ code: 'VENDURE' });
    expect(contents).toMatchObject([
      {
        name: 'Shoe',
        slug: 'shoe',
        description: 'Light.',
        brand: 'Acme',
        categories: ['shoes'],
        attributes: [
          { name: 'material', value: 'leather, rubber' },
          { name: 'care', value: 'Brush' },
        ],
        values: [
          de('care', 'Bürsten'),
          de('description', 'Leicht.'),
          de('material', 'Leder, Gummi'),
          de('name', 'Schuh'),
          de('slug', 'schuh'),
        ],
        variants: [
          {
            sku: 'S-42',
            options: [
              { name: 'size', value: '42' },
              { name: 'color', value: 'red' },
            ],
            attributes: [
              { name: 'season', value: 'winter' },
              { name: 'sole', value: 'soft' },
            ],
            values: [de('season', 'Winter'), de('sole', 'weich')],
            stock: 7,
          },
          { sku: 'S-43', options: [{ value: '43' }, { value: 'red' }], stock: 0 },
        ],
      },
      {
        name: 'Mug',
        attributes: [
          { name: 'material', value: 'clay' },
          { name: 'glaze', value: 'blue' },
        ],
        // Lists with other numbers of facets don’t tell which one is which.
        values: [de('name', 'Becher'), de('slug', 'becher')],
      },
    ]);
    expect(issues).toMatchObject([
      {
        code: 'VARIANT_TEXT_SKIPPED',
        severity: 'INFO',
        rowNumber: 2,
        column: 'optionValues:de',
        message: expect.stringContaining('skipped: color.'),
      },
    ]);
  });

  it('reads texts with the default language of the catalog, whichever comes first in the file', async () => {
    const catalog = { ...EN_DE, defaultLocale: 'de' };
    const { contents } = await readFile(createSource(IN_LANGUAGES), { catalog });
    expect(contents[0]).toMatchObject({
      name: 'Schuh',
      brand: 'Acme',
      categories: ['Schuhe'],
      attributes: [
        { name: 'Material', value: 'Leder, Gummi' },
        { name: 'care', value: 'Bürsten' },
      ],
      variants: [
        { options: [{ name: 'Größe' }, { name: 'Farbe', value: 'rot' }] },
        { options: [{ name: 'Größe' }, { name: 'Farbe', value: 'rot' }] },
      ],
    });
    expect(contents[0]!.values).toContainEqual({ attribute: 'material', locale: 'en', text: 'leather, rubber' });
  });

  it('reads only the languages that the mapping imports', async () => {
    const { facts } = await readFile(createSource(IN_LANGUAGES), { catalog: EN_DE });
    const mapping = facts.mapping.filter(({ locale }) => locale !== 'de');
    const { contents } = await readFile(createSource(IN_LANGUAGES), { catalog: EN_DE, mapping });
    expect(contents[0]).toMatchObject({ attributes: [{ value: 'leather, rubber' }, {}] });
    expect(contents[0]!.values).toBeUndefined();
    expect(contents[0]!.variants[0]!.values).toBeUndefined();
  });

  it.each([
    [
      'two languages',
      'name:en,name:de,slug:en,slug:de,optionGroups:en,optionGroups:de,optionValues:en,optionValues:de,sku',
    ],
    ['one language', 'name:en,slug:en,optionGroups:en,optionValues:en,sku'],
    ['a region', 'name:pt_BR,slug:pt_BR,optionGroups:pt_BR,optionValues:pt_BR,sku'],
    ['options in languages only', 'name,slug,optionGroups:en,optionGroups:de,optionValues:en,optionValues:de,sku'],
  ])('is recognized with %s', (_what, header) => {
    expect(rankLayouts(header.split(','))[0]).toMatchObject({ code: 'VENDURE', confidence: 1 });
  });

  it.each([
    ['size', 'size'],
    ['size:shoe-size', 'size'],
    ['shoe size : shoe-size', 'shoe size'],
    ['size:shoe:size', 'size'],
    ['size:', 'size:'],
    [':size', ':size'],
  ])('reads the name of the option group %s', async (group, name) => {
    const { contents } = await readFile(createSource(`${HEADER}Shoe,shoe,,,,${group},42,S-1,9,,,,,\n`));
    expect(contents[0]!.variants[0]!.options).toEqual([{ name, value: '42' }]);
  });

  it.each([
    ['material:steel:304', [{ name: 'material', value: 'steel:304' }]],
    ['sole:soft|sole:grip|season', [{ name: 'sole', value: 'soft, grip' }]],
    ['', undefined],
    // The variant has it from its product.
    ['color:red', undefined],
  ])('reads the facets of a variant: %s', async (facets, attributes) => {
    const { contents } = await readFile(createSource(`${HEADER}Shoe,shoe,,,color:red,,,S-1,9,,,,,${facets}\n`));
    expect(contents[0]!.variants[0]!.attributes).toEqual(attributes);
  });

  it.each([
    ['', 0],
    ['0', 0],
    ['7', 7],
  ])('reads the quantity “%s” as %i', async (cell, stock) => {
    const { contents } = await readFile(createSource(`${HEADER}Shoe,shoe,,,,,,S-1,9,,${cell},,,\n`));
    expect(contents[0]!.variants[0]!.stock).toBe(stock);
  });

  it('keeps the stock of a stored variant if the quantity is blank', async () => {
    const { groups } = await readFile(createSource(`${HEADER}Shoe,shoe,,,,,,S-1,9,,,,,\n`));
    const stored = applyPatch(null, groups[0]!.patch!);
    const sold = { ...stored, variants: stored.variants.map((variant) => ({ ...variant, stock: 4 })) };
    expect(applyPatch(sold, groups[0]!.patch!).variants).toMatchObject([{ sku: 'S-1', stock: 4 }]);
  });

  it('reads custom fields of products and variants as attributes', async () => {
    const { contents } = await readFile(
      createSource(
        `name,slug,optionGroups,optionValues,sku,price,product:care,variant:sole\nShoe,shoe,,,S-1,9,Brush,soft\n`,
      ),
    );
    expect(contents[0]).toMatchObject({
      attributes: [{ name: 'care', value: 'Brush' }],
      variants: [{ attributes: [{ name: 'sole', value: 'soft' }] }],
    });
  });

  it('names custom fields without “product:” in languages that the catalog does not have as its default', async () => {
    const { facts } = await readFile(createSource(IN_LANGUAGES), { catalog: { ...EN_DE, defaultLocale: 'fr' } });
    const targets = facts.mapping.flatMap(({ source, target }) => (source.includes('care') ? [target] : []));
    expect(targets).toEqual(['attribute:care', 'attribute:care']);
  });

  it('reads variants with one SKU as variants of their own, and reports each', async () => {
    const { contents, issues } = await readFile(
      createSource(
        `${HEADER}Shoe,shoe,,,,size,42,S-1,9,,1,,,\n,,,,,,43,S-1,9,,2,,,\n,,,,,,44,S-1,9,,3,,,\nMug,mug,,,,,,M-1,9,,1,,,\n,,,,,,,M-1,8,,2,,,\n`,
      ),
    );
    expect(contents).toMatchObject([
      {
        variants: [
          { sku: 'S-1', options: [{ value: '42' }], stock: 1 },
          { sku: 'S-1-43', options: [{ value: '43' }], stock: 2 },
          { sku: 'S-1-44', options: [{ value: '44' }], stock: 3 },
        ],
      },
      {
        variants: [
          { sku: 'M-1', prices: [{ amount: 9 }] },
          { sku: 'M-1-2', prices: [{ amount: 8 }] },
        ],
      },
    ]);
    expect(issues.map(({ code, severity, rowNumber, entityId }) => [code, severity, rowNumber, entityId])).toEqual([
      ['SKU_DUPLICATE', 'WARNING', 2, 'S-1'],
      ['SKU_DUPLICATE', 'WARNING', 3, 'S-1-43'],
      ['SKU_DUPLICATE', 'WARNING', 4, 'S-1-44'],
      ['SKU_DUPLICATE', 'WARNING', 5, 'M-1'],
      ['SKU_DUPLICATE', 'WARNING', 6, 'M-1-2'],
    ]);
  });

  it('uses the name as the key if there is no slug', async () => {
    const { contents } = await readFile(
      createSource(`${HEADER}Camp Lamp,,,,,,,L-1,5,,,,,\n,,,,,,,L-2,6,,,,,\nMug,,,,,,,M,1,,,,,\n`),
    );
    expect(contents).toMatchObject([
      { sku: 'Camp Lamp', slug: 'camp-lamp', variants: [{ sku: 'L-1' }, { sku: 'L-2' }] },
      { sku: 'Mug', variants: [{ sku: 'M' }] },
    ]);
  });

  it('reports the row, column and fix for an invalid cell, and skips only that cell', async () => {
    const { groups, issues } = await readFile(createSource(`${HEADER}Mug,mug,,,,,,M,free,,lots,,,\n`));
    expect(issues).toMatchObject([
      {
        code: 'PRICE_INVALID',
        severity: 'ERROR',
        rowNumber: 2,
        column: 'price',
        field: 'variants[0].prices',
        entityType: 'VARIANT',
        entityId: 'M',
      },
      { code: 'STOCK_INVALID', severity: 'ERROR', rowNumber: 2, column: 'stockOnHand', field: 'variants[0].stock' },
    ]);
    expect(issues[0]).toMatchObject({
      message: '“free” isn’t a valid price.',
      suggestedFix: expect.stringContaining('19.90'),
    });
    expect(groups[0]!.patch!.variants).toEqual([{ sku: 'M', options: [] }]);
  });
});
