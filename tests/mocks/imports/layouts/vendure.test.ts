import { describe, expect, it } from 'vitest';
import { readFile, sampleFile, createSource } from '../readFile';

const HEADER =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets\n';

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
