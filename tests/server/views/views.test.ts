import { beforeEach, describe, expect, test } from 'vitest';
import type { RoleName } from '#server/types.generated';
import { listStored, putStored } from '../../support/stored';
import { addAccount } from '../../support/otherSession';
import { useTestClient } from '../../support/testClient';

const FIELDS = `id list catalogId name owner isOwn isEditable sharedWith isPinned isDefault count fault updatedAt updatedBy
  settings { filters { name value } columns { id width } sort direction locale channel rowHeight perPage }`;
const LIST = `query ($list: ViewedList!, $catalogId: ID) { views(list: $list, catalogId: $catalogId) { ${FIELDS} } }`;
const CREATE = `mutation ($input: CreateViewInput!) { createView(input: $input) { view { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateViewInput!) { updateView(input: $input) { view { ${FIELDS} } } }`;
const USE = `mutation ($input: UseViewInput!) { useView(input: $input) { view { id } views { id isPinned isDefault } } }`;
const DELETE = 'mutation ($id: ID!) { deleteView(input: { id: $id }) { deletedId } }';

const client = useTestClient({ demoProducts: 40 });

const signUp = (role: RoleName, fullName: string) => addAccount(client.gateway, role, fullName);

type Headers = Record<string, string>;

const create = async (input: object, headers: Headers = {}) =>
  (await client.data(CREATE, { input: { list: 'JOBS', settings: {}, ...input } }, headers)).createView.view;

const list = async (variables: object, headers: Headers = {}) =>
  (await client.data(LIST, { list: 'JOBS', ...variables }, headers)).views;

const PRODUCTS = { list: 'PRODUCTS', catalogId: '1' };

const withFilters = (...filters: [name: string, value: string][]) => ({
  filters: filters.map(([name, value]) => ({ name, value })),
});

test('keeps what a list shows, and how', async () => {
  const settings = {
    ...withFilters(['status', 'ACTIVE'], ['where', 'brand is Nordlys or stock < 3']),
    columns: [
      { id: 'NAME', width: 300 },
      { id: 'attribute:material', width: null },
    ],
    sort: 'PRICE',
    direction: 'DESC',
    locale: 'de',
    channel: 'web',
    rowHeight: 'COMPACT',
    perPage: 50,
  };
  const view = await create({ ...PRODUCTS, name: ' Ready ', settings });
  expect(view).toMatchObject({ ...PRODUCTS, name: 'Ready', settings, isOwn: true, isPinned: true, isDefault: false });
  expect(await list(PRODUCTS)).toEqual([view]);
  expect(await list({})).toEqual([]);
});

describe('counts the records that match', () => {
  const COUNTS: [string, string, [string, string][], string][] = [
    ['products', 'PRODUCTS', [['status', 'ACTIVE']], 'products(input: { catalogId: "1", filter: { status: ACTIVE } })'],
    [
      'products by conditions',
      'PRODUCTS',
      [
        ['where', 'variants >= 2'],
        ['priceMin', '20'],
      ],
      'products(input: { catalogId: "1", filter: { priceMin: "20", conditions: [{ field: "variants", operator: AT_LEAST, values: ["2"] }] } })',
    ],
    [
      'incomplete products',
      'PRODUCTS',
      [['complete', 'no']],
      'products(input: { catalogId: "1", filter: { completeness: { isComplete: false } } })',
    ],
    [
      'products without a category',
      'PRODUCTS',
      [['category', '/']],
      'products(input: { catalogId: "1", filter: { hasCategory: false } })',
    ],
    ['jobs', 'JOBS', [['type', 'IMPORT']], 'jobs(input: { type: IMPORT })'],
    ['versions', 'PUBLISHED_CATALOGS', [['status', 'CURRENT']], 'publishedCatalogs(input: { status: CURRENT })'],
    ['invoices', 'INVOICES', [['status', 'PAST_DUE']], 'invoices(input: { status: PAST_DUE })'],
    ['open invoices', 'INVOICES', [['balance', 'OPEN']], 'invoices(input: { balance: OPEN })'],
    [
      'users',
      'USERS',
      [
        ['role', 'editor'],
        ['status', 'ACTIVE'],
      ],
      'users(input: { role: editor, status: ACTIVE })',
    ],
  ];

  test.each(COUNTS)('%s', async (_name, of, filters, query) => {
    const place = of === 'PRODUCTS' ? PRODUCTS : { list: of };
    const { count, fault } = await create({ ...place, name: 'Some', settings: withFilters(...filters) });
    const found = await client.data(`{ found: ${query} { totalDocs } }`);
    expect({ count, fault }).toEqual({ count: found.found.totalDocs, fault: null });
  });
});

test.each([
  ['a name of spaces', { name: ' ' }, 'name'],
  ['a long name', { name: 'x'.repeat(61) }, 'name'],
  ['an unknown filter', { settings: withFilters(['color', 'red']) }, 'settings.filters[0]'],
  ['an unknown value', { settings: withFilters(['q', 'a'], ['status', 'DONE']) }, 'settings.filters[1]'],
  ['a filter twice', { settings: withFilters(['q', 'a'], ['q', 'b']) }, 'settings.filters[1]'],
  ['an unknown order', { settings: { sort: 'PRICE' } }, 'settings.sort'],
  ['a language of jobs', { settings: { locale: 'de' } }, 'settings.locale'],
  ['a narrow column', { settings: { columns: [{ id: 'name', width: 10 }] } }, 'settings.columns[0]'],
  ['a column twice', { settings: { columns: [{ id: 'name' }, { id: 'name' }] } }, 'settings.columns[1]'],
  ['an odd number of rows', { settings: { perPage: 33 } }, 'settings.perPage'],
  ['a catalog for jobs', { catalogId: '1' }, 'catalogId'],
  ['products without a catalog', { list: 'PRODUCTS' }, 'catalogId'],
  [
    'conditions that can’t be read',
    { ...PRODUCTS, settings: withFilters(['where', 'brand is (']) },
    'settings.filters[0]',
  ],
  ['a price in words', { ...PRODUCTS, settings: withFilters(['priceMin', 'ten']) }, 'settings.filters[0]'],
])('refuses %s', async (_name, input, field) => {
  const refusal = await client.refusal(CREATE, { input: { list: 'JOBS', name: 'Mine', settings: {}, ...input } });
  expect(refusal?.code).toBe('INVALID');
  expect(Object.keys(refusal?.fields ?? {})).toEqual([field]);
});

test('refuses a name that another view of the account has in the list', async () => {
  await create({ name: 'Failed' });
  const refusal = await client.refusal(CREATE, { input: { list: 'JOBS', name: 'FAILED', settings: {} } });
  expect([refusal?.code, Object.keys(refusal?.fields ?? {})]).toEqual(['CONFLICT', ['name']]);
  await create({ list: 'USERS', name: 'Failed' });
  await create({ name: 'Failed' }, await signUp('editor', 'Ada'));
});

describe('A shared view', () => {
  let [owner, colleague, other]: Headers[] = [];
  let id = '';

  beforeEach(async () => {
    owner = await signUp('editor', 'Ada');
    colleague = await signUp('reviewer', 'Ben');
    other = await signUp('viewer', 'Cleo');
    id = (await create({ name: 'Failed', sharedWith: 'reviewer', settings: withFilters(['status', 'FAILED']) }, owner))
      .id;
  });

  const seeing = async (headers?: Headers) =>
    (await list({}, headers)).map(({ name, isOwn, isEditable }: Record<string, unknown>) => ({
      name,
      isOwn,
      isEditable,
    }));

  test('is seen by its owner, the role, and administrators, and changed by the owner and administrators', async () => {
    expect(await seeing(owner)).toEqual([{ name: 'Failed', isOwn: true, isEditable: true }]);
    expect(await seeing(colleague)).toEqual([{ name: 'Failed', isOwn: false, isEditable: false }]);
    expect(await seeing()).toEqual([{ name: 'Failed', isOwn: false, isEditable: true }]);
    expect(await seeing(other)).toEqual([]);
    const rename = (headers?: Headers) => client.refusal(UPDATE, { input: { id, name: 'Broken' } }, headers);
    expect((await rename(colleague))?.code).toBe('FORBIDDEN');
    expect((await client.refusal(DELETE, { id }, colleague))?.code).toBe('FORBIDDEN');
    expect((await rename(other))?.code).toBe('NOT_FOUND');
    expect(await rename()).toBeUndefined();
    expect((await list({}, colleague))[0]).toMatchObject({ name: 'Broken', owner: 'Ada' });
  });

  test('is private again when its owner stops sharing it', async () => {
    await client.data(UPDATE, { input: { id, sharedWith: null } }, owner);
    expect([await seeing(), await seeing(colleague)]).toEqual([[], []]);
    expect((await client.refusal(UPDATE, { input: { id, name: 'Mine' } }))?.code).toBe('NOT_FOUND');
  });

  test('is pinned and a default for each account apart', async () => {
    const second = await create({ name: 'Imports', settings: withFilters(['type', 'IMPORT']) }, colleague);
    await client.data(USE, { input: { id: second.id, isDefault: true } }, colleague);
    const { useView } = await client.data(USE, { input: { id, isDefault: true, isPinned: false } }, colleague);
    expect(useView.views).toEqual([
      { id, isPinned: false, isDefault: true },
      { id: second.id, isPinned: true, isDefault: false },
    ]);
    expect((await list({}, owner))[0]).toMatchObject({ isPinned: true, isDefault: false });
  });

  test('is not overwritten by someone who has not seen the last change', async () => {
    const { updatedAt } = (await list({}, owner))[0];
    await client.data(UPDATE, { input: { id, updatedAt, name: 'Broken' } });
    const { errors } = await client.ask(UPDATE, { input: { id, updatedAt, settings: {} } }, owner);
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' } });
    expect(errors?.[0]?.message).toContain('changed the view “Broken”');
  });

  test('stays when its owner is deleted', async () => {
    await create({ name: 'Private' }, owner);
    const account = (await listStored(client.gateway, 'authUsers')).find(({ fullName }) => fullName === 'Ada')!;
    const [user] = await listStored(client.gateway, 'users');
    await putStored(client.gateway, 'users', { ...user!, id: '900', role: 'editor' });
    await putStored(client.gateway, 'authUsers', { ...account, personId: '900' });
    await client.data('mutation { deleteUser(input: { id: "900" }) { deletedId } }');
    expect((await list({}, colleague))[0]).toMatchObject({ name: 'Failed', owner: null });
    expect(await listStored(client.gateway, 'views')).toHaveLength(1);
  });
});

test('is refused without permission to read what the list shows', async () => {
  const headers = await signUp('client', 'Dan');
  expect((await client.refusal(LIST, { list: 'JOBS' }, headers))?.code).toBe('FORBIDDEN');
  const input = { list: 'JOBS', name: 'Mine', settings: {} };
  expect((await client.refusal(CREATE, { input }, headers))?.code).toBe('FORBIDDEN');
});

test.each([
  ['an attribute in the filter', withFilters(['where', 'attribute:shade is red']), 'shade'],
  ['an attribute as a column', { columns: [{ id: 'attribute:shade' }] }, 'shade'],
  ['an attribute as the order', { sort: 'attribute:shade' }, 'shade'],
  ['a category', withFilters(['category', 'Outdoor/Kites']), 'Outdoor/Kites'],
  ['a family', withFilters(['family', 'kites']), 'kites'],
  ['a channel of prices', { ...withFilters(['priceMin', '10']), channel: 'fair' }, 'fair'],
  ['a channel', { channel: 'fair' }, 'fair'],
  ['a language', { locale: 'nl' }, 'nl'],
])('says that %s no longer exists', async (_name, settings, name) => {
  const { fault } = await create({ ...PRODUCTS, name: 'Old', settings });
  expect(fault).toContain(name);
});

test('is deleted with its catalog', async () => {
  const { createCatalog } = await client.data(
    'mutation { createCatalog(input: { name: "Short" }) { catalog { id } } }',
  );
  const catalogId = createCatalog.catalog.id;
  await create({ list: 'PRODUCTS', catalogId, name: 'Some' });
  await client.data('mutation ($id: ID!) { deleteCatalog(input: { id: $id }) { deletedId } }', { id: catalogId });
  expect(await listStored(client.gateway, 'views')).toEqual([]);
});
