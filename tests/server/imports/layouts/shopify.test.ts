import { describe, expect, it } from 'vitest';
import { mapColumns, readFile, sampleFile, createSource } from '../readFile';

const read = (rows: string) =>
  readFile(createSource(`Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src\n${rows}`));

describe("Shopify's product CSV", () => {
  it('reads the products of the sample with their variants and images', async () => {
    const { opened, contents, issues } = await readFile(sampleFile('shopify.csv'));
    expect(opened).toMatchObject({ rowCount: 6, groupCount: 3 });
    expect(contents[0]).toEqual({
      sku: 'ridge-tent',
      name: 'Ridge Tent',
      slug: 'ridge-tent',
      description: '<p>A light tent for two,\nwith "storm" poles.</p>',
      brand: 'Northpine',
      gtin: null,
      mpn: null,
      status: 'ACTIVE',
      categories: ['Outdoor/Tents', 'Tents'],
      attributes: [
        { name: 'tags', value: 'camping, light' },
        { name: 'Weight', value: '2100 g' },
        { name: 'Cost per item', value: '180.00' },
      ],
      variants: [
        {
          sku: 'RT-MOSS-2',
          attributes: [{ name: 'Weight', value: '2100 g' }],
          gtin: '4006381333931',
          name: '',
          options: [
            { name: 'Colour', value: 'Moss' },
            { name: 'Size', value: '2 persons' },
          ],
          prices: [{ currency: 'EUR', amount: 349, compareAt: 399 }],
          stock: 7,
          media: [{ url: 'https://pictures.example/ridge-moss.jpg', alt: '' }],
          status: 'ACTIVE',
        },
        {
          sku: 'RT-SAND-2',
          attributes: [{ name: 'Weight', value: '2100 g' }],
          gtin: null,
          name: '',
          options: [
            { name: 'Colour', value: 'Sand' },
            { name: 'Size', value: '2 persons' },
          ],
          prices: [{ currency: 'EUR', amount: 349, compareAt: null }],
          stock: 0,
          media: [{ url: 'https://pictures.example/ridge-sand.jpg', alt: '' }],
          status: 'ACTIVE',
        },
      ],
      prices: [],
      media: [
        { url: 'https://pictures.example/ridge-moss.jpg', alt: 'Ridge Tent in moss green' },
        { url: 'https://pictures.example/ridge-sand.jpg', alt: 'Ridge Tent in sand' },
        { url: 'https://pictures.example/ridge-inside.jpg', alt: 'A look inside' },
      ],
      seo: { title: 'Ridge Tent for two', description: 'A light tent for two people.' },
      externalReference: 'ridge-tent',
    });
    expect(issues.map(({ code, severity, rowNumber }) => [code, severity, rowNumber])).toEqual([
      ['SKU_GENERATED', 'INFO', 5],
      ['SKU_GENERATED', 'INFO', 6],
      ['SKU_GENERATED', 'INFO', 7],
    ]);
  });

  it('generates SKUs from handle and options, and a variant without options from the default title', async () => {
    const { contents } = await readFile(sampleFile('shopify.csv'));
    expect(contents[1]).toMatchObject({
      status: 'ACTIVE',
      variants: [{ sku: 'tin-mug', options: [], prices: [{ amount: 12.5, compareAt: null }], stock: 40 }],
    });
    expect(contents[2]).toMatchObject({
      status: 'DRAFT',
      variants: [
        { sku: 'wool-socks-m', options: [{ name: 'Size', value: 'M' }] },
        { sku: 'wool-socks-l', options: [{ name: 'Size', value: 'L' }] },
      ],
    });
  });

  it('is also read with the headers of 2025, with metafields as attributes', async () => {
    const { contents } = await readFile(sampleFile('shopify-2025.csv'));
    expect(contents).toMatchObject([
      {
        sku: 'camp-stool',
        status: 'ACTIVE',
        categories: ['Outdoor/Furniture', 'Stools'],
        attributes: [{ name: 'Material', value: 'Ash wood' }],
        variants: [{ sku: 'CS-1', stock: 25, prices: [{ amount: 39.9, compareAt: null }] }],
        media: [{ url: 'https://pictures.example/stool.jpg', alt: 'Camp Stool' }],
      },
    ]);
  });

  it('finds the rows of a handle anywhere, and uses the handle above for a blank one', async () => {
    const { contents } = await read('a,A,Size,S,A-S,1,\nb,B,Title,Default Title,B-1,2,\na,,,M,A-M,1,\n,,,L,A-L,1,\n');
    expect(contents.map(({ sku, variants }) => [sku, ...variants.map((variant) => variant.sku)])).toEqual([
      ['b', 'B-1'],
      ['a', 'A-S', 'A-M', 'A-L'],
    ]);
  });

  it('reports a duplicate SKU within a product on the later row', async () => {
    const { contents, issues } = await read('a,A,Size,S,X,1,\na,,,M,X,1,\n');
    expect(contents[0]!.variants).toHaveLength(1);
    expect(issues).toMatchObject([
      { code: 'SKU_DUPLICATE', severity: 'ERROR', rowNumber: 3, column: 'Variant SKU', entityId: 'a' },
    ]);
  });

  it('numbers generated SKUs that would be the same', async () => {
    const { contents } = await read('a,A,Size,大,,1,\na,,,小,,1,\n');
    expect(contents[0]!.variants.map(({ sku }) => sku)).toEqual(['a', 'a-2']);
  });

  it('is read with the given mapping', async () => {
    const { contents } = await readFile(
      createSource('Handle,Title,Option1 Name,Option1 Value,Variant Price,Vendor\na,A,Size,S,5,V\n'),
      {
        mapping: mapColumns({
          Handle: 'parent',
          Title: 'description',
          Vendor: 'name',
          'Option1 Value': null,
          'Variant Price': 'variantPrice',
        }),
      },
    );
    expect(contents).toMatchObject([{ name: 'V', description: 'A', brand: '', variants: [{ sku: 'a', options: [] }] }]);
  });
});

describe("Shopify's JSON", () => {
  it('is read like its CSV, with options, variants, images, and prices in the currency of the catalog', async () => {
    const { opened, contents, issues } = await readFile(sampleFile('shopify-products.json'), { currency: 'CAD' });
    expect(opened).toMatchObject({ format: 'JSON', groupCount: 2 });
    expect(issues).toEqual([]);
    expect(contents[0]).toMatchObject({
      sku: 'ridge-tent',
      name: 'Ridge Tent',
      slug: 'ridge-tent',
      description: '<p>A light tent for two,\nwith &quot;storm&quot; poles.</p>',
      brand: 'Northpine',
      status: 'ACTIVE',
      categories: ['Tents'],
      attributes: [{ name: 'tags', value: 'camping, light' }],
      externalReference: 'ridge-tent',
      media: [
        { url: 'https://cdn.example/ridge-moss.jpg?v=1', alt: '' },
        { url: 'https://cdn.example/ridge-inside.jpg?v=1', alt: '' },
        { url: 'https://cdn.example/ridge-pegs.jpg?v=1', alt: '' },
      ],
      variants: [
        {
          sku: 'RT-MOSS-2',
          name: '',
          options: [
            { name: 'Colour', value: 'Moss' },
            { name: 'Size', value: '2 persons' },
          ],
          prices: [{ currency: 'CAD', amount: 349, compareAt: 399 }],
          availability: 'IN_STOCK',
          media: [{ url: 'https://cdn.example/ridge-moss.jpg?v=1', alt: '' }],
        },
        {
          sku: 'RT-SAND-2',
          prices: [{ currency: 'CAD', amount: 349, compareAt: null }],
          availability: 'OUT_OF_STOCK',
          media: [],
        },
      ],
    });
    expect(contents[0]!.variants).toHaveLength(2);
  });

  it('has the barcode, stock, status, and image of a variant from the REST API', async () => {
    const { contents } = await readFile(sampleFile('shopify-products.json'));
    expect(contents[1]).toMatchObject({
      sku: 'tin-mug',
      status: 'DRAFT',
      description: '',
      attributes: [{ name: 'tags', value: 'kitchen, tin' }],
      media: [{ url: 'https://cdn.example/mug.jpg', alt: 'A mug' }],
      variants: [
        {
          sku: 'MUG-1',
          gtin: '4006381333931',
          options: [],
          prices: [{ currency: 'EUR', amount: 12.5, compareAt: null }],
          stock: 40,
          media: [{ url: 'https://cdn.example/mug.jpg', alt: '' }],
        },
      ],
    });
  });

  it('has no stock for a variant whose stock is not tracked', async () => {
    const variant = { sku: 'A-1', price: '5.00', inventory_management: null, inventory_quantity: 0 };
    const product = { title: 'A', handle: 'a', body_html: '', variants: [variant] };
    const { facts, contents } = await readFile(createSource(JSON.stringify([product]), 'products.json'));
    expect(facts.layout.code).toBe('SHOPIFY');
    expect(contents[0]).toMatchObject({ status: 'ACTIVE', variants: [{ sku: 'A-1', stock: null }] });
  });
});
