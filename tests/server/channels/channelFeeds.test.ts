import { beforeAll, describe, expect, test } from 'vitest';
import { listStored, putStored } from '../../support/stored';
import { createChannel, createTestClient, updateChannel, type TestClient } from './channelClient';

let client: TestClient;

const read = async (path: string) => {
  const response = await client.fetch(path);
  return { status: response.status, text: await response.text() };
};

/** The file of the version for the channel, with the query of the URL. */
const readFeed = (query: string) => read(`/feeds/1/camp-v1.xml${query && `?${query}`}`);

const TENT = {
  sku: 'TENT',
  name: 'Tent',
  slug: 'tent',
  description: 'A tent of cotton for two people',
  brand: 'Fjord',
  status: 'ACTIVE',
  media: [{ url: '/img/tent.jpg', alt: '' }],
  prices: [
    { currency: 'EUR', amount: '99' },
    { currency: 'USD', amount: '109' },
  ],
  values: [
    { attribute: 'name', locale: 'de', text: 'Zelt' },
    { attribute: 'name', locale: 'de', channel: 'outlet', text: 'Zelt im Outlet' },
    { attribute: 'name', channel: 'outlet', text: 'Outlet tent' },
  ],
};

beforeAll(async () => {
  client = await createTestClient({ demoProducts: 0 });
  await createChannel(client, {
    code: 'outlet',
    labels: [{ locale: 'en', text: 'Outlet' }],
    locales: ['de', 'fr'],
    currencies: ['USD'],
    shopUrl: 'https://outlet.example.com/fjord',
  });
  const catalog = {
    name: 'Camp',
    channels: ['web', 'outlet'],
    locales: ['en', 'de', 'fr'],
    currencies: ['EUR', 'USD'],
    shopUrl: 'https://shop.example.com',
  };
  const { createCatalog } = await client.data(
    'mutation ($input: CreateCatalogInput!) { createCatalog(input: $input) { catalog { id } } }',
    { input: catalog },
  );
  const catalogId = createCatalog.catalog.id;
  for (const product of [
    TENT,
    { ...TENT, sku: 'OUT', name: 'Sold out', slug: 'out', stock: 0, values: [], prices: [TENT.prices[0]] },
    { ...TENT, sku: 'AXE', name: 'Axe', slug: 'axe', prices: [TENT.prices[0]], values: [] },
  ]) {
    await client.data('mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }', {
      input: { catalogId, ...product },
    });
  }
  await client.data('mutation ($id: ID!) { publishCatalog(input: { catalogId: $id }) { job { id } } }', {
    id: catalogId,
  });
  await client.gateway.idle();
});

describe('A Google feed', () => {
  test.each([
    ['without a channel', '', 'https://shop.example.com', ['Axe', 'Sold out', 'Tent'], ['99.00 EUR']],
    [
      'for a channel without limits',
      'channel=web',
      'https://shop.example.com',
      ['Axe', 'Sold out', 'Tent'],
      ['99.00 EUR'],
    ],
    [
      'for a channel with limits',
      'channel=outlet',
      'https://outlet.example.com/fjord',
      ['Zelt im Outlet'],
      ['109.00 USD'],
    ],
    [
      'in a language of the channel',
      'channel=outlet&locale=fr',
      'https://outlet.example.com/fjord',
      ['Outlet tent'],
      ['109.00 USD'],
    ],
    ['in a currency', 'currency=USD', 'https://shop.example.com', ['Tent'], ['109.00 USD']],
    [
      'in a currency for a channel without limits',
      'channel=web&locale=de&currency=USD',
      'https://shop.example.com',
      ['Zelt'],
      ['109.00 USD'],
    ],
  ])('%s has its links, texts, and prices', async (_, query, shop, titles, prices) => {
    const { status, text } = await readFeed(query);
    expect(status).toBe(200);
    expect([...text.matchAll(/<g:title>(.*?)<|<title>(.*?)</g)].map(([, a, b]) => a ?? b)).toEqual(['Camp', ...titles]);
    expect(text).toContain(`<link>${shop}</link>`);
    expect(text).toContain(`<link>${shop}/products/tent</link>`);
    expect(text).toContain('<g:image_link>https://shop.example.com/img/tent.jpg</g:image_link>');
    for (const price of prices) expect(text).toContain(price);
  });

  test.each([
    ['channel=outlat', 'The catalog doesn’t have the channel outlat. The nearest one is outlet.'],
    ['channel=outlet&locale=en', 'The channel doesn’t have the language en.'],
    [
      'outOfStock=no',
      'Items that are out of stock are included or excluded, not “no”. Use outOfStock=included or outOfStock=excluded.',
    ],
    ['currency=USB', 'The catalog doesn’t have the currency USB. The nearest one is USD.'],
    ['channel=outlet&currency=EUR', 'The channel doesn’t have the currency EUR.'],
  ])('is refused for %s', async (query, error) => {
    expect(await readFeed(query)).toEqual({ status: 400, text: JSON.stringify({ error }) });
  });

  const titlesOf = async (query: string) => {
    const { text } = await readFeed(query);
    return [...text.matchAll(/<item>.*?<title>(.*?)</g)].map(([, title]) => title);
  };

  test('has what the feed settings of its channel say, unless its URL says otherwise', async () => {
    const feedSettings = { locale: 'de', currency: 'USD', isOnlyInStock: true };
    await updateChannel(client, { id: 'web', feedSettings });
    expect(await titlesOf('channel=web')).toEqual(['Zelt']);
    expect((await readFeed('channel=web')).text).toContain('109.00 USD');
    expect(await titlesOf('channel=web&locale=en&currency=EUR&outOfStock=included')).toEqual([
      'Axe',
      'Sold out',
      'Tent',
    ]);
    expect(await titlesOf('channel=web&locale=en&currency=EUR')).toEqual(['Axe', 'Tent']);
    expect(await titlesOf('outOfStock=excluded')).toEqual(['Axe', 'Tent']);
    const { feeds } = await list();
    expect(feeds[2].currencies).toEqual(['EUR', 'USD']);
    expect(feeds[2].channels[0]).toMatchObject({
      locale: 'de',
      currency: 'USD',
      translations: [{ locale: 'en' }, { locale: 'fr' }],
    });
    // The catalog has neither.
    await updateChannel(client, { id: 'web', feedSettings: { locale: 'pt', currency: 'JPY', isOnlyInStock: false } });
    expect((await list()).feeds[2].channels[0]).toMatchObject({ locale: 'en', currency: null });
    expect(await titlesOf('channel=web')).toEqual(['Axe', 'Sold out', 'Tent']);
    await updateChannel(client, { id: 'web', feedSettings: { locale: '', currency: null } });
  });

  const list = async () => {
    const { publishedCatalog } =
      await client.data(`{ publishedCatalog(id: "1") { checksum feeds { format currencies channels {
      channel { code label shopUrl } locale currency fileName url translations { locale url } } } } }`);
    return publishedCatalog;
  };

  const outlet = {
    channel: { code: 'outlet', label: 'Outlet', shopUrl: 'https://outlet.example.com/fjord' },
    locale: 'de',
    currency: null,
    fileName: 'camp-v1-outlet.xml',
    url: '/feeds/1/camp-v1-outlet.xml?channel=outlet',
    translations: [{ locale: 'fr', url: '/feeds/1/camp-v1-outlet-fr.xml?channel=outlet&locale=fr' }],
  };

  test('is listed for a channel with its languages', async () => {
    const { feeds } = await list();
    expect(feeds.map(({ channels }: { channels: object[] }) => channels.length)).toEqual([0, 0, 2]);
    expect(feeds[2].channels[1]).toEqual(outlet);
  });

  test('keeps the languages and currencies of a published channel, and follows its shop', async () => {
    const { checksum } = await list();
    await updateChannel(client, {
      id: 'outlet',
      labels: [{ locale: 'en', text: 'Sale' }],
      locales: ['en'],
      currencies: [],
      shopUrl: null,
    });
    const { text } = await readFeed('channel=outlet&locale=fr');
    expect(text).toContain('<link>https://shop.example.com/products/tent</link>');
    expect(text).toContain('109.00 USD');
    expect(text).not.toContain('<title>Axe</title>');
    expect((await readFeed('channel=outlet&locale=en')).status).toBe(400);
    const now = await list();
    const shop = { code: 'outlet', label: 'Outlet', shopUrl: 'https://shop.example.com' };
    expect(now.feeds[2].channels[1]).toEqual({ ...outlet, channel: shop });
    expect(now.checksum).toBe(checksum);
  });

  test('stays if its channel and its language are removed from the catalog', async () => {
    const [catalog] = await listStored(client.gateway, 'catalogs', ({ name }) => name === 'Camp');
    const changed = { ...catalog!, channels: ['web', 'kiosk'], locales: ['en', 'de'], currencies: ['USD'] };
    await putStored(client.gateway, 'catalogs', changed);
    const { status, text } = await readFeed('channel=outlet&locale=fr');
    expect(status).toBe(200);
    expect(text).toContain('<title>Outlet tent</title>');
    expect(text).not.toContain('99.00 EUR');
    expect((await readFeed('channel=web')).text).toContain('99.00 EUR');
    // A channel that the catalog got later has the settings of today.
    expect((await readFeed('channel=kiosk')).text).toContain('109.00 USD');
    const { feeds } = await list();
    const codes = feeds[2].channels.map(({ channel }: { channel: { code: string } }) => channel.code);
    expect(codes).toEqual(['web', 'outlet', 'kiosk']);
    await putStored(client.gateway, 'catalogs', catalog!);
  });
});
