import { describe, expect, it } from 'vitest';
import { createSource, readFile, sampleFile } from '../readFile';

const HEADER = 'Product Id,Product Handle,Product Title,Product Status,Variant Title,Variant SKU,Variant Price EUR\n';

const read = (rows: string) => readFile(createSource(HEADER + rows), { currencies: ['EUR'] });

describe("Medusa's product CSV", () => {
  it('reads the products of version 1', async () => {
    const { opened, contents, issues } = await readFile(sampleFile('medusa-v1.csv'), { currencies: ['EUR', 'USD'] });
    expect(opened).toMatchObject({ rowCount: 3, groupCount: 2 });
    expect(issues).toEqual([]);
    expect(contents[0]).toEqual({
      sku: 'ridge-parka',
      name: 'Ridge Parka',
      slug: 'ridge-parka',
      description: 'A parka with taped seams.',
      brand: '',
      gtin: null,
      mpn: null,
      status: 'ACTIVE',
      categories: ['Jackets'],
      attributes: [
        { name: 'tags', value: 'rain, light' },
        { name: 'Subtitle', value: 'Made for drizzle' },
        { name: 'Weight', value: '640' },
        { name: 'HS code', value: '620193' },
        { name: 'Country of origin', value: 'PT' },
        { name: 'Material', value: 'Nylon' },
        { name: 'Collection', value: 'Autumn' },
      ],
      variants: [
        {
          sku: 'PARKA-MOSS-S',
          gtin: '4006381333931',
          externalReference: 'variant_01A',
          name: '',
          options: [
            { name: 'Color', value: 'Moss' },
            { name: 'Size', value: 'S' },
          ],
          prices: [
            { currency: 'EUR', amount: 119, compareAt: null },
            { currency: 'USD', amount: 129, compareAt: null },
          ],
          stock: 4,
          media: [],
          status: 'ACTIVE',
        },
        expect.objectContaining({ sku: 'PARKA-MOSS-M', stock: 0, availability: 'BACKORDER' }),
      ],
      prices: [],
      media: [
        { url: 'https://img.example/parka.jpg', alt: '' },
        { url: 'https://img.example/parka-back.jpg', alt: '' },
      ],
      seo: { title: '', description: '' },
      externalReference: 'prod_01H3A',
    });
    expect(contents[1]).toMatchObject({
      status: 'DRAFT',
      variants: [{ sku: 'TIN-CUP', name: 'Tin Cup', options: [], stock: null, availability: 'IN_STOCK' }],
    });
  });

  it('reads the products of version 2', async () => {
    const { contents, issues } = await readFile(sampleFile('medusa-v2.csv'), { currencies: ['EUR', 'DKK'] });
    expect(issues).toMatchObject([{ code: 'SKU_GENERATED', severity: 'INFO', rowNumber: 4 }]);
    expect(contents).toMatchObject([
      {
        sku: 'camp-stool',
        externalReference: null,
        attributes: [
          { name: 'Weight', value: '900' },
          { name: 'Material', value: 'Ash' },
        ],
        media: [{ url: '/static/stool.jpg' }, { url: '/static/stool-side.jpg' }],
        variants: [
          { sku: 'STOOL-ASH', options: [{ name: 'Wood', value: 'Ash' }] },
          { sku: 'STOOL-WALNUT', availability: 'IN_STOCK', prices: [{ amount: 49 }, { currency: 'DKK', amount: 365 }] },
        ],
      },
      { sku: 'rope', status: 'DRAFT', attributes: [{ name: 'tags', value: 'gear' }], variants: [{ sku: 'rope' }] },
    ]);
  });

  it.each([
    ['Product Id', 'externalReference'],
    ['Variant Id', 'variantReference'],
    ['Variant Price EUR', 'variantPrice:EUR'],
    ['Price USD', 'variantPrice:USD'],
    ['Price Nordics [EUR]', null],
    ['Variant Option 3 Value', 'options'],
    ['Option 12 Name', 'options'],
    ['Image 11 Url', 'images'],
    ['Product Tag 2', 'attributes'],
    ['Product Category 1 Handle', 'categories'],
    ['Product Sales Channel 1', null],
    ['Sales channel 1 Name', null],
    ['Product Discountable', null],
    ['Product Weight', 'attribute:Weight'],
    ['Variant Weight', 'variantAttribute:Weight'],
    ['Variant Length', 'variantAttribute:Length'],
    ['Variant Width', 'variantAttribute:Width'],
    ['Variant Height', 'variantAttribute:Height'],
    ['Variant Material', 'variantAttribute:Material'],
    ['Variant HS Code', 'variantAttribute:HS code'],
    ['Variant Origin Country', 'variantAttribute:Country of origin'],
    ['Variant Thumbnail', 'variantImages'],
    ['Variant Image 1', 'variantImages'],
    ['Variant Image 12', 'variantImages'],
    ['Fabric care', 'attribute:Fabric care'],
  ])('maps %s to %s', async (header, target) => {
    const source = createSource(`Product Handle,Product Title,Variant Title,${header}\nrope,Rope,,1\n`);
    const { facts } = await readFile(source, { currencies: ['EUR', 'USD'] });
    expect(facts.mapping.at(-1)).toMatchObject({ source: header, target });
  });

  // As normalizeForExport of @medusajs/core-flows 2.21.2 writes them.
  it('reads the images of variants, the thumbnail first and once', async () => {
    const header =
      'Product Handle,Product Title,Variant Title,Variant SKU,Variant Thumbnail,Variant Image 1,Variant Image 2';
    const source = createSource(`${header}\nrope,Rope,Red,R-1,/b.jpg,/a.jpg,/b.jpg\nrope,Rope,Blue,R-2,,,\n`);
    const { contents } = await readFile(source);
    expect(contents[0]).toMatchObject({
      media: [],
      variants: [{ media: [{ url: '/b.jpg' }, { url: '/a.jpg' }] }, { media: [] }],
    });
  });

  it('finds a product by its handle, its ID, or its title', async () => {
    const { contents } = await read(
      ',rope,Rope,published,S,R-S,4\nprod_9,,,published,L,R-L,5\n,,Oak Chair,rejected,,C-1,9\n',
    );
    expect(contents).toMatchObject([
      { sku: 'rope', externalReference: null, status: 'ACTIVE' },
      { sku: '', externalReference: 'prod_9' },
      { sku: 'oak-chair', slug: 'oak-chair', status: 'DRAFT' },
    ]);
  });

  it('reports two rows with one SKU, and a price that is none', async () => {
    const { issues } = await read(
      '1,rope,Rope,published,S,R-S,4\n1,rope,Rope,published,L,R-S,5\n1,rope,Rope,published,L,R-L,low\n',
    );
    expect(issues).toMatchObject([
      {
        code: 'SKU_DUPLICATE',
        severity: 'ERROR',
        rowNumber: 3,
        column: 'Variant SKU',
        message: 'The SKU R-S appears in more than one row of this product.',
      },
      { code: 'PRICE_INVALID', rowNumber: 4, column: 'Variant Price EUR', message: '“low” isn’t a valid price.' },
    ]);
  });
});
