import { describe, expect, it } from 'vitest';
import { readFile, sampleFile, createSource } from '../readFile';

const named = async (name: string) => {
  const { contents } = await readFile(sampleFile('woocommerce.csv'));
  return contents.find((content) => content.name === name);
};

describe("WooCommerce's product CSV", () => {
  it('groups a variable product with the variations that reference it by SKU or number', async () => {
    expect(await named('Rain Jacket')).toEqual({
      sku: 'RAIN-JACKET',
      name: 'Rain Jacket',
      slug: 'rain-jacket',
      description: '<p>Three layers and taped seams.</p>',
      brand: 'Fjell',
      gtin: null,
      mpn: null,
      status: 'ACTIVE',
      categories: ['Clothing/Jackets', 'New'],
      attributes: [
        { name: 'Material', value: 'Nylon, Polyester' },
        { name: 'Weight', value: '0.4 kg' },
        { name: 'tags', value: 'rain, light' },
      ],
      variants: [
        {
          sku: 'RAIN-JACKET-S',
          gtin: '4006381333931',
          externalReference: '42',
          name: 'Rain Jacket - S',
          options: [{ name: 'Size', value: 'S' }],
          prices: [{ currency: 'EUR', amount: 119, compareAt: 149 }],
          stock: 4,
          media: [{ url: 'https://pictures.example/jacket-s.jpg', alt: '' }],
          status: 'ACTIVE',
        },
        {
          sku: 'RAIN-JACKET-m',
          gtin: null,
          externalReference: '43',
          name: 'Rain Jacket - M',
          options: [{ name: 'Size', value: 'M' }],
          prices: [{ currency: 'EUR', amount: 149, compareAt: null }],
          stock: 2,
          media: [],
          status: 'ACTIVE',
        },
      ],
      prices: [],
      media: [
        { url: 'https://pictures.example/w_300,h_300/jacket.jpg', alt: '' },
        { url: 'https://pictures.example/jacket-back.jpg', alt: '' },
      ],
      seo: { title: '', description: '' },
      externalReference: '41',
    });
  });

  it('reads the regular price of a simple product, and its short description if there is no other', async () => {
    expect(await named('Tin Mug')).toMatchObject({
      sku: 'TIN-MUG',
      description: 'A mug that outlives its owner.',
      categories: ['Kitchen', 'Hiking, light'],
      variants: [],
      prices: [{ currency: 'EUR', amount: 12.5, compareAt: null }],
    });
  });

  it('generates a SKU from the name if there is none, and reports it', async () => {
    const { contents, issues } = await readFile(sampleFile('woocommerce.csv'));
    expect(contents.find(({ name }) => name === 'Pocket Whistle')).toMatchObject({
      sku: 'pocket-whistle',
      status: 'DRAFT',
    });
    expect(contents.find(({ name }) => name === 'Trail Cap')).toMatchObject({
      sku: 'trail-cap',
      status: 'DRAFT',
      attributes: [],
      variants: [{ sku: 'CAP-RED', options: [{ name: 'Colour', value: 'Red' }] }],
    });
    expect(issues.map(({ code, rowNumber, entityId }) => [code, rowNumber, entityId])).toEqual([
      ['SKU_GENERATED', 4, 'RAIN-JACKET-m'],
      ['SKU_GENERATED', 6, 'pocket-whistle'],
      ['SKU_GENERATED', 7, 'trail-cap'],
    ]);
  });

  it('reads variations without their product as an update of it', async () => {
    const { groups } = await readFile(
      createSource('Type,SKU,Name,Regular price,Parent\nvariation,A-S,A small,9,A\nvariation,B-S,B small,9,id: 7\n'),
    );
    expect(groups.map(({ patch }) => patch?.fields)).toEqual([{ sku: 'A' }, { externalReference: '7' }]);
    expect(groups[0]!.patch!.variants).toMatchObject([{ sku: 'A-S', name: 'A small', prices: [{ amount: 9 }] }]);
  });
});
