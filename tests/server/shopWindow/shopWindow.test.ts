import { beforeEach, describe, expect, it } from 'vitest';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import type { DomainContext } from '#server/domain/context';
import type { ProductInput, ProductVariantInput } from '#server/types.generated';
import { createTestClient, type TestClient } from '../../support/testClient';
import { addProduct, publish } from '../publishedCatalogs/publishing';
import { listStored, readStored } from '../../support/stored';

const NOON = Date.parse('2026-03-01T12:00:00.000Z');

const variant = (sku: string, size: string, over: Partial<ProductVariantInput> = {}): ProductVariantInput => ({
  sku,
  options: [{ name: 'Size', value: size }],
  status: 'ACTIVE',
  stock: 5,
  ...over,
});

const sale = { currency: 'EUR', amount: 8, compareAt: 10 };

const PRODUCTS: Record<string, ProductInput> = {
  A: {
    name: 'Tent',
    brand: 'Fell',
    categories: ['Outdoor/Tents', 'Sale'],
    prices: [
      { currency: 'EUR', amount: 200 },
      { currency: 'USD', amount: 220 },
    ],
    attributes: [
      { name: 'Weight', value: '2 kg' },
      { name: 'Manual', value: 'https://shop.example/manual.pdf' },
    ],
  },
  B: {
    name: 'Stove',
    brand: 'Ember',
    categories: ['Outdoor/Kitchen'],
    prices: [sale],
    media: [{ url: '/m/stove.jpg', alt: 'Stove' }],
    associations: [
      { type: 'RELATED', sku: 'E' },
      { type: 'RELATED', sku: 'C-M' },
      { type: 'UPSELL', sku: 'D' },
    ],
  },
  C: {
    name: 'Jacket',
    brand: 'Fell',
    categories: ['Clothing'],
    prices: [{ currency: 'EUR', amount: 90 }],
    variants: [
      variant('C-S', 'S', { stock: 0 }),
      variant('C-M', 'M', {
        prices: [{ currency: 'EUR', amount: 95 }],
        media: [{ url: '/m/m.jpg', alt: '' }],
        attributes: [
          { name: 'Weight', value: '300 g' },
          { name: 'Manual', value: 'https://shop.example/m.pdf' },
        ],
      }),
      variant('C-L', 'L', { status: 'DRAFT', prices: [{ currency: 'EUR', amount: 1 }] }),
    ],
  },
  D: { name: 'Boots', brand: '', categories: ['Clothing/Shoes'], prices: [{ currency: 'EUR', amount: 120 }], stock: 0 },
  E: { name: 'Hidden', categories: ['Clothing'], variants: [variant('E-S', 'S', { status: 'ARCHIVED' })] },
  F: {
    name: 'Lamp',
    categories: ['Outdoor'],
    prices: [{ ...sale, compareAtFrom: '2026-03-02T00:00:00.000Z', compareAtUntil: '2026-03-03T00:00:00.000Z' }],
    availability: 'PREORDER',
    availableFrom: '2026-03-05',
  },
};

let client: TestClient;
let time: number;
let versionId: string;

const prepare = async (ctx: DomainContext) => {
  const { id } = await createCatalog(ctx, {
    name: 'Range',
    currencies: ['USD', 'EUR'],
    locales: ['de', 'en'],
    defaultLocale: 'en',
  });
  for (const [sku, input] of Object.entries(PRODUCTS)) await addProduct(ctx, id, sku, input);
  return (await publish(ctx, id)).version.id;
};

beforeEach(async () => {
  time = NOON;
  client = await createTestClient({ now: () => new Date(time) });
  versionId = await prepare(client.gateway.context);
});

/** Sets the clock, and signs in again because sessions expire. */
const passTo = async (instant: string) => {
  time = Date.parse(instant);
  await client.signIn('admin@demo.com', 'admin');
};

const LIST = `query ($versionId: ID!, $input: ShopWindowListInput) { shopWindow(versionId: $versionId) {
  products(input: $input) { products { sku } currency page perPage totalDocs totalPages
    facets { categories { path level count } brands { brand count } onSale available minPrice { amount } maxPrice { amount } } }
} }`;

const list = async (input: object = {}) => {
  const data = await client.data(LIST, { versionId, input });
  return data.shopWindow.products;
};
const skus = async (input: object) => (await list(input)).products.map(({ sku }: { sku: string }) => sku).join('');

const PRODUCT = `query ($versionId: ID!, $id: ID!, $currency: String) { shopWindow(versionId: $versionId) {
  product(id: $id, currency: $currency) {
    productId sku slug name thumbnail minPrice { amount currencyCode } maxPrice { amount } compareAtPrice { amount }
    isOnSale availability variantCount attributes { name } options { name values } related { sku }
    variants { sku options { value } attributes { name value } price { amount } compareAtPrice { amount } saleUntil availability availableFrom images { url } }
  }
} }`;
const product = async (id: string, currency: string | null = 'EUR') => {
  const { data } = await client.ask(PRODUCT, { versionId, id, currency });
  return data.shopWindow.product;
};

describe('Products of a shop window', () => {
  it.each<[object, string]>([
    [{}, 'ABCDF'],
    [{ q: 'TENT' }, 'A'],
    [{ q: 'fell' }, 'AC'],
    [{ q: 'c-m' }, 'C'],
    [{ q: 'c-x' }, ''],
    [{ category: 'Outdoor' }, 'ABF'],
    [{ category: 'Outdoor/Tents' }, 'A'],
    [{ category: 'Out' }, ''],
    [{ brands: ['Fell', 'Ember'] }, 'ABC'],
    [{ brands: [] }, 'ABCDF'],
    [{ category: 'Outdoor', brands: ['Fell'] }, 'A'],
    [{ currency: 'EUR', minPrice: 95 }, 'ACD'],
    [{ currency: 'EUR', maxPrice: '94.99' }, 'BCF'],
    [{ currency: 'EUR', minPrice: 10, maxPrice: 10 }, 'F'],
    [{ minPrice: 0 }, 'A'],
    [{ currency: 'EUR', isOnSale: true }, 'B'],
    [{ isOnSale: false }, 'ABCDF'],
    [{ isAvailable: true }, 'ABCF'],
    [{ sort: 'FEATURED', direction: 'DESC' }, 'FDCBA'],
    [{ sort: 'NAME' }, 'DCFBA'],
    [{ sort: 'NAME', direction: 'DESC' }, 'ABFCD'],
    [{ sort: 'PRICE', currency: 'EUR' }, 'BFCDA'],
    [{ sort: 'PRICE', direction: 'DESC', currency: 'EUR' }, 'ADCFB'],
    [{ sort: 'PRICE', currency: 'USD' }, 'ABCDF'],
    [{ perPage: 2, page: 2 }, 'CD'],
    [{ perPage: 2, page: 9 }, ''],
  ])('%j finds %s', async (input, found) => {
    expect(await skus(input)).toBe(found);
  });

  it.each<[string | null | undefined, string]>([
    [undefined, 'USD'],
    ['EUR', 'EUR'],
    ['CHF', 'USD'],
  ])('currency %s shows prices in %s', async (currency, shown) => {
    expect((await list({ currency })).currency).toBe(shown);
  });

  it('has pages of 9', async () => {
    expect(await list()).toMatchObject({ page: 1, perPage: 9, totalDocs: 5, totalPages: 1 });
  });

  it.each([{ page: 0 }, { perPage: 0 }, { perPage: 101 }])('rejects %j', async (input) => {
    expect((await client.refusal(LIST, { versionId, input }))?.code).toBe('INVALID');
  });

  it('counts each filter’s choices with all other filters applied', async () => {
    const { facets } = await list({ category: 'Outdoor', brands: ['Fell'], currency: 'EUR' });
    expect(facets).toEqual({
      categories: [
        { path: 'Clothing', level: 1, count: 1 },
        { path: 'Outdoor', level: 1, count: 1 },
        { path: 'Outdoor/Tents', level: 2, count: 1 },
        { path: 'Sale', level: 1, count: 1 },
      ],
      brands: [
        { brand: 'Ember', count: 1 },
        { brand: 'Fell', count: 1 },
      ],
      onSale: 0,
      available: 1,
      minPrice: { amount: '200' },
      maxPrice: { amount: '200' },
    });
  });

  it.each<[string, string[]]>([
    ['', ['Clothing 2', 'Outdoor 3', 'Sale 1']],
    ['Outdoor', ['Clothing 2', 'Outdoor 3', 'Outdoor/Kitchen 1', 'Outdoor/Tents 1', 'Sale 1']],
    ['Clothing/Shoes', ['Clothing 2', 'Clothing/Shoes 1', 'Outdoor 3', 'Sale 1']],
    ['Gone', ['Clothing 2', 'Gone 0', 'Outdoor 3', 'Sale 1']],
  ])('opens the branch of category “%s”', async (category, paths) => {
    const { categories } = (await list({ category })).facets;
    expect(categories.map(({ path, count }: { path: string; count: number }) => `${path} ${count}`)).toEqual(paths);
  });

  it('follows the sale prices of the day', async () => {
    const price = async () => (await list({ q: 'lamp', currency: 'EUR' })).facets.minPrice.amount;
    expect(await price()).toBe('10');
    await passTo('2026-03-02T12:00:00.000Z');
    expect(await price()).toBe('8');
    expect(await skus({ isOnSale: true, currency: 'EUR' })).toBe('BF');
    await passTo('2026-03-03T12:00:00.000Z');
    expect(await price()).toBe('10');
  });
});

describe('Product of a shop window', () => {
  const bySku = async (sku: string) => (await listStored(client.gateway, 'products')).find((row) => row.sku === sku)!;

  it('is found by ID and by slug', async () => {
    const { id, slug } = await bySku('A');
    expect((await product(id)).sku).toBe('A');
    expect((await product(slug)).productId).toBe(id);
  });

  it('has the products that are associated as related and sold', async () => {
    expect(await product((await bySku('B')).id)).toMatchObject({ related: [{ sku: 'C' }] });
  });

  it('shows the variants that are sold, with their own or the product’s prices', async () => {
    expect(await product((await bySku('C')).id)).toMatchObject({
      thumbnail: '/m/m.jpg',
      minPrice: { amount: '90', currencyCode: 'EUR' },
      maxPrice: { amount: '95' },
      availability: 'IN_STOCK',
      variantCount: 2,
      options: [{ name: 'Size', values: ['S', 'M'] }],
      related: [{ sku: 'D' }],
      variants: [
        { sku: 'C-S', price: { amount: '90' }, availability: 'OUT_OF_STOCK', images: [] },
        { sku: 'C-M', price: { amount: '95' }, availability: 'IN_STOCK', images: [{ url: '/m/m.jpg' }] },
      ],
    });
  });

  it('shows a product without variants as its only one', async () => {
    expect(await product((await bySku('B')).id)).toMatchObject({
      compareAtPrice: { amount: '10' },
      isOnSale: true,
      options: [],
      variants: [{ sku: 'B', options: [], price: { amount: '8' }, compareAtPrice: { amount: '10' } }],
    });
  });

  it('is a preorder until its delivery date', async () => {
    const { id } = await bySku('F');
    expect((await product(id)).variants[0]).toMatchObject({ availability: 'PREORDER', availableFrom: '2026-03-05' });
    await passTo('2026-03-05T12:00:00.000Z');
    expect((await product(id)).variants[0]).toMatchObject({ availability: 'IN_STOCK', availableFrom: null });
  });

  it('has the attributes of its variants, without URLs', async () => {
    const { variants } = await product((await bySku('C')).id);
    expect(variants.map(({ attributes }: { attributes: unknown }) => attributes)).toEqual([
      [],
      [{ name: 'Weight', value: '300 g' }],
    ]);
  });

  it('leaves out attributes that are URLs, and prices in other currencies', async () => {
    expect((await product((await bySku('A')).id)).attributes).toEqual([{ name: 'Weight' }]);
    expect((await product((await bySku('B')).id, 'USD')).minPrice).toBeNull();
  });

  it.each(['E', 'none'])('%s is NOT_FOUND', async (sku) => {
    const id = sku === 'none' ? sku : (await bySku(sku)).id;
    expect((await client.refusal(PRODUCT, { versionId, id }))?.code).toBe('NOT_FOUND');
  });
});

describe('Shop window', () => {
  it('offers the currencies of its prices and the languages of its catalog', async () => {
    const query = `{ shopWindow(versionId: ${versionId}) {
      id currencies languages channels { code } publishedCatalog { version }
    } }`;
    expect((await client.ask(query)).data.shopWindow).toEqual({
      id: versionId,
      currencies: ['USD', 'EUR'],
      languages: ['en', 'de'],
      channels: [{ code: 'web' }],
      publishedCatalog: { version: 1 },
    });
  });

  it('keeps showing what was published when the catalog changes', async () => {
    const { context } = client.gateway;
    const { catalogId } = (await readStored(client.gateway, 'publishedCatalogs', versionId))!;
    await addProduct(context, catalogId, 'G');
    expect((await list()).totalDocs).toBe(5);
    const { version } = await publish(context, catalogId);
    versionId = version.id;
    expect((await list()).totalDocs).toBe(6);
  });

  it('requires a version that exists', async () => {
    expect((await client.refusal(LIST, { versionId: '99' }))?.code).toBe('NOT_FOUND');
  });
});
