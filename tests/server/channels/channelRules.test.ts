import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAttribute } from '../attributes/attributeClient';
import { createFamily, defineSelects } from '../families/familyClient';
import { createChannelRuleClient, createMembersClient, SKUS } from './channelRuleClient';

test('a channel has the products that its rule finds, and follows edits of one product and of many', async () => {
  const client = await createMembersClient();
  const { catalogId, ids } = client;
  const job = await client.setRule('brand is Nord and category in or below Kitchen');
  expect([await client.members(), await client.members('outlet')]).toEqual([['MAP', 'PAN'], SKUS]);
  expect(await client.get('{ undefinedAttributes(input: { q: "not-in" }) { attributes { code } } }')).toEqual({
    undefinedAttributes: { attributes: [] },
  });
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
  const QUERY = 'query ($id: ID!) { job(id: $id) { title subject log { message } } }';
  expect((await client.get(QUERY, { id: job })).job).toMatchObject({
    title: 'Set the rule for products in the channel “Web shop”',
    subject: 'Set the rule for products in the channel “Web shop”',
  });
  const undo = await client.undo(job!);
  expect([await client.rules(), await client.members()]).toEqual([[], SKUS]);
  await client.undo(undo);
  expect(await client.members()).toEqual(['PAN', 'STOVE']);
});

test('the undo of a rule that was changed since leaves it alone, with an issue', async () => {
  const client = await createMembersClient();
  const job = await client.setRule('brand is Nord');
  const changed = await client.setRule('brand is Fell');
  const rules = await client.rules();
  const isOutdated = async (id: string) =>
    (await client.get('query ($id: ID!) { job(id: $id) { isRuleOutdated } }', { id })).job.isRuleOutdated;
  const undo = await client.undo(job!);
  expect(await client.rules()).toEqual(rules);
  expect([await isOutdated(job!), await isOutdated(changed!), await isOutdated(undo)]).toEqual([true, false, true]);
  const { job: undone } = await client.get(
    'query ($id: ID!) { job(id: $id) { status issues { issues { entityType message } } } }',
    { id: undo },
  );
  expect(undone).toEqual({
    status: 'COMPLETED_WITH_ISSUES',
    issues: {
      issues: [
        {
          entityType: 'SETTING',
          message: 'The rule for products in the channel “Web shop” has changed since, so it stays as it is.',
        },
      ],
    },
  });
});

test('products are included and excluded by hand, and left to the rule again', async () => {
  const client = await createMembersClient();
  await client.setRule('brand is Nord');
  const included = await client.setMembers(['TENT', 'PAN'], 'INCLUDED');
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
  const { channelRulePreview } = await client.get(
    `query ($input: ChannelRulePreviewInput!) { channelRulePreview(input: $input) { matching leftOut byHand } }`,
    {
      input: {
        catalogId: client.catalogId,
        channel: 'web',
        scope: 'CHANNEL',
        where: 'brand is Süd and sku is not TENT',
      },
    },
  );
  expect(channelRulePreview).toEqual({ matching: 2, leftOut: 2, byHand: 1 });
  await client.undo(excluded!);
  expect(await client.members()).toEqual(['MAP', 'PAN', 'TENT']);
  const left = await client.setMembers(['PAN', 'TENT'], 'BY_RULE');
  expect(await client.members()).toEqual(['MAP', 'PAN']);
  expect(await client.setMembers(['STOVE'], 'BY_RULE')).toBeUndefined();
  expect(await Promise.all([included, excluded, left].map(async (id) => client.title(id!)))).toEqual([
    'Add products to the channel “Web shop” by hand',
    'Exclude products from the channel “Web shop”',
    'Leave products to the rule of the channel “Web shop”',
  ]);
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
  const client = await createMembersClient();
  await client.setRule('sku is MAP');
  await client.setRule('brand is Nord', 'outlet');
  expect(await client.find(where)).toEqual(skus);
});

test('a product is not asked for texts in a language that only a channel sells in that it is not in', async () => {
  const client = await createMembersClient();
  const { catalogId: id, get } = client;
  const { catalog } = await get('query ($id: ID!) { catalog(id: $id) { revision } }', { id });
  await get('mutation ($input: UpdateCatalogInput!) { updateCatalog(input: $input) { catalog { id } } }', {
    input: { id, revision: catalog.revision, locales: ['en', 'de', 'fr'] },
  });
  const { channels } = await get('{ channels { channels { code isDefined } } }');
  for (const [code, locales] of [
    ['web', ['en', 'fr']],
    ['outlet', ['de', 'fr']],
  ] as const) {
    const isKnown = channels.channels.some(
      (one: { code: string; isDefined: boolean }) => one.code === code && one.isDefined,
    );
    const [verb, key] = isKnown ? ['update', 'id'] : ['create', 'code'];
    const type = isKnown ? 'UpdateChannelInput' : 'CreateChannelInput';
    await get(`mutation ($input: ${type}!) { ${verb}Channel(input: $input) { channel { id } } }`, {
      input: { [key]: code, locales },
    });
    await client.gateway.idle();
  }
  const untranslated = async () =>
    (await get('query ($id: ID!) { catalog(id: $id) { untranslated { locale productCount askedCount } } }', { id }))
      .catalog.untranslated;
  const listed = async (locale: string) =>
    (
      await get('query ($input: ProductListInput!) { products(input: $input) { data { sku } } }', {
        input: { catalogId: id, sort: 'SKU', filter: { untranslatedIn: locale } },
      })
    ).products.data.map(({ sku }: { sku: string }) => sku);
  expect(await untranslated()).toEqual([
    { locale: 'en', productCount: 0, askedCount: 4 },
    { locale: 'de', productCount: 4, askedCount: 4 },
    { locale: 'fr', productCount: 4, askedCount: 4 },
  ]);
  await client.setRule('brand is Nord', 'outlet');
  expect([await listed('de'), await listed('fr')]).toEqual([['MAP', 'PAN'], SKUS]);
  await client.setRule('sku is TENT');
  expect([await listed('de'), await listed('fr')]).toEqual([
    ['MAP', 'PAN'],
    ['MAP', 'PAN', 'TENT'],
  ]);
  expect(await untranslated()).toEqual([
    { locale: 'en', productCount: 0, askedCount: 1 },
    { locale: 'de', productCount: 2, askedCount: 2 },
    { locale: 'fr', productCount: 3, askedCount: 3 },
  ]);
  const isAsked = async (sku: string) =>
    (await client.product(sku, 'translationProgress { locale isAsked }')).translationProgress.map(
      (one: { isAsked: boolean }) => one.isAsked,
    );
  expect([await isAsked('MAP'), await isAsked('TENT'), await isAsked('STOVE')]).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
  const { quality } = await client.product('TENT', 'quality { parts { part losses { field } } }');
  const lost = quality.parts.find(({ part }: { part: string }) => part === 'TRANSLATIONS').losses;
  expect(new Set(lost.map(({ field }: { field: string }) => field.slice(-3)))).toEqual(new Set(['fr]']));
  await client.setRule('brand is Nobody', 'outlet');
  expect([await listed('de'), await listed('fr')]).toEqual([[], ['TENT']]);
  expect(await untranslated()).toContainEqual({ locale: 'de', productCount: 0, askedCount: 0 });
  const score = async () => (await client.product('TENT', 'quality { score }')).quality.score;
  const before = await score();
  await get('mutation { updateChannel(input: { id: "web", locales: ["en"] }) { channel { id } } }', {});
  await client.gateway.idle();
  expect(await score()).toBeGreaterThan(before);
});

test('a product that is not in a channel isn’t asked for anything there', async () => {
  const client = await createMembersClient();
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

describe('refuses', () => {
  test.each<[string, object, RegExp]>([
    ['conditions that can’t be read', { where: 'brand is' }, /^The conditions can’t be read at character 9\.$/],
    ['what depends on the time', { where: 'on-sale is yes' }, /^A rule can’t use the field on-sale\. .*category/],
    ['its own products', { where: 'channel is outlet' }, /^A rule can’t use the field channel\./],
    ['an unknown attribute', { where: 'attribute:colour is red' }, /^No attribute with the code colour is defined\./],
    ['an unknown category', { where: 'category is Kitchens' }, /^No category has the path “Kitchens”\. .*Kitchen/],
    ['an unknown channel', { where: 'brand is A', channel: 'wep' }, /web/],
  ])('%s', async (_, input, message) => {
    const client = await createMembersClient();
    const { errors } = await client.send('setChannelRule', input);
    expect(errors?.[0]?.extensions?.code).toBe('INVALID');
    expect(Object.values(errors?.[0]?.extensions?.fields ?? {})[0]).toMatch(message);
    expect(await client.members()).toEqual(SKUS);
  });

  test.each([
    ['CHANNEL', 'The channel web has no rule.'],
    ['FEEDS', 'The feeds of the channel web have no rule.'],
  ] as const)(
    '%s: an edit that someone else has changed, and products by hand without a rule',
    async (scope, missing) => {
      const client = await createChannelRuleClient(scope);
      const target = { ids: [client.ids.MAP] };
      const byHand = await client.send('setChannelMembers', { target, membership: 'EXCLUDED' });
      expect(byHand.errors?.[0]?.message).toBe(missing);
      await client.setRule('brand is A');
      const stale = await client.send('setChannelRule', { where: 'brand is B', updatedAt: '2020-01-01T00:00:00.000Z' });
      expect(stale.errors?.[0]?.extensions?.code).toBe('CONFLICT');
    },
  );
});

test('a rule that names something deleted is an issue: it blocks publishing, and products stay where they are', async () => {
  const client = await createMembersClient();
  const { data } = await createAttribute(client, 'Launch wave');
  const { id, code } = data.createAttribute.attribute;
  await client.update('MAP', { attributes: [{ name: 'Launch wave', value: 'Summer' }] });
  await client.setRule(`attribute:${code} is Summer`);
  await client.get('mutation ($id: ID!) { deleteAttribute(input: { id: $id }) { deletedId } }', { id });
  await client.gateway.idle();
  await client.update('MAP', { name: 'A map' });
  expect(await client.members()).toEqual(['MAP']);
  const fault = expect.stringMatching('The attribute “Launch wave” was deleted.');
  expect((await client.rules())[0]).toMatchObject({ fault, productCount: null });
  const { catalog } = await client.get(
    'query ($id: ID!) { catalog(id: $id) { ruleFaults { category { path } channel { code } scope message } } }',
    { id: client.catalogId },
  );
  expect(catalog.ruleFaults).toEqual([{ category: null, channel: { code: 'web' }, scope: 'CHANNEL', message: fault }]);
  await expect(client.publish()).rejects.toThrow(
    /^The rule of the channel “Web[^”]*” can’t be evaluated\. The attribute “Launch/,
  );
  await client.get('mutation ($id: ID!) { restoreAttribute(input: { id: $id }) { attribute { id } } }', { id });
  await client.gateway.idle();
  expect((await client.rules())[0]).toMatchObject({ fault: null, productCount: 1 });
});

test('a rule follows its category and the rule of this, and says if it is deleted', async () => {
  const client = await createMembersClient();
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
  const client = await createMembersClient();
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
  const client = await createMembersClient();
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
