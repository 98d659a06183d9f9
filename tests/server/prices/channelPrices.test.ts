import { beforeAll, describe, expect, it } from 'vitest';
import { mergePrices } from '#server/domain/prices/mergePrices';
import { updateProduct } from '#server/domain/products/updateProduct';
import type { PriceRecord } from '#server/records/products';
import { createTestClient, type TestClient } from '../../support/testClient';
import { createChannel, updateChannel } from '../channels/channelClient';

let client: TestClient;
let catalogId: string;

const request = async (query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await client.ask(query, variables);
  if (errors) throw new Error(JSON.stringify(errors[0]!.extensions?.['fields'] ?? errors[0]!.message));
  return data;
};

const price = (currency: string, amount: number, channel?: string, more: Partial<PriceRecord> = {}) => ({
  currency,
  amount,
  ...(channel !== undefined && { channel }),
  ...more,
});

const FIELDS = 'id revision issues { code severity field channel message suggestedFix }';

const create = async (input: Record<string, unknown>) =>
  (
    await request(`mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { ${FIELDS} } } }`, {
      input: {
        ...{ catalogId, status: 'ACTIVE', brand: 'Fjord', description: 'A thing for two people', categories: ['Camp'] },
        ...input,
        media: [{ url: 'https://shop.example.com/a.jpg', alt: 'A thing' }],
      },
    })
  ).createProduct.product;

const list = async (input: Record<string, unknown>) =>
  (
    await request('query ($input: ProductListInput!) { products(input: $input) { data { sku } } }', {
      input: { catalogId, ...input },
    })
  ).products.data.map(({ sku }: { sku: string }) => sku);

beforeAll(async () => {
  client = await createTestClient({ demoProducts: 0 });
  await createChannel(client, {
    code: 'outlet',
    labels: [{ locale: 'en', text: 'Outlet' }],
    currencies: ['EUR'],
  });
  const catalog = {
    ...{ name: 'Camp', channels: ['web', 'outlet'], currencies: ['EUR', 'USD'], locales: ['en', 'de'] },
    shopUrl: 'https://shop.example.com',
  };
  const answer = await request(
    'mutation ($input: CreateCatalogInput!) { createCatalog(input: $input) { catalog { id } } }',
    { input: catalog },
  );
  catalogId = answer.createCatalog.catalog.id;
  const sale = { compareAt: 80, compareAtFrom: '2020-01-01T00:00:00.000Z', compareAtUntil: '2090-01-31T23:59:00.000Z' };
  await create({
    sku: 'TENT',
    name: 'Tent',
    prices: [price('EUR', 99), price('USD', 109), price('EUR', 60, 'outlet', sale)],
    variants: [
      { sku: 'TENT-S', options: [{ name: 'Size', value: 'S' }] },
      {
        ...{ sku: 'TENT-L', options: [{ name: 'Size', value: 'L' }] },
        prices: [price('EUR', 120), price('EUR', 110, 'web')],
      },
    ],
  });
  await create({ sku: 'MUG', name: 'Mug', prices: [price('EUR', 70)] });
  await create({ sku: 'AXE', name: 'Axe', prices: [price('EUR', 50, 'web')] });
});

describe('A price for a channel', () => {
  it.each<[string, string, string | null, string | null, string | null]>([
    ['TENT', 'EUR', null, '99', null],
    ['TENT', 'eur', 'outlet', '60', 'outlet'],
    ['TENT', 'EUR', 'web', '99', null],
    ['TENT', 'USD', 'outlet', '109', null],
    ['TENT', 'CHF', 'outlet', null, null],
    ['TENT-S', 'EUR', 'outlet', '60', 'outlet'],
    ['TENT-L', 'EUR', 'outlet', '120', null],
    ['TENT-L', 'EUR', 'web', '110', 'web'],
    ['TENT-L', 'USD', 'web', '109', null],
    ['TENT-L', 'CHF', 'web', null, null],
    ['AXE', 'EUR', null, null, null],
    ['AXE', 'EUR', 'web', '50', 'web'],
  ])('of %s in %s for %s is %s', async (sku, currency, channel, amount, own) => {
    const PRICE = 'price(currency: $currency, channel: $channel) { channel price { amount } }';
    const { productOfSku: product } = await request(
      `query ($catalogId: ID!, $sku: String!, $currency: String!, $channel: String) {
        productOfSku(catalogId: $catalogId, sku: $sku) { sku ${PRICE} variants { sku ${PRICE} } } }`,
      { catalogId, sku, currency, channel },
    );
    const part = [product, ...product.variants].find((one) => one.sku === sku);
    expect(part.price).toEqual(amount === null ? null : { channel: own, price: { amount } });
  });

  it('is refused if there is one already, and for a channel that the catalog does not have', async () => {
    const input = {
      sku: 'NEW',
      name: 'New',
      prices: [price('EUR', 1), price('EUR', 2, ' '), price('EUR', 3, 'outlat')],
    };
    await expect(create(input)).rejects.toThrow(
      JSON.stringify({
        'prices[1].currency': 'There is already a price in EUR. Remove one of them.',
        'prices[2].channel':
          'The catalog does not have the channel outlat. Use outlet, or add it to the catalog’s channels.',
      }),
    );
    await expect(
      request('query ($id: ID!) { product(id: $id) { priceRange(channel: "wbe") { minPrice { amount } } } }', {
        id: '1',
      }),
    ).rejects.toThrow('The catalog doesn’t have the channel wbe. The nearest one is web.');
  });

  it('is a finding in a currency that the channel does not sell in, until it does', async () => {
    const { id, issues } = await create({
      ...{ sku: 'ROPE', name: 'Rope' },
      prices: [price('EUR', 5), price('USD', 6, 'outlet')],
    });
    expect(issues).toContainEqual({
      code: 'PRICE_CHANNEL_CURRENCY',
      severity: 'WARNING',
      field: 'prices[1].currency',
      channel: 'outlet',
      message: 'There is a price in USD for Outlet, which sells in EUR only.',
      suggestedFix: 'Remove the price, or add USD to the currencies of Outlet.',
    });
    const read = async () =>
      (await request(`query ($id: ID!) { product(id: $id) { ${FIELDS} } }`, { id })).product.issues.map(
        ({ code }: { code: string }) => code,
      );
    await updateChannel(client, { id: 'outlet', currencies: ['EUR', 'USD'] });
    await client.gateway.idle();
    expect(await read()).not.toContain('PRICE_CHANNEL_CURRENCY');
    await updateChannel(client, { id: 'outlet', currencies: ['EUR'] });
    await client.gateway.idle();
    expect(await read()).toContain('PRICE_CHANNEL_CURRENCY');
    await request('mutation ($input: DeleteProductsInput!) { deleteProducts(input: $input) { job { id } } }', {
      input: { catalogId, target: { ids: [id] }, expectedCount: 1 },
    });
    await client.gateway.idle();
  });

  it('is what lists sort and filter by in the channel', async () => {
    const sort = { sort: 'PRICE' };
    expect(await list(sort)).toEqual(['MUG', 'TENT', 'AXE']);
    expect(await list({ ...sort, filter: { priceChannel: 'outlet' } })).toEqual(['TENT', 'MUG', 'AXE']);
    expect(await list({ ...sort, filter: { priceChannel: 'web', priceMax: 70 } })).toEqual(['AXE', 'MUG']);
    await expect(list({ filter: { priceChannel: 'wbe' } })).rejects.toThrow('The nearest one is web.');
  });

  it('is in feeds and in the shop window of the channel', async () => {
    await request('mutation ($id: ID!) { publishCatalog(input: { catalogId: $id }) { job { id } } }', {
      id: catalogId,
    });
    await client.gateway.idle();
    const prices = async (query: string) => {
      const text = await (await client.fetch(`/feeds/1/camp-v1.xml${query}`)).text();
      return [...text.matchAll(/<g:id>(.*?)<|<g:(?:sale_)?price>(.*?)<|sale_price_effective_date>(2.*?)</g)]
        .map(([, id, amount, dates]) => id ?? amount ?? dates)
        .join(' ');
    };
    expect(await prices('')).toBe('MUG 70.00 EUR TENT-S 99.00 EUR TENT-L 120.00 EUR');
    expect(await prices('?channel=outlet')).toBe(
      'MUG 70.00 EUR TENT-S 80.00 EUR 60.00 EUR 2020-01-01T00:00+0000/2090-01-31T23:59+0000 TENT-L 120.00 EUR',
    );
    expect(await prices('?channel=web')).toBe('AXE 50.00 EUR MUG 70.00 EUR TENT-S 99.00 EUR TENT-L 110.00 EUR');
    const { shopWindow } = await request(`{ shopWindow(versionId: "1") {
      dollars: products(input: { currency: "USD", q: "tent" }) { products { variants { price { amount } } } }
      ${['web', 'outlet']
        .map(
          (channel) => `${channel}: products(input: { channel: "${channel}", currency: "EUR", sort: PRICE }) {
            products { sku minPrice { amount } compareAtPrice { amount } variants { price { amount } } } }`,
        )
        .join(' ')} } }`);
    const toAmount = (money: { amount: string } | null) => money && Number(money.amount);
    const summary = (channel: 'web' | 'outlet') =>
      shopWindow[channel].products.map(
        (one: { sku: string; minPrice: null; compareAtPrice: null; variants: { price: null }[] }) => [
          one.sku,
          toAmount(one.minPrice),
          toAmount(one.compareAtPrice),
          ...one.variants.map((variant) => toAmount(variant.price)),
        ],
      );
    expect(shopWindow.dollars.products).toMatchObject([
      { variants: [{ price: { amount: '109' } }, { price: { amount: '109' } }] },
    ]);
    expect(summary('web')).toEqual([
      ['AXE', 50, null, 50],
      ['MUG', 70, null, 70],
      ['TENT', 99, null, 99, 110],
    ]);
    expect(summary('outlet')).toEqual([
      ['TENT', 60, 80, 60, 120],
      ['MUG', 70, null, 70],
      ['AXE', null, null, null],
    ]);
  });

  it('keeps its channel in the catalog', async () => {
    const { catalog } = await request('query ($id: ID!) { catalog(id: $id) { revision } }', { id: catalogId });
    await expect(
      request('mutation ($input: UpdateCatalogInput!) { updateCatalog(input: $input) { catalog { id } } }', {
        input: { id: catalogId, revision: catalog.revision, channels: ['outlet'] },
      }),
    ).rejects.toThrow('2 products have texts or prices for the channel “web”.');
  });
});

describe('Two edits of prices', () => {
  const stored = (...prices: ReturnType<typeof price>[]): PriceRecord[] =>
    prices.map((one) => ({ compareAt: null, ...one }));
  const [general, web] = [price('EUR', 1), price('EUR', 2, 'web')];

  it.each<[string, PriceRecord[], PriceRecord[], PriceRecord[], PriceRecord[] | null]>([
    [
      'of different channels are joined',
      stored(general, web),
      stored(price('EUR', 9), web),
      stored(general, price('EUR', 8, 'web')),
      stored(price('EUR', 9), price('EUR', 8, 'web')),
    ],
    [
      'that add one each are joined',
      stored(general),
      stored(general, web),
      stored(general, price('USD', 3)),
      stored(general, web, price('USD', 3)),
    ],
    [
      'that remove and keep one are joined',
      stored(general, web),
      stored(general),
      stored(general, web),
      stored(general),
    ],
    [
      'of the same price are a conflict',
      stored(web),
      stored(price('EUR', 3, 'web')),
      stored(price('EUR', 4, 'web')),
      null,
    ],
    ['with two prices for the same are a conflict', stored(web), stored(web, web), stored(general, web), null],
  ])('%s', (_, base, mine, theirs, expected) => {
    expect(mergePrices(base, mine, theirs)).toEqual(expected);
  });

  it('are merged when they are saved', async () => {
    const { id, revision } = await create({ sku: 'LAMP', name: 'Lamp', prices: [general] });
    const { context } = client.gateway;
    const base = { prices: [general] };
    await updateProduct(context, { id, revision, base, input: { prices: [general, web] } });
    const { product, isMerged, merged } = await updateProduct(context, {
      ...{ id, revision, base },
      input: { prices: [price('EUR', 7)] },
    });
    expect({ isMerged, merged }).toEqual({ isMerged: true, merged: ['prices'] });
    expect(product.prices).toEqual(stored(price('EUR', 7), web));
  });
});
