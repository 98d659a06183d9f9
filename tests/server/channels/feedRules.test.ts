import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFilterText } from '#shared/parseFilterText';
import { createAttribute } from '../attributes/attributeClient';
import { createChannelRuleClient, SKUS } from './channelRuleClient';

test('the feeds of a channel have what its rule finds when a version is published, forever', async () => {
  const client = await createChannelRuleClient('FEEDS');
  await client.setRule('price[EUR] < 25 and category in or below Kitchen');
  expect(await client.count(null)).toEqual({ itemCount: 2, totalDocs: 0 });
  const first = await client.publish();
  expect(await client.feed(first)).toEqual(['MAP', 'PAN']);
  expect([await client.feed(first, 'outlet'), await client.feed(first, null)]).toEqual([SKUS, SKUS]);
  expect(await client.count(first)).toEqual({ itemCount: 2, totalDocs: 0 });
  await client.setRule('brand is Süd');
  await client.update('MAP', { brand: 'Süd' });
  expect(await client.feed(first)).toEqual(['MAP', 'PAN']);
  const second = await client.publish();
  expect([await client.feed(first), await client.feed(second)]).toEqual([
    ['MAP', 'PAN'],
    ['MAP', 'STOVE', 'TENT'],
  ]);
  await client.setRule(null);
  expect(await client.rules()).toEqual([]);
  const third = await client.publish();
  expect([await client.feed(second), await client.feed(third)]).toEqual([['MAP', 'STOVE', 'TENT'], SKUS]);
  await expect(client.publish()).rejects.toThrow(/No changes to publish/);
});

test('products are included and excluded by hand, and left to the rule again', async () => {
  const client = await createChannelRuleClient('FEEDS');
  await client.setRule('brand is Nord');
  await client.setMembers(['TENT', 'PAN'], 'INCLUDED');
  await client.setMembers(['MAP', 'PAN'], 'EXCLUDED');
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
  expect(await client.feed(await client.publish())).toEqual(['TENT']);
  await client.setMembers(['PAN', 'TENT'], 'BY_RULE');
  expect(await client.feed(await client.publish())).toEqual(['PAN']);
  // Other conditions keep what was excluded.
  await client.setRule('brand is not Süd');
  expect((await client.rules())[0]).toMatchObject({ productCount: 1, excludedProducts: [{ sku: 'MAP' }] });
});

test('a preview counts the active products that the feeds would have, with those by hand', async () => {
  const client = await createChannelRuleClient('FEEDS');
  await client.update('STOVE', { status: 'DRAFT' });
  await client.setRule('brand is Nord');
  await client.setMembers(['TENT'], 'INCLUDED');
  const { channelRulePreview } = await client.get(
    `query ($input: ChannelRulePreviewInput!) { channelRulePreview(input: $input) { matching leftOut byHand products { sku } } }`,
    { input: { catalogId: client.catalogId, channel: 'web', scope: 'FEEDS', where: 'price[EUR] >= 20' } },
  );
  expect(channelRulePreview).toEqual({
    matching: 2,
    leftOut: 1,
    byHand: 0,
    products: [{ sku: 'PAN' }, { sku: 'TENT' }],
  });
});

describe('refuses', () => {
  test.each([
    ['conditions that can’t be read', { where: 'brand is' }, 'The conditions can’t be read at character 9.'],
    ['no condition', { where: '()' }, /./],
    ['an unknown attribute', { where: 'attribute:colour is red' }, /^No attribute with the code colour is defined\./],
    [
      'an unknown category',
      { where: 'category in or below Kitchens' },
      /^No category has the path “Kitchens”\. .*Kitchen/,
    ],
    ['a category in other case', { where: 'category is KITCHEN' }, /^No category has the path “KITCHEN”\. .*Kitchen/],
    ['an unknown channel', { where: 'brand is A', channel: 'wep' }, /web/],
  ])('%s', async (_, input, message) => {
    const client = await createChannelRuleClient('FEEDS');
    const { errors } = await client.send('setChannelRule', input);
    expect(errors?.[0]?.extensions?.code).toBe('INVALID');
    const said = Object.values(errors?.[0]?.extensions?.fields ?? {})[0];
    expect(said).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });
});

test('a rule that names something deleted is an issue and blocks publishing, until it is back', async () => {
  const client = await createChannelRuleClient('FEEDS');
  const { data } = await createAttribute(client, 'Launch wave');
  const { id, code } = data.createAttribute.attribute;
  await client.update('MAP', { attributes: [{ name: 'Launch wave', value: 'Summer' }] });
  await client.setRule(`attribute:${code} is Summer`);
  const version = await client.publish();
  await client.get('mutation ($id: ID!) { deleteAttribute(input: { id: $id }) { deletedId } }', { id });
  await client.gateway.idle();
  const fault = expect.stringMatching('The attribute “Launch wave” was deleted.');
  expect((await client.rules())[0]).toMatchObject({ fault, productCount: null });
  const { catalog, publishPreview } = await client.get(
    `query ($id: ID!) { publishPreview(catalogId: $id) { isBlocked }
      catalog(id: $id) { ruleFaults { category { path } channel { code } message } } }`,
    { id: client.catalogId },
  );
  expect(catalog.ruleFaults).toEqual([{ category: null, channel: { code: 'web' }, message: fault }]);
  expect(publishPreview.isBlocked).toBe(true);
  await expect(client.publish()).rejects.toThrow(
    /^The rule for feeds of the channel “Web[^”]*” can’t be evaluated\. The attribute “Launch/,
  );
  expect(await client.feed(version)).toEqual(['MAP']);
  await client.get('mutation ($id: ID!) { restoreAttribute(input: { id: $id }) { attribute { id } } }', { id });
  await client.gateway.idle();
  expect((await client.rules())[0]).toMatchObject({ fault: null, productCount: 1 });
});

test('a rule that names a deleted family blocks publishing, although products keep its code', async () => {
  const client = await createChannelRuleClient('FEEDS');
  const input = { labels: [{ locale: 'en', text: 'Boots' }] };
  const create = 'mutation ($input: CreateFamilyInput!) { createFamily(input: $input) { family { id } } }';
  const { createFamily } = await client.get(create, { input });
  await client.update('MAP', { family: 'boots' });
  await client.setRule('family is boots');
  expect((await client.rules())[0]).toMatchObject({ fault: null, productCount: 1 });
  const { id } = createFamily.family;
  await client.get('mutation ($id: ID!) { deleteFamily(input: { id: $id }) { deletedId } }', { id });
  await client.gateway.idle();
  const fault = 'The family “Boots” was deleted. Remove the condition, or create the family again.';
  expect((await client.rules())[0]).toMatchObject({ fault, productCount: null });
  await expect(client.publish()).rejects.toThrow(fault);
});

test('a rule follows a category that is renamed or moved, and the undo of that', async () => {
  const client = await createChannelRuleClient('FEEDS');
  const where = async () => (await client.rules())[0].where;
  const edit = async (field: string, input: object) => {
    const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
    const data = await client.get(`mutation ($input: ${type}!) { ${field}(input: $input) { job { id } } }`, {
      input: { catalogId: client.catalogId, ...input },
    });
    await client.gateway.idle();
    return data[field].job.id as string;
  };
  await client.setRule('category in or below Outdoor and not (category is Kitchen)');
  const job = await edit('renameCategory', { path: 'Outdoor', name: 'Trips' });
  expect(await where()).toBe('category in or below Trips and not category is Kitchen');
  await edit('moveCategory', { path: 'Kitchen', parent: 'Trips' });
  expect(await where()).toBe('category in or below Trips and not category is Trips/Kitchen');
  expect((await client.rules())[0]).toMatchObject({ fault: null, productCount: 1 });
  await client.get('mutation ($id: ID!) { undoJob(input: { id: $id }) { job { id } } }', { id: job });
  await client.gateway.idle();
  expect(await where()).toBe('category in or below Outdoor and not category is Outdoor/Kitchen');
});

test('a rolled back version has the feeds that it had, and a copy of the catalog has the rules', async () => {
  const client = await createChannelRuleClient('FEEDS');
  await client.setRule('brand is Nord');
  await client.setMembers(['MAP'], 'EXCLUDED');
  const first = await client.publish();
  await client.setRule('brand is Süd');
  await client.publish();
  const { rollbackCatalog } = await client.get(
    'mutation ($id: ID!) { rollbackCatalog: rollBackToPublishedCatalog(input: { id: $id }) { job { id } } }',
    { id: first },
  );
  await client.gateway.idle();
  const { job } = await client.get(
    'query ($id: ID!) { job(id: $id) { publishedCatalog { id } } }',
    rollbackCatalog.job,
  );
  expect(await client.feed(job.publishedCatalog.id)).toEqual(['PAN']);
  const { cloneCatalog } = await client.get(
    'mutation ($id: ID!) { cloneCatalog(input: { id: $id, name: "Copy" }) { job { id } } }',
    { id: client.catalogId },
  );
  await client.gateway.idle();
  const copy = await client.get(
    'query ($id: ID!) { job(id: $id) { catalog { id channelRules { where excludedProducts { sku catalogId } } } } }',
    cloneCatalog.job,
  );
  expect(copy.job.catalog.channelRules).toEqual([
    { where: 'brand is Süd', excludedProducts: [{ sku: 'MAP', catalogId: copy.job.catalog.id }] },
  ]);
});

test('after any edits and rules, the feeds of each version have what its conditions found then', async () => {
  const client = await createChannelRuleClient('FEEDS');
  const where = fc.constantFrom(
    'brand is Nord',
    'price[EUR] < 25 or stock > 1',
    'not (category is Kitchen)',
    'sku in (MAP, TENT)',
  );
  const edit = fc.record({
    // Another one stays in the kitchen, so that conditions can name it.
    sku: fc.constantFrom(...SKUS.filter((sku) => sku !== 'PAN')),
    input: fc.record(
      {
        brand: fc.constantFrom('Nord', 'Süd'),
        stock: fc.nat({ max: 3 }),
        categories: fc.subarray(['Kitchen', 'Outdoor']),
      },
      { requiredKeys: [] },
    ),
  });
  const membership = fc.record({
    sku: fc.constantFrom(...SKUS),
    as: fc.constantFrom('INCLUDED', 'EXCLUDED', 'BY_RULE'),
  });
  const versions: [id: string, skus: string[]][] = [];
  let named = 0;
  await fc.assert(
    fc.asyncProperty(
      where,
      fc.array(edit, { maxLength: 3 }),
      fc.array(membership, { maxLength: 2 }),
      async (text, edits, hands) => {
        await client.setRule(text);
        for (const { sku, input } of edits) await client.update(sku, { categories: ['Kitchen', 'Outdoor'], ...input });
        for (const { sku, as } of hands) await client.setMembers([sku], as);
        // So that there is something to publish.
        await client.update('MAP', { name: `Map ${++named}` });
        const [{ includedProducts, excludedProducts }] = await client.rules();
        const parsed = parseFilterText(text);
        const { products } = await client.get(
          'query ($input: ProductListInput!) { products(input: $input) { data { sku } } }',
          { input: { catalogId: client.catalogId, perPage: 100, filter: 'filter' in parsed ? parsed.filter : {} } },
        );
        const toSkus = (rows: { sku: string }[]) => rows.map(({ sku }) => sku);
        const out = toSkus(excludedProducts);
        const all = new Set([...toSkus(products.data), ...toSkus(includedProducts)]);
        versions.push([await client.publish(), [...all].filter((sku) => !out.includes(sku)).sort()]);
      },
    ),
    { numRuns: 8 },
  );
  for (const [id, skus] of versions) expect([id, await client.feed(id)]).toEqual([id, skus]);
});
