import { describe, expect, test } from 'vitest';
import { toCatalogChannel } from '#server/domain/definitions/catalogChannels';
import {
  changeChannel,
  createChannel,
  createTestClient,
  readChannel,
  updateChannel,
  addChannels,
} from './channelClient';

const english = (text: string) => [{ locale: 'en', text }];

test('a channel gets a code, is read back, and is changed field by field', async () => {
  const client = await createTestClient();
  const { data } = await createChannel(client, {
    labels: english('Outlet Store'),
    locales: ['de', 'pt-br', 'de'],
    currencies: ['eur'],
    shopUrl: 'https://outlet.example.com/',
    feedSettings: { locale: 'pt-br', currency: 'eur', isOnlyInStock: true },
  });
  expect(data.createChannel.channel).toEqual({
    id: 'outlet-store',
    code: 'outlet-store',
    label: 'Outlet Store',
    labels: english('Outlet Store'),
    locales: ['de', 'pt-BR'],
    currencies: ['EUR'],
    shopUrl: 'https://outlet.example.com',
    feedSettings: { locale: 'pt-BR', currency: 'EUR', isOnlyInStock: true },
    isDefined: true,
    catalogs: [],
    updatedBy: 'Ada Lindqvist',
  });
  const wrong = await updateChannel(client, { id: 'outlet-store', locales: ['de', 'pt'] });
  const lacking = 'The channel doesn’t have the language pt-BR. The nearest one is pt.';
  expect(wrong.errors?.[0]?.extensions?.fields).toEqual({ 'feedSettings.locale': lacking });
  const changed = await updateChannel(client, {
    id: 'outlet-store',
    locales: [],
    shopUrl: null,
    feedSettings: { currency: null },
  });
  expect(changed.data.updateChannel.channel).toMatchObject({
    locales: [],
    currencies: ['EUR'],
    shopUrl: null,
    feedSettings: { locale: 'pt-BR', currency: null, isOnlyInStock: true },
  });
  expect(await readChannel(client, 'outlet-store')).toEqual(changed.data.updateChannel.channel);
});

test.each([
  ['neither a code nor a label', {}, 'INVALID', { labels: 'Enter an English label.' }],
  ['no English label', { labels: [{ locale: 'de', text: 'Laden' }] }, 'INVALID', { labels: 'Enter an English label.' }],
  ['a code in capitals', { code: 'SHOP', labels: english('Shop') }, 'INVALID', { code: /Example: web-shop\.$/ }],
  [
    'a code that is taken',
    { code: 'web', labels: english('Web') },
    'CONFLICT',
    { code: /^Another channel has the code web/ },
  ],
  [
    'an unknown language',
    { code: 'shop', locales: ['de', 'x y'] },
    'INVALID',
    { locales: /^Not a valid language tag: x y/ },
  ],
  ['an unknown currency', { code: 'shop', currencies: ['EUR', 'EURO'] }, 'INVALID', { currencies: /code: EURO/ }],
  [
    'feeds in an unknown language and a currency that it does not have',
    { code: 'shop', currencies: ['EUR'], feedSettings: { locale: 'x y', currency: 'USD' } },
    'INVALID',
    {
      'feedSettings.locale': /^Not a valid language tag: x y/,
      'feedSettings.currency': 'The channel doesn’t have the currency USD.',
    },
  ],
  ['a path as the shop URL', { code: 'shop', shopUrl: '/shop' }, 'INVALID', { shopUrl: /absolute http\(s\) URL/ }],
])('rejects %s', async (_, input, code, fields) => {
  const client = await createTestClient();
  const { errors } = await createChannel(client, input);
  expect(errors?.[0]?.extensions?.code).toBe(code);
  const messages = errors?.[0]?.extensions?.fields ?? {};
  for (const [field, message] of Object.entries(fields)) expect(messages[field]).toMatch(message);
});

describe('A channel that catalogs use without a definition', () => {
  test('is listed with its catalogs, and is defined by its code alone', async () => {
    const client = await createTestClient();
    await addChannels(client, 'Amazon de');
    expect(await readChannel(client, 'Amazon de')).toMatchObject({
      label: 'Amazon de',
      labels: [],
      isDefined: false,
      catalogs: [{ name: 'Outdoor range' }],
      updatedBy: null,
    });
    const { data } = await createChannel(client, { code: 'Amazon de' });
    expect(data.createChannel.channel).toMatchObject({
      code: 'Amazon de',
      labels: english('Amazon de'),
      isDefined: true,
    });
    await createChannel(client, { code: 'flea-market' });
    expect(await readChannel(client, 'flea-market')).toMatchObject({ label: 'Flea market', catalogs: [] });
  });

  test('is what remains of a deleted channel, until it is restored or defined again', async () => {
    const client = await createTestClient();
    const before = await readChannel(client, 'marketplace');
    await changeChannel(client, 'delete', 'marketplace');
    expect(await readChannel(client, 'marketplace')).toMatchObject({
      label: 'marketplace',
      locales: [],
      isDefined: false,
    });
    const restored = await changeChannel(client, 'restore', 'marketplace');
    expect(restored.data.restoreChannel.channel).toEqual(before);
    await changeChannel(client, 'delete', 'marketplace');
    await createChannel(client, { code: 'marketplace', labels: english('Bazaar') });
    await changeChannel(client, 'restore', 'marketplace');
    expect(await readChannel(client, 'marketplace')).toMatchObject({ label: 'Bazaar', locales: [] });
  });
});

test('the answer to an unknown code names the nearest one', async () => {
  const client = await createTestClient();
  await expect(readChannel(client, 'wab')).rejects.toThrow(
    'No channel has the code wab. Use web, or create the channel first.',
  );
});

test('lists are searched, sorted, and paged', async () => {
  const client = await createTestClient();
  await createChannel(client, { labels: [...english('Atelier'), { locale: 'de', text: 'Werkstatt' }] });
  await addChannels(client, 'store');
  const list = async (input: object) => {
    const { data } = await client.ask(
      'query ($input: ChannelListInput) { channels(input: $input) { channels { code } totalDocs } }',
      { input },
    );
    return data.channels.channels.map(({ code }: { code: string }) => code);
  };
  expect(await list({})).toEqual(['atelier', 'marketplace', 'store', 'web']);
  expect(await list({ q: 'werk' })).toEqual(['atelier']);
  expect(await list({ q: 'STO' })).toEqual(['store']);
  expect(await list({ sort: 'CATALOGS', direction: 'DESC', perPage: 2 })).toEqual(['web', 'marketplace']);
  expect(await list({ page: 2, perPage: 3 })).toEqual(['web']);
});

test.each([
  [
    'a definition',
    { locales: ['fr', 'en'], currencies: ['USD'], shopUrl: 'https://m.example.com' },
    ['en', 'fr'],
    ['USD'],
    'https://m.example.com',
  ],
  [
    'languages of which the catalog has some',
    { locales: ['en', 'nl'] },
    ['en'],
    ['EUR', 'USD'],
    'https://shop.example.com',
  ],
  ['a definition without limits', {}, ['en', 'de', 'fr', 'pt'], ['EUR', 'USD'], 'https://shop.example.com'],
  [
    'languages and currencies that the catalog does not have',
    { locales: ['sv'], currencies: ['SEK'] },
    ['en', 'de', 'fr', 'pt'],
    ['EUR', 'USD'],
    'https://shop.example.com',
  ],
])('a catalog has %s of its channels as they apply to it', async (_, fields, locales, currencies, shopUrl) => {
  const client = await createTestClient();
  await addChannels(client, 'shop');
  await createChannel(client, { code: 'shop', ...fields });
  const { data } = await client.ask(
    '{ catalog(id: "1") { salesChannels { code label(locale: "de") locales currencies shopUrl } } }',
  );
  expect(data.catalog.salesChannels).toEqual([
    expect.objectContaining({ code: 'web', label: 'Webshop' }),
    expect.objectContaining({ code: 'marketplace', locales: ['en', 'de', 'pt'], currencies: ['EUR'] }),
    { code: 'shop', label: 'Shop', locales, currencies, shopUrl },
  ]);
});

test('a product has completeness in the languages that each channel sells in', async () => {
  const client = await createTestClient();
  await updateChannel(client, { id: 'marketplace', locales: ['pt', 'sv'] });
  const read = async () => {
    const { data } = await client.ask('{ product(id: "1") { completenessMatrix { channel locale } } }');
    return data.product.completenessMatrix.map(({ channel, locale }: Record<string, string>) => `${channel} ${locale}`);
  };
  expect(await read()).toEqual(['web en', 'web de', 'web fr', 'web pt', 'marketplace pt']);
  await changeChannel(client, 'delete', 'marketplace');
  expect(await read()).toHaveLength(8);
});

test('a channel that sells in a language also sells in its regional forms', () => {
  const catalog = { locales: ['en', 'de-AT', 'de', 'den'], currencies: ['EUR'] };
  const channel = {
    id: 'shop',
    labels: [],
    locales: ['de'],
    currencies: [],
    createdAt: '',
    updatedAt: '',
    updatedBy: '',
  };
  expect(toCatalogChannel(catalog, 'shop', channel).locales).toEqual(['de-AT', 'de']);
});

test('only accounts with the permission change channels', async () => {
  const client = await createTestClient();
  await client.signIn('client@demo.com', 'client');
  const { errors } = await createChannel(client, { code: 'shop' });
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});
