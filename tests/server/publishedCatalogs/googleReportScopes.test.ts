import { beforeAll, describe, expect, test } from 'vitest';
import { createChannel, createTestClient, updateChannel, type TestClient } from '../channels/channelClient';

/** What is asked for: in the URL of a feed, and as arguments of its report. */
interface Wanted {
  channel?: string;
  locale?: string;
  currency?: string;
  isOnlyInStock?: boolean;
}

interface Report {
  shopUrl: string | null;
  itemCount: number;
  outOfStockCount: number;
  totalDocs: number;
  leftOut: { sku: string; issues: { code: string; severity: string; field: string | null; message: string }[] }[];
  leftOutFile: { fileName: string; url: string } | null;
}

const REPORT = `googleFeed(channel: $channel, locale: $locale, currency: $currency, isOnlyInStock: $isOnlyInStock, page: 1, perPage: 100) {
  shopUrl itemCount outOfStockCount totalDocs leftOut { sku issues { code severity field message } } leftOutFile { fileName url } }`;
const VARIABLES = '$channel: String, $locale: String, $currency: String, $isOnlyInStock: Boolean';

let client: TestClient;
let catalogId: string;

const ofVersion = async (wanted: Wanted): Promise<Report> =>
  (await client.data(`query (${VARIABLES}) { publishedCatalog(id: "1") { ${REPORT} } }`, { ...wanted }))
    .publishedCatalog.googleFeed;

const ofPreview = async (wanted: Wanted): Promise<Report> =>
  (
    await client.data(`query ($id: ID!, ${VARIABLES}) { publishPreview(catalogId: $id) { ${REPORT} } }`, {
      ...wanted,
      id: catalogId,
    })
  ).publishPreview.googleFeed;

const read = async (path: string) => {
  const response = await client.fetch(path);
  expect(response.status).toBe(200);
  return response.text();
};

/** The ids of the items that the feed has. */
const itemsOf = async ({ isOnlyInStock, ...wanted }: Wanted) => {
  const query = new URLSearchParams({ ...wanted });
  if (isOnlyInStock !== undefined) query.set('outOfStock', isOnlyInStock ? 'excluded' : 'included');
  return [...(await read(`/feeds/1/camp-v1.xml?${query}`)).matchAll(/<g:id>(.*?)</g)].map(([, id]) => id);
};

const EUR = { currency: 'EUR', amount: '99' };
const USD = { currency: 'USD', amount: '109' };
const variant = (sku: string, over: object = {}) => ({ sku, options: [{ name: 'Size', value: sku }], ...over });

const NEXT_MONTH = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Items that feeds treat differently, by language, currency, channel, and stock. */
const PRODUCTS: Record<string, object> = {
  AXE: { prices: [EUR] },
  BAG: { prices: [EUR, USD], stock: 0 },
  COT: { prices: [USD], availability: 'PREORDER', availableFrom: NEXT_MONTH, stock: 0 },
  GERMAN: { description: '', values: [{ attribute: 'description', locale: 'de', text: 'Eine Laterne aus Glas.' }] },
  OUTLET: {
    prices: [
      { ...EUR, channel: 'outlet' },
      { ...USD, channel: 'outlet' },
    ],
  },
  OVER: { media: [], stock: 0 },
  TENT: {
    variants: [variant('TENT-S', { stock: 3 }), variant('TENT-M', { stock: 0 }), variant('TENT-L', { prices: [EUR] })],
  },
  TOUR: { kind: 'EXTERNAL', externalUrl: 'https://tours.example.com', prices: [] },
};
const ITEMS = ['AXE', 'BAG', 'COT', 'GERMAN', 'OUTLET', 'OVER', 'TENT-L', 'TENT-M', 'TENT-S', 'TOUR'];

beforeAll(async () => {
  client = await createTestClient({ demoProducts: 0 });
  await updateChannel(client, { id: 'web', feedSettings: { locale: 'de', currency: 'USD', isOnlyInStock: true } });
  const labels = [{ locale: 'en', text: 'Outlet' }];
  const shopUrl = 'https://outlet.example.com';
  await createChannel(client, { code: 'outlet', labels, locales: ['de', 'fr'], currencies: ['USD'], shopUrl });
  const catalog = {
    name: 'Camp',
    locales: ['en', 'de', 'fr'],
    currencies: ['EUR', 'USD'],
    channels: ['web', 'outlet'],
  };
  const input = { ...catalog, shopUrl: 'https://shop.example.com' };
  const created = await client.data(
    'mutation ($input: CreateCatalogInput!) { createCatalog(input: $input) { catalog { id } } }',
    { input },
  );
  catalogId = created.createCatalog.catalog.id;
  for (const [sku, over] of Object.entries(PRODUCTS)) {
    const shared = {
      catalogId,
      sku,
      name: `The ${sku}`,
      slug: sku.toLowerCase(),
      status: 'ACTIVE',
      prices: [EUR, USD],
    };
    const texts = { description: 'It does what it should, for years.', media: [{ url: '/m/a.jpg', alt: '' }] };
    await client.data('mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }', {
      input: { ...shared, ...texts, ...over },
    });
  }
  await client.data('mutation ($id: ID!) { publishCatalog(input: { catalogId: $id }) { job { id } } }', {
    id: catalogId,
  });
  await client.gateway.idle();
});

const CHANNELS = [
  { channel: undefined, locales: ['en', 'de', 'fr'], currencies: ['EUR', 'USD'] },
  { channel: 'web', locales: ['en', 'de', 'fr'], currencies: ['EUR', 'USD'] },
  { channel: 'outlet', locales: ['de', 'fr'], currencies: ['USD'] },
];

const FEEDS = CHANNELS.flatMap(({ channel, locales, currencies }) =>
  [undefined, ...locales].flatMap((locale) =>
    [undefined, ...currencies].map((currency): Wanted => ({
      ...(channel && { channel }),
      ...(locale && { locale }),
      ...(currency && { currency }),
    })),
  ),
);

describe('The report of a Google feed', () => {
  test.each(FEEDS.map((feed) => [Object.values(feed).join(' ') || 'without parameters', feed] as const))(
    'agrees with the feed: %s',
    async (_, feed) => {
      for (const isOnlyInStock of [undefined, true, false]) {
        const wanted = { ...feed, ...(isOnlyInStock !== undefined && { isOnlyInStock }) };
        const items = await itemsOf(wanted);
        const report = await ofVersion(wanted);
        expect([...items, ...report.leftOut.map(({ sku }) => sku)].toSorted()).toEqual(ITEMS);
        expect([report.itemCount, report.totalDocs]).toEqual([items.length, ITEMS.length - items.length]);
        const outOfStock = report.leftOut.filter(({ issues }) => issues.every(({ severity }) => severity === 'INFO'));
        expect(report.outOfStockCount).toBe(outOfStock.length);
        const isExcluded = isOnlyInStock ?? feed.channel === 'web';
        expect(outOfStock.length > 0).toBe(isExcluded);
        expect(await ofPreview(wanted)).toEqual({ ...report, leftOutFile: null });
        const listed = (await read(report.leftOutFile!.url)).trim().split('\r\n').slice(1);
        expect(new Set(listed.map((line) => line.split(',')[0]))).toEqual(
          new Set(report.leftOut.map(({ sku }) => sku)),
        );
      }
    },
  );

  const reasonsOf = async (wanted: Wanted) => {
    const { leftOut } = await ofVersion(wanted);
    return Object.fromEntries(leftOut.map(({ sku, issues }) => [sku, issues.map(({ code }) => code).join(' ')]));
  };

  test('names the reasons of the language, the currency, and the stock', async () => {
    expect(await reasonsOf({})).toEqual({
      GERMAN: 'GOOGLE_DESCRIPTION',
      OUTLET: 'GOOGLE_PRICE',
      OVER: 'GOOGLE_IMAGE',
      TOUR: 'GOOGLE_PRICE',
    });
    expect(await reasonsOf({ channel: 'web' })).toEqual({
      AXE: 'GOOGLE_PRICE',
      BAG: 'GOOGLE_OUT_OF_STOCK',
      OUTLET: 'GOOGLE_PRICE',
      OVER: 'GOOGLE_IMAGE GOOGLE_OUT_OF_STOCK',
      'TENT-M': 'GOOGLE_OUT_OF_STOCK',
      TOUR: 'GOOGLE_PRICE',
    });
    const { leftOut, outOfStockCount } = await ofVersion({ channel: 'web' });
    expect(outOfStockCount).toBe(2);
    const issues = new Map(leftOut.map(({ sku, issues: [first] }) => [sku, first]));
    expect(issues.get('AXE')).toMatchObject({
      severity: 'WARNING',
      field: 'prices',
      message: 'Google requires a price, but there is none in USD.',
    });
    expect(issues.get('TENT-M')).toEqual({
      code: 'GOOGLE_OUT_OF_STOCK',
      severity: 'INFO',
      field: 'variants[1].stock',
      message: 'Out of stock. This feed only has items that are in stock.',
    });
  });

  test('has the shop of the channel, and names its list after the feed', async () => {
    expect(await ofVersion({ channel: 'outlet', locale: 'fr', isOnlyInStock: true })).toMatchObject({
      shopUrl: 'https://outlet.example.com',
      leftOutFile: {
        fileName: 'camp-v1-outlet-fr-left-out.csv',
        url: '/feeds/1/camp-v1-outlet-fr-left-out.csv?channel=outlet&locale=fr&outOfStock=excluded',
      },
    });
  });

  test('is refused for what the channel does not sell in', async () => {
    const { errors } = await client.ask(
      `{ publishedCatalog(id: "1") { googleFeed(channel: "outlet", currency: "EUR") { itemCount } } }`,
    );
    expect(errors![0]!.message).toBe('The channel doesn’t have the currency EUR.');
  });
});
