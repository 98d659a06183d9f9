import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFilterText } from '#shared/parseFilterText';
import { createAttribute } from '../attributes/attributeClient';
import { createFamily, defineSelects } from '../families/familyClient';
import { createChannelRuleClient, SKUS } from './channelRuleClient';

const createClient = async () => {
  const client = await createChannelRuleClient('CHANNEL');
  const { catalogId, get } = client;
  /** The SKUs of the products that match a filter as text. */
  const find = async (where: string): Promise<string[]> => {
    const parsed = parseFilterText(where);
    if ('error' in parsed) throw new Error(where);
    const { products } = await get('query ($input: ProductListInput!) { products(input: $input) { data { sku } } }', {
      input: { catalogId, sort: 'SKU', perPage: 100, filter: parsed.filter },
    });
    return products.data.map(({ sku }: { sku: string }) => sku);
  };
  /** Starts a job and returns its id when it has ended. */
  const job = async (field: string, input: object): Promise<string> => {
    const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
    const data = await get(`mutation ($input: ${type}!) { ${field}(input: $input) { job { id } } }`, { input });
    await client.gateway.idle();
    return data[field].job.id;
  };
  return {
    ...client,
    find,
    job,
    undo: (id: string) => job('undoJob', { id }),
    /** The SKUs of the products in the channel. */
    members: (channel = 'web') => find(`channel is ${channel}`),
    product: async (sku: string, fields: string) =>
      (await get(`query ($id: ID!) { product(id: $id) { ${fields} } }`, { id: client.ids[sku] })).product,
    /** The SKUs of the products of a version that were in the channel. */
    published: async (id: string, channel: string | null = 'web'): Promise<string[]> => {
      const { publishedCatalog } = await get(
        `query ($id: ID!, $channel: String) { publishedCatalog(id: $id) { products(channel: $channel) { data { sku } } } }`,
        { id, channel },
      );
      return publishedCatalog.products.data.map(({ sku }: { sku: string }) => sku);
    },
  };
};

test('a channel has the products that its rule finds, and follows edits of one product and of many', async () => {
  const client = await createClient();
  const { catalogId, ids } = client;
  const job = await client.setRule('brand is Nord and category in or below Kitchen');
  expect([await client.members(), await client.members('outlet')]).toEqual([['MAP', 'PAN'], SKUS]);
  await client.update('STOVE', { brand: 'Nord' });
  await client.update('MAP', { categories: ['Outdoor'] });
  expect(await client.members()).toEqual(['PAN', 'STOVE']);
  const change = { set: 'Nord' };
  const edit = await client.job('startBulkEdit', {
    catalogId,
    target: { ids: [ids.TENT, ids.MAP] },
    expectedCount: 2,
    mode: 'APPLY',
    steps: [{ value: { field: { attribute: 'brand' }, change } }, { categories: { set: ['Kitchen'] } }],
  });
  expect(await client.members()).toEqual(SKUS);
  const { changes } = await client
    .get('query ($id: ID!) { job(id: $id) { changes { changes { before after } } } }', { id: edit })
    .then((data) => data.job.changes);
  expect(changes[0]).toMatchObject({ before: { notInChannels: ['web'] }, after: { notInChannels: null } });
  await client.undo(edit);
  expect(await client.members()).toEqual(['PAN', 'STOVE']);
  const undo = await client.undo(job!);
  expect([await client.rules(), await client.members()]).toEqual([[], SKUS]);
  await client.undo(undo);
  expect(await client.members()).toEqual(['PAN', 'STOVE']);
});

test('products are included and excluded by hand, and left to the rule again', async () => {
  const client = await createClient();
  await client.setRule('brand is Nord');
  await client.setMembers(['TENT', 'PAN'], 'INCLUDED');
  const excluded = await client.setMembers(['MAP', 'PAN'], 'EXCLUDED');
  expect(await client.rules()).toEqual([
    {
      channel: { code: 'web' },
      where: 'brand is Nord',
      productCount: 1,
      fault: null,
      includedProducts: [{ sku: 'TENT' }],
      excludedProducts: [{ sku: 'MAP' }, { sku: 'PAN' }],
    },
  ]);
  const memberships = 'channelMemberships { channel { code } isInChannel membership }';
  const toMembership = (isInChannel: boolean, membership: string) => ({
    channelMemberships: [{ channel: { code: 'web' }, isInChannel, membership }],
  });
  expect(await client.product('TENT', memberships)).toEqual(toMembership(true, 'INCLUDED'));
  expect(await client.product('MAP', memberships)).toEqual(toMembership(false, 'EXCLUDED'));
  expect(await client.product('STOVE', memberships)).toEqual(toMembership(false, 'BY_RULE'));
  expect(await client.members()).toEqual(['TENT']);
  await client.undo(excluded!);
  expect(await client.members()).toEqual(['MAP', 'PAN', 'TENT']);
  await client.setMembers(['PAN', 'TENT'], 'BY_RULE');
  expect(await client.members()).toEqual(['MAP', 'PAN']);
  expect(await client.setMembers(['STOVE'], 'BY_RULE')).toBeUndefined();
});

test.each<[where: string, skus: string[]]>([
  ['channel is web', ['MAP']],
  ['channel is not web', ['PAN', 'STOVE', 'TENT']],
  ['channel is outlet', ['MAP', 'PAN']],
  ['channel in (web, outlet)', ['MAP', 'PAN']],
  ['channel not in (web, outlet)', ['STOVE', 'TENT']],
  ['channel is empty', ['STOVE', 'TENT']],
  ['channel is not empty and brand is Nord', ['MAP', 'PAN']],
])('the filter %s finds %j', async (where, skus) => {
  const client = await createClient();
  await client.setRule('sku is MAP');
  await client.setRule('brand is Nord', 'outlet');
  expect(await client.find(where)).toEqual(skus);
});

test('a product that is not in a channel isn’t asked for anything there', async () => {
  const client = await createClient();
  const { catalogId, ids } = client;
  await defineSelects(client, 'Size');
  await createFamily(client, 'Gear', {
    attributes: [{ code: 'size', isRequired: true, requiredInChannels: ['outlet'] }],
  });
  for (const sku of ['PAN', 'TENT']) {
    const sale = { currency: 'EUR', channel: 'outlet', amount: 5, compareAt: 4 };
    await client.update(sku, { family: 'gear', prices: [{ currency: 'EUR', amount: 9 }, sale] });
  }
  const fields = `issues { code } quality { score } outlet: completeness(channel: "outlet") { ratio missing { code } }
    completenessMatrix { channel } completeness { missing { code } }`;
  const before = await client.product('TENT', fields);
  expect(before.issues).toContainEqual({ code: 'ATTRIBUTE_MISSING' });
  expect(before.issues).toContainEqual({ code: 'COMPARE_AT_NOT_ABOVE' });
  expect(before.completeness.missing).toContainEqual({ code: 'size' });

  await client.setRule('brand is Nord', 'outlet');
  const after = await client.product('TENT', fields);
  expect(after.issues).not.toContainEqual({ code: 'ATTRIBUTE_MISSING' });
  expect(after.issues).not.toContainEqual({ code: 'COMPARE_AT_NOT_ABOVE' });
  expect(after.outlet).toEqual({ ratio: 1, missing: [] });
  expect(after.completenessMatrix).toEqual([{ channel: 'web' }]);
  expect(after.completeness.missing).not.toContainEqual({ code: 'size' });
  expect(after.quality.score).toBeGreaterThan(before.quality.score);
  expect(await client.find('missing[@outlet] is size')).toEqual(['PAN']);
  expect(await client.find('missing is size')).toEqual(['PAN']);
  expect(await client.find('completeness[@outlet] < 100')).toEqual(['MAP', 'PAN']);
  const { catalog, products } = await client.get(
    `query ($id: ID!) { catalog(id: $id) { completenessMatrix { measuredCount cells { channel productCount completeCount } } }
      products(input: { catalogId: $id, filter: { completeness: { isComplete: false, channel: "outlet" } } }) { totalDocs } }`,
    { id: catalogId },
  );
  expect(products.totalDocs).toBe(2);
  expect(catalog.completenessMatrix).toEqual({
    measuredCount: 4,
    cells: [
      { channel: 'web', productCount: 4, completeCount: 0 },
      { channel: 'outlet', productCount: 2, completeCount: 0 },
    ],
  });
  // It is asked again as soon as it is in the channel.
  await client.setMembers(['TENT'], 'INCLUDED', 'outlet');
  expect((await client.product('TENT', fields)).issues).toContainEqual({ code: 'ATTRIBUTE_MISSING' });
  expect(ids.TENT).toBeDefined();
});

test('what a version has of a channel is frozen, and another rule can be published', async () => {
  const client = await createClient();
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
      diff { diffs { sku fields { field before after } } } } }`,
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
  const client = await createClient();
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
  const client = await createClient();
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

describe('refuses', () => {
  test.each<[string, object, RegExp]>([
    ['conditions that can’t be read', { where: 'brand is' }, /^The conditions can’t be read at character 9\.$/],
    ['what depends on the time', { where: 'on-sale is yes' }, /^A rule can’t use the field on-sale\. .*category/],
    ['its own products', { where: 'channel is outlet' }, /^A rule can’t use the field channel\./],
    ['an unknown attribute', { where: 'attribute:colour is red' }, /^No attribute with the code colour is defined\./],
    ['an unknown category', { where: 'category is Kitchens' }, /^No category has the path “Kitchens”\. .*Kitchen/],
    ['an unknown channel', { where: 'brand is A', channel: 'wep' }, /web/],
  ])('%s', async (_, input, message) => {
    const client = await createClient();
    const { errors } = await client.send('setChannelRule', input);
    expect(errors?.[0]?.extensions?.code).toBe('INVALID');
    expect(Object.values(errors?.[0]?.extensions?.fields ?? {})[0]).toMatch(message);
    expect(await client.members()).toEqual(SKUS);
  });

  test('an edit of a rule that someone else has changed, and products by hand without a rule', async () => {
    const client = await createClient();
    const byHand = await client.send('setChannelMembers', {
      target: { ids: [client.ids.MAP] },
      membership: 'EXCLUDED',
    });
    expect(byHand.errors?.[0]?.message).toBe('The channel web has no rule.');
    await client.setRule('brand is A');
    const stale = await client.send('setChannelRule', { where: 'brand is B', updatedAt: '2020-01-01T00:00:00.000Z' });
    expect(stale.errors?.[0]?.extensions?.code).toBe('CONFLICT');
  });
});

test('a rule that names something deleted is an issue: it blocks publishing, and products stay where they are', async () => {
  const client = await createClient();
  const { data } = await createAttribute(client, 'Launch wave');
  const { id, code } = data.createAttribute.attribute;
  await client.update('MAP', { attributes: [{ name: 'Launch wave', value: 'Summer' }] });
  await client.setRule(`attribute:${code} is Summer`);
  await client.get('mutation ($id: ID!) { deleteAttribute(input: { id: $id }) { deletedId } }', { id });
  await client.gateway.idle();
  await client.update('MAP', { name: 'A map' });
  expect(await client.members()).toEqual(['MAP']);
  const fault = expect.stringMatching(`No attribute with the code ${code} is defined.`);
  expect((await client.rules())[0]).toMatchObject({ fault, productCount: null });
  const { catalog } = await client.get(
    'query ($id: ID!) { catalog(id: $id) { ruleFaults { category { path } channel { code } scope message } } }',
    { id: client.catalogId },
  );
  expect(catalog.ruleFaults).toEqual([{ category: null, channel: { code: 'web' }, scope: 'CHANNEL', message: fault }]);
  await expect(client.publish()).rejects.toThrow(/^The rule of the channel “Web[^”]*” can’t be evaluated\. No attr/);
  await client.get('mutation ($id: ID!) { restoreAttribute(input: { id: $id }) { attribute { id } } }', { id });
  await client.gateway.idle();
  expect((await client.rules())[0]).toMatchObject({ fault: null, productCount: 1 });
});

test('a rule follows its category and the rule of this, and says if it is deleted', async () => {
  const client = await createClient();
  const { catalogId } = client;
  await client.job('setCategoryRule', { id: `${catalogId}:Outdoor`, where: 'price[EUR] > 25' });
  await client.setRule('category in or below Outdoor');
  expect(await client.members()).toEqual(['STOVE', 'TENT']);
  await client.update('PAN', { prices: [{ currency: 'EUR', amount: 90 }] });
  expect(await client.members()).toEqual(['PAN', 'STOVE', 'TENT']);
  await client.job('renameCategory', { catalogId, path: 'Outdoor', name: 'Trips' });
  expect((await client.rules())[0]).toMatchObject({ where: 'category in or below Trips', fault: null });
  expect(await client.members()).toEqual(['PAN', 'STOVE', 'TENT']);
  const deletion = await client.job('deleteCategory', { catalogId, path: 'Trips', expectedCount: 3 });
  expect((await client.rules())[0].fault).toMatch(/^No category has the path “Trips”\./);
  await expect(client.publish()).rejects.toThrow(/^The rule of the channel/);
  await client.undo(deletion);
  expect((await client.rules())[0].fault).toBeNull();
  expect(await client.members()).toEqual(['PAN', 'STOVE', 'TENT']);
});

test('a copy of the catalog has the rules, and a channel that is added again has what its rule finds', async () => {
  const client = await createClient();
  await client.setRule('brand is Nord');
  await client.setMembers(['MAP'], 'EXCLUDED');
  const clone = await client.job('cloneCatalog', { id: client.catalogId, name: 'Copy' });
  const { job } = await client.get(
    'query ($id: ID!) { job(id: $id) { catalog { id channelRules { where productCount excludedProducts { sku catalogId } } } } }',
    { id: clone },
  );
  expect(job.catalog.channelRules).toEqual([
    { where: 'brand is Nord', productCount: 1, excludedProducts: [{ sku: 'MAP', catalogId: job.catalog.id }] },
  ]);
  const setChannels = async (channels: string[]) => {
    const { catalog } = await client.get('query ($id: ID!) { catalog(id: $id) { revision } }', {
      id: client.catalogId,
    });
    await client.get('mutation ($input: UpdateCatalogInput!) { updateCatalog(input: $input) { catalog { id } } }', {
      input: { id: client.catalogId, revision: catalog.revision, channels },
    });
    await client.gateway.idle();
  };
  await setChannels(['outlet']);
  expect((await client.product('STOVE', 'notInChannels')).notInChannels).toEqual([]);
  await setChannels(['outlet', 'web']);
  expect(await client.members()).toEqual(['PAN']);
});

test('after any edits and rules, the stored members are what the filter finds, with those by hand', async () => {
  const client = await createClient();
  const where = fc.constantFrom(
    'brand is Nord',
    'price[EUR] < 25 or stock > 1',
    'not category is Kitchen and images > 0',
    'sku in (MAP, TENT) and brand starts with S',
  );
  const step = fc.oneof(
    fc.record({
      sku: fc.constantFrom(...SKUS.filter((sku) => sku !== 'PAN')),
      input: fc.record(
        {
          brand: fc.constantFrom('Nord', 'Süd'),
          stock: fc.nat({ max: 3 }),
          categories: fc.subarray(['Kitchen', 'Outdoor']),
        },
        { requiredKeys: [] },
      ),
    }),
    fc.record({ sku: fc.constantFrom(...SKUS), as: fc.constantFrom('INCLUDED', 'EXCLUDED', 'BY_RULE') }),
    fc.record({ where }),
  );
  await client.setRule('brand is Nord');
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const one of steps) {
        if ('where' in one) await client.setRule(one.where);
        else if ('as' in one) await client.setMembers([one.sku], one.as);
        else await client.update(one.sku, one.input);
      }
      const [rule] = await client.rules();
      const toSkus = (rows: { sku: string }[]) => rows.map(({ sku }) => sku);
      const out = toSkus(rule.excludedProducts);
      const all = new Set([...(await client.find(rule.where)), ...toSkus(rule.includedProducts)]);
      const members = [...all].filter((sku) => !out.includes(sku)).sort();
      expect([await client.members(), rule.productCount]).toEqual([members, members.length]);
    }),
    { numRuns: 12 },
  );
});
