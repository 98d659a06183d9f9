import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCategoryReader } from '#server/domain/categories/categoryNames';
import { googleFeed, type FeedChannel } from '#server/domain/feeds/google/googleFeed';
import type { ProductContent } from '#server/records/products';
import { anyContent, price, soundContent, soundVariant } from '../content';
import { googleItems } from '#server/domain/feeds/google/googleItem';
import { getTexts, xmlTree } from './xmlTree';

const SHOP = {
  shopUrl: 'https://shop.example',
  currencies: ['EUR', 'USD'],
  categories: createCategoryReader([], { locale: null, defaultLocale: 'en' }),
};

const NOW = new Date('2026-06-15T12:00:00Z');

/** The fields that Google's product data specification requires for every item. */
const REQUIRED = ['g:id', 'title', 'description', 'link', 'g:image_link', 'g:availability', 'g:price'];

const getFeed = async (
  contents: ProductContent[],
  channel: Omit<FeedChannel, 'now'> = { ...SHOP, title: 'Range', description: '' },
) => {
  const source = async function* () {
    yield* contents;
  };
  let text = '';
  for await (const chunk of googleFeed(source(), { ...channel, now: NOW })) text += chunk;
  return text;
};

const getItems = async (...contents: ProductContent[]) =>
  xmlTree(await getFeed(contents)).children[0]!.children.filter(({ name }) => name === 'item');

const toItem = async (over: Partial<ProductContent>) => {
  const [item] = await getItems(soundContent(over));
  return (name: string) => getTexts(item!, name);
};

describe('Google Merchant feed', () => {
  it('is RSS 2.0 with the Google namespace, even without products', async () => {
    const feed = await getFeed([]);
    expect(feed).toContain('<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">');
    const [channel] = xmlTree(feed).children;
    expect(channel!.children.map(({ name, text }) => [name, text])).toEqual([
      ['title', 'Range'],
      ['link', 'https://shop.example'],
      ['description', 'Range'],
    ]);
  });

  it('is well-formed for any text, and each item has the fields that Google requires', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyContent, { maxLength: 3 }),
        fc.string({ unit: 'binary' }),
        async (contents, title) => {
          const channel = { ...SHOP, title, description: title, currencies: ['USD'] };
          const items = xmlTree(await getFeed(contents, channel)).children[0]!.children.filter(
            ({ name }) => name === 'item',
          );
          const all = contents.flatMap((content) => googleItems(content, { ...channel, now: NOW }));
          expect(all).toHaveLength(contents.reduce((sum, { variants }) => sum + Math.max(1, variants.length), 0));
          expect(items).toHaveLength(all.filter(({ issues }) => !issues.length).length);
          for (const item of items) {
            for (const name of REQUIRED) expect(getTexts(item, name).map((text) => text.length > 0)).toEqual([true]);
            expect(getTexts(item, 'link')[0]).toMatch(/^https:\/\/(?:shop\.example\/products\/.|a\.example\/p\?v=1$)/);
            expect(getTexts(item, 'g:image_link')[0]).toMatch(/^https?:\/\/./);
          }
        },
      ),
    );
  });

  it('omits what XML cannot contain and keeps everything else', async () => {
    const get = await toItem({ name: 'a\u0000\u0008b\ud800c\ufffe <&>"\' 😀 日本' });
    expect(get('title')).toEqual(['abc <&>"\' 😀 日本']);
  });

  it('includes all data of a product without variants', async () => {
    const [item] = await getItems(
      soundContent({
        gtin: '4006381333931',
        media: [
          { url: '/a.jpg', alt: '' },
          { url: '/b.jpg', alt: '' },
        ],
      }),
    );
    expect(item!.children.map(({ name, text }) => [name, text])).toEqual([
      ['g:id', 'TNT-1'],
      ['title', 'Ridge Tent'],
      ['description', 'A tent that stands in four minutes.'],
      ['link', 'https://shop.example/products/ridge-tent'],
      ['g:image_link', 'https://shop.example/a.jpg'],
      ['g:additional_image_link', 'https://shop.example/b.jpg'],
      ['g:availability', 'in_stock'],
      ['g:price', '149.90 EUR'],
      ['g:condition', 'new'],
      ['g:brand', 'Tarnwick'],
      ['g:gtin', '4006381333931'],
      ['g:mpn', 'TA1'],
      ['g:product_type', 'Outdoor > Tents'],
      ['g:material', 'Nylon'],
    ]);
  });

  it('names the attributes of a variant instead of those of the product', async () => {
    const attributes = [{ name: 'Material', value: 'Hemp' }];
    const items = await getItems(
      soundContent({ variants: [soundVariant('A', { attributes }), soundVariant('B', { options: [] })] }),
    );
    expect(items.map((item) => getTexts(item, 'g:material'))).toEqual([['Hemp'], ['Nylon']]);
  });

  it('has the weight and the condition of a variant instead of those of the product', async () => {
    const own = [
      { name: 'Weight', value: '2 kg' },
      { name: 'Condition', value: 'Refurbished' },
    ];
    const items = await getItems(
      soundContent({
        attributes: [{ name: 'Weight', value: '1 kg' }],
        variants: [soundVariant('A', { attributes: own }), soundVariant('B', { options: [] })],
      }),
    );
    expect(items.map((item) => getTexts(item, 'g:shipping_weight'))).toEqual([['2 kg'], ['1 kg']]);
    expect(items.map((item) => getTexts(item, 'g:condition'))).toEqual([['refurbished'], ['new']]);
  });

  it('groups the variants of a product, each with its own SKU, options and price', async () => {
    const items = await getItems(
      soundContent({
        variants: [
          soundVariant('A', {
            options: [
              { name: 'Colour', value: 'Red' },
              { name: 'Length', value: 'Long' },
            ],
          }),
          soundVariant('B', { prices: [price(1.2345)], stock: 0, media: [{ url: '/b.jpg', alt: '' }] }),
        ],
      }),
    );
    expect(items.map((item) => getTexts(item, 'g:id'))).toEqual([['A'], ['B']]);
    expect(items.map((item) => getTexts(item, 'g:item_group_id'))).toEqual([['TNT-1'], ['TNT-1']]);
    expect(items.map((item) => getTexts(item, 'g:price'))).toEqual([['149.90 EUR'], ['1.2345 EUR']]);
    expect(items.map((item) => getTexts(item, 'g:availability'))).toEqual([['in_stock'], ['out_of_stock']]);
    expect(items.map((item) => getTexts(item, 'g:image_link'))).toEqual([
      ['https://shop.example/m/tent.jpg'],
      ['https://shop.example/b.jpg'],
    ]);
    expect(items.flatMap((item) => getTexts(item, 'g:additional_image_link'))).toEqual([]);
    expect(getTexts(items[0]!, 'g:color')).toEqual(['Red']);
    const [detail] = items[0]!.children.filter(({ name }) => name === 'g:product_detail');
    expect(detail!.children.map(({ text }) => text)).toEqual(['Length', 'Long']);
  });

  it.each<[string, Partial<ProductContent>, string, string[]]>([
    [
      'the first currency that has a price',
      { prices: [price(2, { currency: 'USD' }), price(1)] },
      'g:price',
      ['1.00 EUR'],
    ],
    ['another currency where it must', { prices: [price(2, { currency: 'SEK' })] }, 'g:price', ['2.00 SEK']],
    ['yen without decimals', { prices: [price(1500, { currency: 'JPY' })] }, 'g:price', ['1500 JPY']],
    ['the former price as the price', { prices: [price(8, { compareAt: 10 })] }, 'g:price', ['10.00 EUR']],
    ['the price as the sale price', { prices: [price(8, { compareAt: 10 })] }, 'g:sale_price', ['8.00 EUR']],
    ['no sale below nothing', { prices: [price(8, { compareAt: 8 })] }, 'g:sale_price', []],
    [
      'no sale that is over',
      { prices: [price(8, { compareAt: 10, compareAtUntil: '2019-12-31T23:59:59.999Z' })] },
      'g:sale_price',
      [],
    ],
    [
      'the former price once the sale is over',
      { prices: [price(8, { compareAt: 10, compareAtUntil: '2019-12-31T23:59:59.999Z' })] },
      'g:price',
      ['10.00 EUR'],
    ],
    [
      'the period of a sale from now where it has no start',
      { prices: [price(8, { compareAt: 10, compareAtUntil: '2026-06-30T23:59:59.999Z' })] },
      'g:sale_price_effective_date',
      ['2026-06-15T12:00+0000/2026-06-30T23:59+0000'],
    ],
    [
      'no sale to come that has no end',
      { prices: [price(8, { compareAt: 10, compareAtFrom: '2026-06-30T00:00:00.000Z' })] },
      'g:sale_price',
      [],
    ],
    [
      'that it is out of stock, whatever its quantity',
      { stock: 5, availability: 'OUT_OF_STOCK' },
      'g:availability',
      ['out_of_stock'],
    ],
    ['that none is left', { stock: 0 }, 'g:availability', ['out_of_stock']],
    [
      'that it can be ordered',
      { stock: 0, availability: 'BACKORDER', availableFrom: '2026-07-01' },
      'g:availability',
      ['backorder'],
    ],
    [
      'from when a preorder is delivered',
      { availability: 'PREORDER', availableFrom: '2026-12-24' },
      'g:availability_date',
      ['2026-12-24T00:00+0000'],
    ],
    [
      'the time and the zone of a delivery',
      { availability: 'PREORDER', availableFrom: '2026-12-24T08:30:00+01:00' },
      'g:availability_date',
      ['2026-12-24T08:30+0100'],
    ],
    ['an external product that has a price', { kind: 'EXTERNAL' }, 'g:price', ['149.90 EUR']],
    ['binary fractions as what they mean', { prices: [price(19.9)] }, 'g:price', ['19.90 EUR']],
    ['that there is no identifier', { mpn: null }, 'g:identifier_exists', ['no']],
    ['that a number without a brand is none', { brand: '' }, 'g:identifier_exists', ['no']],
    ['nothing of identifiers where there is one', {}, 'g:identifier_exists', []],
    ['that a product is used', { attributes: [{ name: 'Condition', value: 'Used' }] }, 'g:condition', ['used']],
    ['a condition in German', { attributes: [{ name: 'condition', value: 'Gebraucht ' }] }, 'g:condition', ['used']],
    ['an unknown condition as new', { attributes: [{ name: 'Condition', value: 'Fair' }] }, 'g:condition', ['new']],
    ['a weight', { attributes: [{ name: 'Weight', value: '1,5 kg' }] }, 'g:shipping_weight', ['1.5 kg']],
    ['a weight in pounds', { attributes: [{ name: 'WEIGHT', value: '2 lbs' }] }, 'g:shipping_weight', ['2 lb']],
    ['a weight in tonnes', { attributes: [{ name: 'Weight', value: '0.2 t' }] }, 'g:shipping_weight', ['200 kg']],
    ['no weight without a unit', { attributes: [{ name: 'Weight', value: '3' }] }, 'g:shipping_weight', []],
    [
      'no URL among the details',
      { attributes: [{ name: 'link', value: 'https://a.example' }] },
      'g:product_detail',
      [],
    ],
    ['drafts as out of stock', { status: 'DRAFT' }, 'g:availability', ['out_of_stock']],
    ['no GTIN that is a number inside a company', { gtin: '2900000000018' }, 'g:gtin', []],
    [
      'absolute images as they are',
      { media: [{ url: 'https://cdn.example/a b.jpg', alt: '' }] },
      'g:image_link',
      ['https://cdn.example/a%20b.jpg'],
    ],
    ['at most 5,000 characters of description', { description: 'x'.repeat(6000) }, 'description', ['x'.repeat(5000)]],
    ['at most 150 characters of title', { name: 'x'.repeat(200) }, 'title', ['x'.repeat(150)]],
  ])('includes %s', async (_, over, name, texts) => {
    expect((await toItem(over))(name)).toEqual(texts);
  });
});
