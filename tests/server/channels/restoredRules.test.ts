import { expect, test } from 'vitest';
import { openArchive } from '#server/domain/archive/openArchive';
import { restoreArchive } from '#server/domain/archive/restoreArchive';
import { getChannelRules } from '#server/domain/channelRules/channelRules';
import { archiveOf, createMemory, toSource } from '../archive/archiveHelpers';
import { createMembersClient } from './channelRuleClient';

type Client = Awaited<ReturnType<typeof createMembersClient>>;

const remove = ({ job, catalogId, ids }: Client, sku: string) =>
  job('deleteProducts', { catalogId, target: { ids: [ids[sku]] }, expectedCount: 1 });

const restore = ({ job }: Client, id: string) => job('restoreFromPublishedCatalog', { id });

/** What happens to a catalog whose channel has brand Nord, with TENT included and MAP excluded by hand. */
const CASES: [what: string, run: (client: Client, versionId: string) => Promise<unknown>, expected: object][] = [
  [
    'a version brings products back, which follow the rule',
    async (client, version) => {
      await client.update('PAN', { brand: 'Süd' });
      await client.update('STOVE', { brand: 'Nord' });
      expect(await client.members()).toEqual(['STOVE', 'TENT']);
      await restore(client, version);
    },
    { members: ['PAN', 'TENT'] },
  ],
  [
    'a version keeps the rule of today',
    async (client, version) => {
      await client.setRule('brand is Süd');
      await client.update('STOVE', { brand: 'West' });
      await restore(client, version);
    },
    { where: 'brand is Süd', members: ['STOVE', 'TENT'] },
  ],
  [
    'deleted products that were included and excluded by hand are again when a version restores them',
    async (client, version) => {
      for (const sku of ['TENT', 'MAP']) await remove(client, sku);
      expect((await client.rules())[0]).toMatchObject({ includedProducts: [], excludedProducts: [] });
      await restore(client, version);
    },
    { members: ['PAN', 'TENT'] },
  ],
  [
    'deleted products that were included and excluded by hand are again when the deletion is undone',
    async (client) => {
      const jobs = [await remove(client, 'TENT'), await remove(client, 'MAP')];
      for (const id of jobs.reverse()) await client.undo(id);
    },
    { members: ['PAN', 'TENT'] },
  ],
  [
    'the undo of a restore brings back who was in the channel',
    async (client, version) => {
      await client.update('PAN', { brand: 'Süd' });
      await client.undo(await restore(client, version));
    },
    { members: ['TENT'] },
  ],
  [
    'the category that a rule names is back with a version, and so are its products',
    async (client, version) => {
      const { catalogId } = client;
      await client.setRule('category in or below Kitchen');
      await client.job('deleteCategory', { catalogId, path: 'Kitchen', expectedCount: 3 });
      const [rule] = await client.rules();
      expect([rule.fault, await client.members()]).toEqual([expect.stringMatching(/^No category/), ['TENT']]);
      await restore(client, version);
    },
    { where: 'category in or below Kitchen', members: ['PAN', 'STOVE', 'TENT'] },
  ],
  [
    'the undo of an older rule leaves a newer one',
    async (client) => {
      const older = await client.setRule('brand is Süd');
      await client.setRule('sku is PAN');
      await client.undo(older!);
    },
    { where: 'sku is PAN', members: ['PAN', 'TENT'] },
  ],
  [
    'the undo of a removal brings back the rule with the products by hand',
    async (client) => {
      await client.undo((await client.setRule(null))!);
    },
    { members: ['PAN', 'TENT'] },
  ],
];

const createRuledClient = async () => {
  const client = await createMembersClient();
  await client.setRule('brand is Nord');
  await client.setMembers(['TENT'], 'INCLUDED');
  await client.setMembers(['MAP'], 'EXCLUDED');
  return client;
};

test.each(CASES)('%s', async (_what, run, expected) => {
  const client = await createRuledClient();
  await run(client, await client.publish());
  const [{ where, fault, includedProducts, excludedProducts, productCount }] = await client.rules();
  const members = await client.members();
  expect({ where, fault, includedProducts, excludedProducts, members }).toEqual({
    where: 'brand is Nord',
    fault: null,
    includedProducts: [{ sku: 'TENT' }],
    excludedProducts: [{ sku: 'MAP' }],
    ...expected,
  });
  expect(productCount).toBe(members.length);
});

test('a copy of a catalog has the products in its channel that the catalog has', async () => {
  const client = await createRuledClient();
  const clone = await client.job('cloneCatalog', { id: client.catalogId, name: 'Copy' });
  const { job } = await client.get('query ($id: ID!) { job(id: $id) { catalog { id } } }', { id: clone });
  const { products } = await client.get(
    'query ($input: ProductListInput!) { products(input: $input) { data { sku } } }',
    {
      input: {
        catalogId: job.catalog.id,
        sort: 'SKU',
        filter: { conditions: [{ field: 'channel', operator: 'IS', values: ['web'] }] },
      },
    },
  );
  expect(products.data).toEqual([{ sku: 'PAN' }, { sku: 'TENT' }]);
});

test('an archive brings back the rules of channels and feeds, who is in them, and what versions have', async () => {
  const client = await createRuledClient();
  const { catalogId, ids } = client;
  await client.get('mutation ($input: SetChannelRuleInput!) { setChannelRule(input: $input) { job { id } } }', {
    input: { catalogId, channel: 'web', scope: 'FEEDS', where: 'price[EUR] > 30' },
  });
  const version = await client.publish();
  const target = createMemory();
  await restoreArchive(await openArchive(toSource(await archiveOf(client.gateway.context))), target);
  const read = async ({ store }: Pick<typeof target, 'store'>) => {
    const ctx = { ...client.gateway.context, store };
    const catalog = (await store.get('catalogs', catalogId))!;
    return {
      rules: (await getChannelRules(ctx, catalog)).map(({ catalog: _, ...rule }) => rule),
      leftOut: (await store.products.ids(catalogId, { notInChannel: 'web' })).sort(),
      entries: await store.get('publishedEntries', version),
    };
  };
  const restored = await read(target);
  expect(restored).toEqual(await read(client.gateway.context));
  expect(restored.rules.map(({ scope }) => scope)).toEqual(['CHANNEL', 'FEEDS']);
  expect(restored.leftOut).toEqual([ids['MAP']!, ids['STOVE']!].sort());
});
