import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFilterText } from '#shared/parseFilterText';
import { createAttribute } from '../attributes/attributeClient';
import { createRuleClient, type RuleClient } from './ruleClient';

const SALE = 'Outdoor/Sale';

/** Runs the mutation with the arguments, and waits for its job. */
const run = async ({ get, gateway }: RuleClient, field: string, input: object) => {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const data = await get(`mutation ($input: ${type}!) { ${field}(input: $input) { job { id } } }`, { input });
  await gateway.idle();
  return data[field].job;
};

test('a category has the products that its rule finds besides those by hand, and follows their edits', async () => {
  const client = await createRuleClient();
  await client.update('MAP-1', { brand: 'Nordlys' });
  await client.setRule(SALE, 'brand is Nordlys');
  expect(await client.members(SALE)).toEqual(['MAP-1', 'TENT-2']);
  expect(await client.rule(SALE)).toMatchObject({ where: 'brand is Nordlys', productCount: 1, fault: null });
  await client.update('PAN-1', { brand: 'Nordlys' });
  expect(await client.categoriesOf('PAN-1')).toEqual(['Kitchen/Pans', `${SALE}*`]);
  await client.update('MAP-1', { brand: 'Other' });
  expect(await client.categoriesOf('MAP-1')).toEqual(['Outdoor']);
  expect(await client.tree()).toContain('  Sale 2/2');
});

test('a product that was put there by hand stays when the rule no longer finds it', async () => {
  const client = await createRuleClient();
  await client.setRule(SALE, 'brand is Nordlys');
  await client.update('TENT-2', { brand: 'Nordlys' });
  expect(await client.categoriesOf('TENT-2')).toEqual(['Outdoor/Tents', SALE]);
  await client.update('TENT-2', { brand: '' });
  expect(await client.categoriesOf('TENT-2')).toEqual(['Outdoor/Tents', SALE]);
});

test('edits of the categories neither add nor remove those by rule', async () => {
  const client = await createRuleClient();
  await client.update('MAP-1', { brand: 'Nordlys' });
  await client.setRule(SALE, 'brand is Nordlys');
  const expected = { 'MAP-1': ['Kitchen', `${SALE}*`] };
  const edits: [name: string, edit: () => Promise<unknown>, categories: string[]][] = [
    ['form', () => client.update('MAP-1', { categories: ['Kitchen'] }), expected['MAP-1']],
    ['form, with it', () => client.update('MAP-1', { categories: [SALE, 'Outdoor'] }), ['Outdoor', `${SALE}*`]],
    [
      'bulk edit',
      async () =>
        run(client, 'startBulkEdit', {
          catalogId: client.catalogId,
          target: { ids: [(await client.ids())['MAP-1']] },
          expectedCount: 1,
          steps: [{ categories: { set: ['Kitchen'] } }],
          mode: 'APPLY',
        }),
      expected['MAP-1'],
    ],
  ];
  for (const [name, edit, categories] of edits) {
    await edit();
    expect([name, await client.categoriesOf('MAP-1')]).toEqual([name, categories]);
  }
});

test('an excluded product leaves the category, and comes back when it is no longer excluded', async () => {
  const client = await createRuleClient();
  await client.update('MAP-1', { brand: 'Nordlys' });
  await client.update('PAN-1', { brand: 'Nordlys' });
  await client.setRule(SALE, 'brand is Nordlys');
  const job = (await client.setMembers(SALE, ['MAP-1'], 'EXCLUDED'))!;
  expect(await client.members(SALE)).toEqual(['PAN-1', 'TENT-2']);
  await client.update('MAP-1', { name: 'Map' });
  expect(await client.categoriesOf('MAP-1')).toEqual(['Outdoor']);
  await client.setRule(SALE, 'brand starts with Nord');
  expect(await client.rule(SALE)).toMatchObject({ productCount: 1, excludedProducts: [{ sku: 'MAP-1' }] });
  const left = (await client.setMembers(SALE, ['MAP-1'], 'BY_RULE'))!;
  expect(await client.categoriesOf('MAP-1')).toEqual(['Outdoor', `${SALE}*`]);
  const { first, second } = await client.get(
    'query ($first: ID!, $second: ID!) { first: job(id: $first) { title } second: job(id: $second) { title } }',
    { first: job, second: left },
  );
  expect([first.title, second.title]).toEqual([
    `Exclude products from the category “${SALE}”`,
    `Leave products to the rule of the category “${SALE}”`,
  ]);
  expect(await client.setMembers(SALE, ['MAP-1'], 'BY_RULE')).toBeNull();
});

test('a product that a rule finds is put there by hand, which is undone', async () => {
  const client = await createRuleClient();
  await client.update('MAP-1', { brand: 'Nordlys' });
  await client.setRule(SALE, 'brand is Nordlys');
  const job = (await client.setMembers(SALE, ['MAP-1', 'PAN-1'], 'INCLUDED'))!;
  const byHand = ['Outdoor', SALE];
  expect(await client.categoriesOf('MAP-1')).toEqual(byHand);
  await client.update('MAP-1', { name: 'Map' });
  expect([await client.categoriesOf('MAP-1'), await client.members(SALE)]).toEqual([
    byHand,
    ['MAP-1', 'PAN-1', 'TENT-2'],
  ]);
  await client.update('MAP-1', { brand: '' });
  expect(await client.categoriesOf('MAP-1')).toEqual(byHand);
  await client.update('PAN-1', { brand: 'Nordlys' });
  const second = (await client.setMembers(SALE, ['TENT-1'], 'INCLUDED'))!;
  await client.undo(second);
  expect(await client.members(SALE)).toEqual(['MAP-1', 'PAN-1', 'TENT-2']);
  expect(await client.undo(job)).toMatchObject({ status: 'COMPLETED_WITH_ISSUES' });
});

test('the undo of putting products there by hand leaves those to the rule that it finds', async () => {
  const client = await createRuleClient();
  await client.update('MAP-1', { brand: 'Nordlys' });
  await client.setRule(SALE, 'brand is Nordlys');
  const { id } = await client.undo((await client.setMembers(SALE, ['MAP-1', 'PAN-1'], 'INCLUDED'))!);
  expect(await client.categoriesOf('MAP-1')).toEqual(['Outdoor', `${SALE}*`]);
  expect(await client.categoriesOf('PAN-1')).toEqual(['Kitchen/Pans']);
  await client.undo(id);
  expect(await client.categoriesOf('MAP-1')).toEqual(['Outdoor', SALE]);
});

test('a restored product has by rule what it had by rule, and only if the rule of today finds it', async () => {
  const client = await createRuleClient();
  for (const sku of ['MAP-1', 'TENT-2']) {
    const prices = [{ currency: 'EUR', amount: 10 }];
    const media = [{ url: 'https://example.com/a.jpg', alt: 'A' }];
    await client.update(sku, { brand: 'Nordlys', status: 'ACTIVE', description: 'Sold.', prices, media });
  }
  await client.setRule(SALE, 'brand is Nordlys');
  const version = await client.publish();
  const cases: [where: string | null, brand: string, categories: string[]][] = [
    ['brand is Nordlys', 'Other', ['Outdoor', `${SALE}*`]],
    ['brand is Other', 'Nobody', ['Outdoor']],
    [null, 'Nobody', ['Outdoor']],
  ];
  for (const [where, brand, categories] of cases) {
    await client.setRule(SALE, where);
    await client.update('MAP-1', { brand, name: `Map of ${brand}` });
    await client.update('TENT-2', { categories: ['Kitchen'], name: `Tent of ${brand}` });
    await client.restore(version);
    expect([where, await client.categoriesOf('MAP-1')]).toEqual([where, categories]);
    expect([where, await client.categoriesOf('TENT-2')]).toEqual([where, ['Outdoor/Tents', SALE]]);
  }
});

test('other currencies of the catalog evaluate its rules again', async () => {
  const client = await createRuleClient();
  await client.setCurrencies(['EUR', 'USD']);
  await client.update('MAP-1', { prices: [{ currency: 'USD', amount: 5 }] });
  await client.setRule(SALE, 'price[USD] < 10');
  expect(await client.members(SALE)).toEqual(['MAP-1', 'TENT-2']);
  await client.setCurrencies(['EUR']);
  await client.update('MAP-1', { prices: [{ currency: 'EUR', amount: 5 }] });
  expect((await client.rule(SALE))?.fault).toMatch(/USD/);
  expect(await client.members(SALE)).toEqual(['MAP-1', 'TENT-2']);
  await client.setCurrencies(['EUR', 'USD']);
  expect(await client.members(SALE)).toEqual(['TENT-2']);
});

test('a rule is removed with the products that it has found, and that is undone and done again', async () => {
  const client = await createRuleClient();
  await client.update('MAP-1', { brand: 'Nordlys' });
  const set = (await client.setRule(SALE, 'brand is Nordlys'))!;
  const undone = await client.undo(set);
  expect([await client.rule(SALE), await client.members(SALE)]).toEqual([null, ['TENT-2']]);
  await client.undo(undone.id);
  expect([(await client.rule(SALE))?.where, await client.members(SALE)]).toEqual([
    'brand is Nordlys',
    ['MAP-1', 'TENT-2'],
  ]);
  const removed = (await client.setRule(SALE, null))!;
  expect([await client.rule(SALE), await client.members(SALE)]).toEqual([null, ['TENT-2']]);
  // Made since, so that the undo of the removal has to find it.
  await client.update('PAN-1', { brand: 'Nordlys' });
  expect(await client.undo(removed)).toMatchObject({ status: 'COMPLETED' });
  expect(await client.members(SALE)).toEqual(['MAP-1', 'PAN-1', 'TENT-2']);
});

test('the undo of a rule that was changed since leaves it alone, and says so', async () => {
  const client = await createRuleClient();
  await client.update('MAP-1', { brand: 'Nordlys' });
  const first = (await client.setRule(SALE, 'brand is Nordlys'))!;
  await client.setRule(SALE, 'brand starts with Nord');
  const { id, status } = await client.undo(first);
  expect(status).toBe('COMPLETED_WITH_ISSUES');
  const { job } = await client.get(
    'query ($id: ID!) { job(id: $id) { isUndoable issues(page: 1) { issues { code entityType message suggestedFix } } } }',
    { id },
  );
  expect(job).toEqual({
    isUndoable: false,
    issues: {
      issues: [
        {
          code: 'CHANGED_SINCE',
          entityType: 'SETTING',
          message: `The rule of the category “${SALE}” has changed since, so it stays as it is.`,
          suggestedFix: 'To restore its previous conditions, edit it manually.',
        },
      ],
    },
  });
  expect(await client.rule(SALE)).toMatchObject({ where: 'brand starts with Nord', productCount: 1 });
  // What is excluded is part of the rule.
  const excluding = (await client.setMembers(SALE, ['MAP-1'], 'EXCLUDED'))!;
  await client.setMembers(SALE, ['PAN-1'], 'EXCLUDED');
  expect(await client.undo(excluding)).toMatchObject({ status: 'COMPLETED_WITH_ISSUES' });
  expect(await client.rule(SALE)).toMatchObject({ excludedProducts: [{ sku: 'MAP-1' }, { sku: 'PAN-1' }] });
});

test('a bulk edit that moves products out of a rule is undone with its categories by rule', async () => {
  const client = await createRuleClient();
  await client.update('MAP-1', { brand: 'Nordlys' });
  await client.setRule(SALE, 'brand is Nordlys');
  const { id } = await run(client, 'startBulkEdit', {
    catalogId: client.catalogId,
    target: { ids: [(await client.ids())['MAP-1']] },
    expectedCount: 1,
    steps: [{ value: { field: { attribute: 'brand' }, change: { set: 'Other' } } }],
    mode: 'APPLY',
  });
  expect(await client.categoriesOf('MAP-1')).toEqual(['Outdoor']);
  await client.undo(id);
  expect(await client.categoriesOf('MAP-1')).toEqual(['Outdoor', `${SALE}*`]);
});

test('a rule moves with its category, and what it has found is by hand where a deleted category’s products go', async () => {
  const client = await createRuleClient();
  await client.update('MAP-1', { brand: 'Nordlys' });
  await client.setRule(SALE, 'brand is Nordlys');
  const renamed = await client.change('RenameCategory', { path: SALE, name: 'Offers' });
  expect(await client.categoriesOf('MAP-1')).toEqual(['Outdoor', 'Outdoor/Offers*']);
  expect(await client.rule('Outdoor/Offers')).toMatchObject({ where: 'brand is Nordlys', productCount: 1 });
  await client.undo(renamed.data.job.id);
  expect(await client.categoriesOf('MAP-1')).toEqual(['Outdoor', `${SALE}*`]);
  const deleted = await client.change('DeleteCategory', { path: SALE, moveTo: 'Kitchen', expectedCount: 2 });
  expect(await client.categoriesOf('MAP-1')).toEqual(['Outdoor', 'Kitchen']);
  await client.undo(deleted.data.job.id);
  expect(await client.categoriesOf('MAP-1')).toEqual(['Outdoor', `${SALE}*`]);
  expect(await client.rule(SALE)).toMatchObject({ where: 'brand is Nordlys', productCount: 1 });
});

test('a preview counts what a rule finds, adds, and removes', async () => {
  const client = await createRuleClient();
  for (const sku of ['MAP-1', 'PAN-1', 'TENT-2']) await client.update(sku, { brand: 'Nordlys' });
  await client.setRule(SALE, 'brand is Nordlys');
  await client.setMembers(SALE, ['PAN-1'], 'EXCLUDED');
  const { categoryRulePreview } = await client.get(
    `query ($input: CategoryRulePreviewInput!) { categoryRulePreview(input: $input) {
      matching joining leaving products { sku } } }`,
    { input: { id: `${client.catalogId}:${SALE}`, where: 'sku in (PAN-1, "TENT-1", "TENT-2")' } },
  );
  expect(categoryRulePreview).toEqual({
    matching: 2,
    joining: 1,
    leaving: 1,
    products: [{ sku: 'TENT-1' }, { sku: 'TENT-2' }],
  });
});

describe('a rule can’t have', () => {
  test.each([
    ['', 'brand is', 'The conditions can’t be read at character 9.'],
    ['', 'category is Outdoor', /^A rule can’t use the field category\. It can use attributes, and name, /],
    ['', 'brand is A or not (grade is A)', /^A rule can’t use the field grade\./],
    ['', 'on-sale is yes', /^A rule can’t use the field on-sale\./],
    ['', 'created in last 3 days', 'A rule can’t use LAST_DAYS, because time passes without an edit.'],
    ['', 'attribute:colour is red', /^No attribute with the code colour is defined\./],
    ['', 'family is tents', /tents/],
  ])('%s%s', async (_, where, message) => {
    const { catalogId, refusal } = await createRuleClient();
    const refused = await refusal(
      'mutation ($input: SetCategoryRuleInput!) { setCategoryRule(input: $input) { job { id } } }',
      { input: { id: `${catalogId}:${SALE}`, where } },
    );
    expect(refused?.code).toBe('INVALID');
    if (where.startsWith('family')) return;
    expect(refused?.fields?.where).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });
});

test('a rule that names a deleted attribute is an issue: nothing joins or leaves, and publishing is blocked', async () => {
  const client = await createRuleClient();
  const { data } = await createAttribute(client, 'Launch wave');
  const { id, code } = data.createAttribute.attribute;
  const toSeason = (value: string) => ({ attributes: [{ name: 'Launch wave', value }], status: 'ACTIVE' });
  await client.update('MAP-1', toSeason('Summer'));
  await client.setRule(SALE, `attribute:${code} is Summer`);
  expect(await client.members(SALE)).toEqual(['MAP-1', 'TENT-2']);
  await client.get('mutation ($id: ID!) { deleteAttribute(input: { id: $id }) { deletedId } }', { id });
  await client.gateway.idle();
  await client.update('MAP-1', toSeason('Winter'));
  await client.update('PAN-1', toSeason('Summer'));
  expect(await client.members(SALE)).toEqual(['MAP-1', 'TENT-2']);
  const fault = 'The attribute “Launch wave” was deleted.';
  expect((await client.rule(SALE))?.fault).toMatch(fault);
  const query = 'query ($id: ID!) { catalog(id: $id) { ruleFaults { category { path } message } } }';
  const { catalog } = await client.get(query, { id: client.catalogId });
  expect(catalog.ruleFaults).toEqual([{ category: { path: SALE }, message: expect.stringMatching(fault) }]);
  const { errors } = await client.ask(
    'mutation ($id: ID!) { publishCatalog(input: { catalogId: $id }) { job { id } } }',
    { id: client.catalogId },
  );
  expect(errors?.[0]?.message).toMatch(/^The rule of the category “Sale” can’t be evaluated\. The attribute “Launch/);
  await client.get('mutation ($id: ID!) { restoreAttribute(input: { id: $id }) { attribute { id } } }', { id });
  await client.gateway.idle();
  expect(await client.members(SALE)).toEqual(['PAN-1', 'TENT-2']);
});

test('refuses an edit of a rule that someone else has changed, and one while a job is changing the catalog', async () => {
  const client = await createRuleClient();
  await client.setRule(SALE, 'brand is A');
  const { updatedAt } = (await client.rule(SALE))!;
  await client.setRule(SALE, 'brand is B');
  const save = (input: object) =>
    client.ask('mutation ($input: SetCategoryRuleInput!) { setCategoryRule(input: $input) { job { id } } }', {
      input: { id: `${client.catalogId}:${SALE}`, where: 'brand is C', ...input },
    });
  const stale = '2020-01-01T00:00:00.000Z';
  expect((await save({ updatedAt: stale })).errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' } });
  expect(updatedAt).toMatch(/^\d{4}-/);
  const [first, second] = await Promise.all([save({}), save({ where: 'brand is D' })]);
  const refused = [first, second].flatMap(({ errors }) => errors ?? []);
  expect(refused.map(({ extensions }) => extensions?.code)).toEqual(['CONFLICT']);
  await client.gateway.idle();
});

test('a copy of a catalog has the rules, and excludes the copies of the excluded products', async () => {
  const client = await createRuleClient();
  for (const sku of ['MAP-1', 'PAN-1']) await client.update(sku, { brand: 'Nordlys' });
  await client.setRule(SALE, 'brand is Nordlys');
  await client.setMembers(SALE, ['PAN-1'], 'EXCLUDED');
  const { cloneCatalog } = await client.get(
    'mutation ($id: ID!) { cloneCatalog(input: { id: $id, name: "Copy" }) { job { id } } }',
    { id: client.catalogId },
  );
  await client.gateway.idle();
  const { job } = await client.get(
    `query ($id: ID!) { job(id: $id) { catalog { id categoryTree { categories {
      path rule { where productCount excludedProducts { sku catalogId } } } } } } }`,
    cloneCatalog.job,
  );
  const { id, categoryTree } = job.catalog;
  expect(categoryTree.categories.find(({ path }: { path: string }) => path === SALE).rule).toEqual({
    where: 'brand is Nordlys',
    productCount: 1,
    excludedProducts: [{ sku: 'PAN-1', catalogId: id }],
  });
});

test('after any edits, a category has exactly what its conditions find and what is there by hand', async () => {
  const brand = fc.constantFrom('A', 'B', 'Ä', '');
  const edit = fc.record({
    sku: fc.constantFrom('TENT-1', 'TENT-2', 'STOVE-1', 'PAN-1', 'MAP-1', 'GIFT-1'),
    input: fc.record(
      {
        brand,
        stock: fc.option(fc.nat({ max: 3 })),
        status: fc.constantFrom('DRAFT', 'ACTIVE'),
        categories: fc.subarray(['Outdoor', 'Kitchen']),
      },
      { requiredKeys: [] },
    ),
  });
  const where = fc.constantFrom('brand is a', 'brand is not B and stock < 2', 'status is DRAFT or stock >= 2');
  const steps = fc.array(fc.oneof({ weight: 4, arbitrary: edit }, where), { minLength: 1, maxLength: 8 });
  const client = await createRuleClient();
  let isThereByHand = true;
  await fc.assert(
    fc.asyncProperty(where, steps, async (first, all) => {
      let current = first;
      await client.setRule(SALE, first);
      for (const step of all) {
        if (typeof step === 'string') await client.setRule(SALE, (current = step));
        else await client.update(step.sku, step.input);
        if (typeof step === 'object' && step.sku === 'TENT-2' && step.input.categories) isThereByHand = false;
      }
      const parsed = parseFilterText(current);
      const filter = 'filter' in parsed ? parsed.filter : {};
      const found = await client.matches(filter);
      expect(await client.members(SALE)).toEqual([...new Set([...found, ...(isThereByHand ? ['TENT-2'] : [])])].sort());
    }),
    { numRuns: 12 },
  );
});
