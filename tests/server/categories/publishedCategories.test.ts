import { expect, test } from 'vitest';
import { createTestClient } from '../../support/testClient';
import { addProduct, changeProduct, GOOGLE_PRODUCT, publish, setShop } from '../publishedCatalogs/publishing';
import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import { feedChunks } from '#server/domain/publishedCatalogs/feeds';
import { previewChecksum, publishPreview } from '#server/domain/publishedCatalogs/publishPreview';
import { readStored } from '../../support/stored';

/**
 * A catalog in English and German with a tent and a stove, whose categories get details and are published by the tests.
 */
const createShop = async () => {
  const client = await createTestClient();
  const { context } = client.gateway;
  const { id: catalogId } = await createCatalog(context, {
    name: 'Range',
    locales: ['en', 'de'],
    defaultLocale: 'en',
    currencies: ['EUR'],
  });
  await setShop(context, catalogId, { locales: ['en', 'de'], defaultLocale: 'en', currencies: ['EUR'] });
  await addProduct(context, catalogId, 'TENT', { ...GOOGLE_PRODUCT, categories: ['Outdoor/Tents', 'Sale'] });
  await addProduct(context, catalogId, 'STOVE', { ...GOOGLE_PRODUCT, categories: ['Outdoor/Cooking'] });
  const get = async (query: string, variables: Record<string, unknown>) => {
    const data = await client.data(query, variables);
    return data;
  };
  return {
    ...client,
    context,
    catalogId,
    publish: async () => (await publish(context, catalogId)).version,
    update: (path: string, text: string, googleCategory: string | null = null) =>
      get('mutation ($input: UpdateCategoryInput!) { updateCategory(input: $input) { category { id } } }', {
        input: { id: `${catalogId}:${path}`, labels: [{ locale: 'de', text }], googleCategory },
      }),
    /** The names of the filter in the shop window, with their languages. */
    names: async (versionId: string, locale: string) => {
      const { shopWindow } = await get(
        `query ($versionId: ID!, $input: ShopWindowListInput) { shopWindow(versionId: $versionId) {
          products(input: $input) { facets { categories { name nameLocale level } } } } }`,
        { versionId, input: { category: 'Outdoor', locale } },
      );
      return shopWindow.products.facets.categories.map(
        ({ name, nameLocale, level }: Record<string, string | number>) => `${level} ${name} ${nameLocale}`,
      );
    },
    trails: async (versionId: string, locale: string) => {
      const { shopWindow } = await get(
        `query ($versionId: ID!, $locale: String) { shopWindow(versionId: $versionId) {
          product(id: "product-tent", locale: $locale) { categoryTrails { path names { name locale } } } } }`,
        { versionId, locale },
      );
      return shopWindow.product.categoryTrails;
    },
    /** The elements of the feed about categories, by item. */
    feed: async (versionId: string, locale: string | null = null) => {
      let text = '';
      for await (const chunk of feedChunks(context, versionId, 'GOOGLE_XML', { locale, channel: null })) text += chunk;
      const items = text.split('<item>').slice(1);
      return Object.fromEntries(
        items.map((item) => [
          /<g:id>(.*?)</.exec(item)?.[1],
          [...item.matchAll(/<g:(google_product_category|product_type)>(.*?)</g)].map(([, , category]) => category),
        ]),
      );
    },
  };
};

test('a version shows its categories in the language of the shop window', async () => {
  const { update, publish: release, names, trails } = await createShop();
  await update('Outdoor', 'Draußen');
  await update('Outdoor/Tents', 'Zelte');
  const { id } = await release();
  expect(await names(id, 'en')).toEqual(['1 Outdoor en', '2 Cooking en', '2 Tents en', '1 Sale en']);
  expect(await names(id, 'de')).toEqual(['1 Draußen de', '2 Cooking en', '2 Zelte de', '1 Sale en']);
  expect(await trails(id, 'de')).toEqual([
    {
      path: 'Outdoor/Tents',
      names: [
        { name: 'Draußen', locale: 'de' },
        { name: 'Zelte', locale: 'de' },
      ],
    },
    { path: 'Sale', names: [{ name: 'Sale', locale: 'en' }] },
  ]);
});

test('Google feeds have the nearest Google category, and product types in their language', async () => {
  const { update, publish: release, feed } = await createShop();
  await update('Outdoor', 'Draußen', 'Sporting Goods > Outdoor Recreation');
  await update('Outdoor/Tents', 'Zelte', '1013');
  const { id } = await release();
  expect(await feed(id)).toEqual({
    TENT: ['1013', 'Outdoor &gt; Tents', 'Sale'],
    STOVE: ['Sporting Goods &gt; Outdoor Recreation', 'Outdoor &gt; Cooking'],
  });
  expect(await feed(id, 'de')).toMatchObject({ TENT: ['1013', 'Draußen &gt; Zelte', 'Sale'] });
});

test('an attribute of the product comes before the Google category of its category', async () => {
  const { update, publish: release, feed, context, catalogId } = await createShop();
  await update('Outdoor', '', '1011');
  await changeProduct(context, catalogId, 'TENT', { attributes: [{ name: 'google_product_category', value: '499' }] });
  expect(await feed((await release()).id)).toMatchObject({ TENT: ['Outdoor &gt; Tents', 'Sale', '499'] });
});

test('versions keep their details and their checksums, and changed details can be published and rolled back', async () => {
  const { update, publish: release, names, context, catalogId } = await createShop();
  const getPreview = async () => {
    const preview = await publishPreview(context, catalogId);
    const { isUnchanged, categoryChanges } = preview;
    return { isUnchanged, categoryChanges, checksum: await previewChecksum(context, preview) };
  };
  const first = await release();
  const { checksum } = first;
  const entries = async (id: string) => (await readStored({ context }, 'publishedEntries', id))!;
  expect((await entries(first.id)).categories).toEqual([]);
  await update('Outdoor', 'Draußen');
  expect(await getPreview()).toEqual({ isUnchanged: false, categoryChanges: 1, checksum });
  const second = await release();
  expect(second.checksum).toBe(checksum);
  expect((await names(first.id, 'de'))[0]).toBe('1 Outdoor en');
  await update('Outdoor', 'Freizeit');
  expect((await names(second.id, 'de'))[0]).toBe('1 Draußen de');
  await release();
  await expect(release()).rejects.toThrow('No changes to publish.');
  const { version } = await publish(context, catalogId, { rollbackOf: second.id });
  expect((await names(version.id, 'de'))[0]).toBe('1 Draußen de');
  expect(version.checksum).toBe(checksum);
});

test('details of categories that no published product has are not part of a version', async () => {
  const { ask, catalogId, context, update, publish: release } = await createShop();
  await ask('mutation ($input: CreateCategoryInput!) { createCategory(input: $input) { category { id } } }', {
    input: { catalogId, name: 'Boats' },
  });
  const { id } = await release();
  await update('Boats', 'Boote');
  const { isUnchanged } = await publishPreview(context, catalogId);
  const catalog = await readStored({ context }, 'catalogs', catalogId);
  const version = await readStored({ context }, 'publishedCatalogs', id);
  expect([isUnchanged, catalog!.contentRevision]).toEqual([true, version!.contentRevision]);
});
