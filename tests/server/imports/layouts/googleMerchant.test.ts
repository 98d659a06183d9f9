import { describe, expect, it } from 'vitest';
import { readFile, sampleFile, createSource } from '../readFile';

const media = [
  { url: 'https://pictures.example/boot.jpg', alt: '' },
  { url: 'https://pictures.example/boot-side.jpg', alt: '' },
  { url: 'https://pictures.example/w_9,h_9/boot-sole.jpg', alt: '' },
];

const read = (items: string) =>
  readFile(createSource(`id\ttitle\tlink\tprice\titem_group_id\tcolor\tsize\tmpn\n${items}`));

describe("Google Merchant's product data", () => {
  it('groups the items of an item group in a text feed', async () => {
    const { opened, contents, issues } = await readFile(sampleFile('google-merchant.tsv'));
    expect(opened).toMatchObject({ rowCount: 3, groupCount: 2 });
    expect(issues).toEqual([]);
    expect(contents[0]).toEqual({
      sku: 'BOOT',
      name: 'Trail Boot 40',
      slug: 'trail-boot-40',
      description: 'A boot for rough paths.',
      brand: 'Fjell',
      gtin: null,
      mpn: null,
      status: 'ACTIVE',
      categories: ['Shoes/Boots'],
      attributes: [
        { name: 'condition', value: 'new' },
        { name: 'google_product_category', value: 'Apparel & Accessories > Shoes' },
        { name: 'color', value: 'brown' },
      ],
      variants: [
        {
          sku: 'BOOT-40',
          link: 'https://shop.example/boot?size=40',
          gtin: '4006381333931',
          name: 'Trail Boot 40',
          options: [{ name: 'size', value: '40' }],
          prices: [{ currency: 'EUR', amount: 129, compareAt: 159 }],
          stock: null,
          availability: 'IN_STOCK',
          media,
          status: 'ACTIVE',
        },
        {
          sku: 'BOOT-41',
          link: 'https://shop.example/boot?size=41',
          gtin: null,
          name: 'Trail Boot 41',
          options: [{ name: 'size', value: '41' }],
          prices: [{ currency: 'EUR', amount: 159, compareAt: null }],
          stock: null,
          availability: 'OUT_OF_STOCK',
          media: media.slice(0, 1),
          status: 'ACTIVE',
        },
      ],
      prices: [],
      media,
      seo: { title: '', description: '' },
      externalReference: null,
    });
  });

  it('reads an item without a group as a product with all its data', async () => {
    const { contents } = await readFile(sampleFile('google-merchant.tsv'));
    expect(contents[1]).toMatchObject({
      sku: 'MUG',
      mpn: 'M-1',
      variants: [],
      prices: [{ currency: 'EUR', amount: 12.5, compareAt: null }],
      availability: 'IN_STOCK',
      attributes: expect.arrayContaining([
        { name: 'color', value: 'grey' },
        { name: 'google_product_category', value: '6049' },
      ]),
    });
  });

  it('is also read from RSS', async () => {
    const { opened, contents, issues } = await readFile(sampleFile('google-merchant.xml'));
    expect(opened).toMatchObject({ format: 'XML', rowCount: 3, groupCount: 2 });
    expect(issues).toEqual([]);
    expect(contents).toMatchObject([
      {
        sku: 'BOOT',
        description: '<p>A boot for <b>rough</b> paths.</p>',
        categories: ['Shoes/Boots', 'New'],
        attributes: expect.arrayContaining([{ name: 'shipping', value: 'DE:4.90 EUR' }]),
        variants: [
          { sku: 'BOOT-40', options: [{ name: 'size', value: '40' }], stock: null },
          {
            sku: 'BOOT-41',
            name: 'Trail Boot 41',
            options: [{ name: 'size', value: '41' }],
            availability: 'OUT_OF_STOCK',
          },
        ],
        media,
      },
      { sku: 'MUG', variants: [], prices: [{ amount: 12.5 }] },
    ]);
  });

  it('keeps an option shared by all variants if it is their only one', async () => {
    const { contents } = await read('A-1\tA\tx\t5 EUR\tA\tred\t\t1\nA-2\tA\tx\t6 EUR\tA\tred\t\t1\n');
    expect(contents).toMatchObject([
      { mpn: '1', variants: [{ options: [{ value: 'red' }] }, { options: [{ value: 'red' }] }] },
    ]);
  });

  it('treats a repeated ID as a duplicate', async () => {
    const { contents, issues } = await read('A\tFirst\tx\t5 EUR\t\t\t\t\nA\tSecond\tx\t6 EUR\t\t\t\t\n');
    expect(contents).toMatchObject([{ sku: 'A', name: 'First' }]);
    expect(issues).toMatchObject([{ code: 'SKU_DUPLICATE', rowNumber: 3 }]);
  });
});
