import { beforeAll, expect, it } from 'vitest';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import { createTestClient, type TestClient } from '../../support/testClient';
import { createChannel, updateChannel } from '../channels/channelClient';
import { addProduct, changeProduct, publish } from '../publishedCatalogs/publishing';

let client: TestClient;
let versionId: string;
let catalogId: string;

const OUTLET = {
  code: 'outlet',
  labels: [
    { locale: 'en', text: 'Outlet' },
    { locale: 'de', text: 'Resterampe' },
  ],
  locales: ['de', 'fr'],
  currencies: ['USD', 'CHF'],
};

beforeAll(async () => {
  client = await createTestClient();
  const { context } = client.gateway;
  await createChannel(client, OUTLET);
  const catalog = await createCatalog(context, {
    name: 'Camp',
    channels: ['web', 'outlet'],
    locales: ['en', 'de', 'fr'],
    defaultLocale: 'en',
    currencies: ['EUR', 'USD'],
  });
  catalogId = catalog.id;
  const prices = ['EUR', 'USD'].map((currency) => ({ currency, amount: 10 }));
  for (const sku of ['A', 'B']) await addProduct(context, catalogId, sku, { name: `Product ${sku}`, prices });
  await changeProduct(context, catalogId, 'A', {
    values: [
      { attribute: 'name', locale: 'de', text: 'Zelt' },
      { attribute: 'name', channel: 'outlet', text: 'Last tent' },
      { attribute: 'name', locale: 'de', channel: 'outlet', text: 'Restzelt' },
      { attribute: 'name', locale: 'fr', text: 'Tente' },
    ],
  });
  versionId = (await publish(context, catalogId)).version.id;
});

const QUERY = `query ($id: ID!, $channel: String, $input: ShopWindowListInput, $locale: String, $currency: String) {
  shopWindow(versionId: $id) {
    channels { code label labels { text } locales currencies } currencies(channel: $channel) languages(channel: $channel)
    products(input: $input) { currency products { name nameLocale minPrice { currencyCode } } }
    product(id: "product-a", channel: $channel, locale: $locale, currency: $currency) { name minPrice { currencyCode } }
  }
}`;

const open = async (view: { channel?: string; locale?: string; currency?: string } = {}) => {
  const data = await client.data(QUERY, { id: versionId, input: { ...view, sort: 'NAME' }, ...view });
  return data.shopWindow;
};

it.each<[view: object, first: string, language: string, currency: string]>([
  [{}, 'Product A', 'en', 'EUR'],
  [{ channel: 'web' }, 'Product A', 'en', 'EUR'],
  [{ channel: 'web', locale: 'de' }, 'Zelt', 'de', 'EUR'],
  // The first language and the first currency of the channel, which does not sell in those of the catalog.
  [{ channel: 'outlet' }, 'Restzelt', 'de', 'USD'],
  [{ channel: 'outlet', locale: 'fr' }, 'Tente', 'fr', 'USD'],
  [{ channel: 'outlet', locale: 'en', currency: 'EUR' }, 'Restzelt', 'de', 'USD'],
  [{ channel: 'nowhere', locale: 'de' }, 'Zelt', 'de', 'EUR'],
])('%j shows %s in %s and %s', async (view, name, language, currency) => {
  const { product, products } = await open(view);
  expect(product).toEqual({ name, minPrice: { currencyCode: currency } });
  expect(products.currency).toBe(currency);
  expect(products.products).toContainEqual({ name, nameLocale: language, minPrice: { currencyCode: currency } });
});

it('offers the languages and currencies of the channel', async () => {
  expect(await open({ channel: 'outlet' })).toMatchObject({ languages: ['de', 'fr'], currencies: ['USD'] });
  expect(await open({ channel: 'web' })).toMatchObject({ languages: ['en', 'de', 'fr'], currencies: ['EUR', 'USD'] });
});

it('shows the channels as they were published, also after a rollback', async () => {
  const { context } = client.gateway;
  const { channels } = await open();
  expect(channels).toMatchObject([
    { code: 'web', locales: ['en', 'de', 'fr'] },
    { code: 'outlet', label: 'Outlet', locales: ['de', 'fr'], currencies: ['USD'] },
  ]);
  const former = versionId;
  await updateChannel(client, { ...OUTLET, code: undefined, id: 'outlet', locales: ['fr'] });
  expect((await open()).channels).toEqual(channels);
  await addProduct(context, catalogId, 'C');
  versionId = (await publish(context, catalogId)).version.id;
  expect((await open()).channels[1].locales).toEqual(['fr']);
  versionId = (await publish(context, catalogId, { rollbackOf: former })).version.id;
  expect((await open()).channels).toEqual(channels);
});
