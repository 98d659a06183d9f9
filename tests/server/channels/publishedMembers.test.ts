import { expect, test } from 'vitest';
import { createMembersClient, SKUS } from './channelRuleClient';

test('what a version has of a channel is frozen, and another rule can be published', async () => {
  const client = await createMembersClient();
  await client.setRule('brand is Nord');
  const first = await client.publish();
  expect([await client.published(first), await client.published(first, null)]).toEqual([['MAP', 'PAN'], SKUS]);
  expect([await client.feed(first), await client.feed(first, 'outlet')]).toEqual([['MAP', 'PAN'], SKUS]);
  await expect(client.publish()).rejects.toThrow(/No changes to publish/);
  await client.setRule('brand is Süd');
  await client.setMembers(['MAP'], 'INCLUDED');
  expect(await client.published(first)).toEqual(['MAP', 'PAN']);
  const { publishPreview } = await client.get(
    `query ($id: ID!) { publishPreview(catalogId: $id) { isUnchanged channelChanges summary { changed }
      diff { diffs { sku fields { field before after } } }
      others: diff(withMoved: false) { movedCount totalDocs }
      added: diff(kind: ADDED) { movedCount } } }`,
    { id: client.catalogId },
  );
  const moved = (sku: string, before: string[], after: string[]) => ({
    sku,
    fields: [{ field: 'notInChannels', before, after }],
  });
  expect(publishPreview).toEqual({
    isUnchanged: false,
    channelChanges: 1,
    summary: { changed: 3 },
    diff: { diffs: [moved('PAN', [], ['web']), moved('STOVE', ['web'], []), moved('TENT', ['web'], [])] },
    others: { movedCount: 3, totalDocs: 0 },
    added: { movedCount: 0 },
  });
  const second = await client.publish();
  expect(await client.feed(second)).toEqual(['MAP', 'STOVE', 'TENT']);
  const rollback = await client.job('rollBackToPublishedCatalog', { id: first });
  const { job } = await client.get('query ($id: ID!) { job(id: $id) { publishedCatalog { id } } }', { id: rollback });
  expect(await client.published(job.publishedCatalog.id)).toEqual(['MAP', 'PAN']);
  // The products follow the rule of today.
  expect(await client.members()).toEqual(['MAP', 'STOVE', 'TENT']);
});

test('feeds have what the rules of the channel and of its feeds both find, also before publishing', async () => {
  const client = await createMembersClient();
  await client.setRule('brand is Nord');
  await client.get('mutation ($input: SetChannelRuleInput!) { setChannelRule(input: $input) { job { id } } }', {
    input: { catalogId: client.catalogId, channel: 'web', scope: 'FEEDS', where: 'price[EUR] > 10' },
  });
  expect(await client.count(null)).toEqual({ itemCount: 1, totalDocs: 0 });
  const { catalog } = await client.get(
    'query ($id: ID!) { catalog(id: $id) { channelRules { scope productCount } } }',
    { id: client.catalogId },
  );
  expect(catalog.channelRules).toEqual([
    { scope: 'CHANNEL', productCount: 2 },
    { scope: 'FEEDS', productCount: 1 },
  ]);
  const version = await client.publish();
  expect([await client.feed(version), await client.published(version)]).toEqual([['PAN'], ['MAP', 'PAN']]);
  expect(await client.count(version)).toEqual({ itemCount: 1, totalDocs: 0 });
});

test('the shop shows the products of the channel only', async () => {
  const client = await createMembersClient();
  await client.update('MAP', {
    associations: [
      { type: 'RELATED', sku: 'PAN' },
      { type: 'RELATED', sku: 'TENT' },
    ],
  });
  await client.setRule('brand is Nord');
  const id = await client.publish();
  const open = async (channel: string | null, product: string) =>
    client.ask(
      `query ($id: ID!, $channel: String, $product: ID!) { shopWindow(versionId: $id) {
        products(input: { channel: $channel, sort: NAME }) { totalDocs facets { brands { brand count } } products { name } }
        product(id: $product, channel: $channel) { name related { name } } } }`,
      { id, channel, product },
    );
  const { data } = await open('web', client.ids.MAP!);
  expect(data.shopWindow).toEqual({
    products: {
      totalDocs: 2,
      facets: { brands: [{ brand: 'Nord', count: 2 }] },
      products: [{ name: 'MAP' }, { name: 'PAN' }],
    },
    product: { name: 'MAP', related: [{ name: 'PAN' }] },
  });
  expect((await open('web', client.ids.TENT!)).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  const all = await open(null, client.ids.TENT!);
  expect([all.data.shopWindow.products.totalDocs, all.data.shopWindow.product.name]).toEqual([4, 'TENT']);
  const { publishedCatalog } = await client.get(
    `query ($id: ID!) { publishedCatalog(id: $id) { products(q: "TENT") { data {
      notInChannels web: priceRange(channel: "web") { minPrice { amount } } outlet: priceRange(channel: "outlet") { minPrice { amount } } } } } }`,
    { id },
  );
  expect(publishedCatalog.products.data).toEqual([
    { notInChannels: ['web'], web: null, outlet: { minPrice: { amount: '40' } } },
  ]);
});
