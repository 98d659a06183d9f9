import { expect, test } from 'vitest';
import { useTestClient } from '../../support/testClient';

const FIELDS = '{ id fullName company role username country contact email currentPlan status avatar }';
const LIST = `query ($input: UserListInput) { users(input: $input) { users ${FIELDS} page perPage totalDocs totalPages } }`;
const CREATE = `mutation ($input: CreateUserInput!) { createUser(input: $input) { user ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user ${FIELDS} } }`;
const STATS = '{ userStats { total byStatus { status count } } }';

const client = useTestClient();

type User = Record<string, string>;

const list = async (input?: unknown) => (await client.ask(LIST, { input })).data.users;
const ADA = { fullName: 'Ada', username: 'ada', email: 'ada@example.com' };

test.each([
  [undefined, ''],
  [{ q: 'AMARA' }, '?q=AMARA'],
  [{ role: 'editor', status: 'ACTIVE' }, '?role=editor&status=active'],
  [{ currentPlan: 'ENTERPRISE', page: 2, perPage: 3 }, '?currentPlan=enterprise&page=2&perPage=3'],
  [{ page: 99 }, '?page=99'],
])('lists with %j the same users as REST with %j', async (input, query) => {
  const { users, totalDocs } = await list(input);
  const { body } = await client.rest('GET', `/api/users/list/data${query}`);
  expect(totalDocs).toBe(body.total);
  expect(users.map(({ id }: User) => Number(id))).toEqual(body.users.map(({ id }: { id: number }) => id));
});

test('returns only real list data and counts', async () => {
  for (const query of [LIST, STATS]) {
    await client.data(query);
  }
});

test.each([
  ['FULL_NAME', 'fullName'],
  ['EMAIL', 'email'],
  ['ROLE', 'role'],
  ['PLAN', 'currentPlan'],
  ['STATUS', 'status'],
])('sorts by %s in ascending and descending order', async (sort, field) => {
  const getValues = async (direction: string) =>
    (await list({ sort, direction, perPage: 100 })).users.map((user: User) => user[field]);
  const rising: string[] = await getValues('ASC');
  const compare = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare;
  expect(rising).toEqual([...rising].sort(compare));
  expect(await getValues('DESC')).toEqual([...rising].reverse());
});

test('sorts by creation with the newest or the oldest first', async () => {
  const getFirst = async (input: unknown) => (await list(input)).users[0].id;
  expect(await getFirst({ sort: 'ADDED' })).toBe('1');
  expect(await getFirst({ sort: 'ADDED', direction: 'DESC' })).toBe('52');
  expect(await getFirst({ direction: 'ASC' })).toBe('1');
  expect(await getFirst({})).toBe('52');
});

test('returns empty pages past the end and rejects invalid paging with errors at its fields', async () => {
  expect(await list({ page: 7 })).toEqual({ users: [], page: 7, perPage: 10, totalDocs: 52, totalPages: 6 });
  const { errors } = await client.ask(LIST, { input: { page: 0, perPage: 101 } });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID' });
  expect(Object.keys(errors?.[0]?.extensions?.fields ?? {})).toEqual(['page', 'perPage']);
});

test('returns counts that match the lists and include changes made with the other API', async () => {
  const { userStats } = (await client.ask(STATS)).data;
  expect(userStats.total).toBe(52);
  for (const { status, count } of userStats.byStatus) expect((await list({ status })).totalDocs).toBe(count);
  await client.rest('POST', '/apps/users/add-user', { fullName: 'Ada', role: 'admin' });
  expect((await client.ask(STATS)).data.userStats.total).toBe(53);
});

test('creates, updates, and deletes a user, and REST shows it', async () => {
  const { data } = await client.ask(CREATE, { input: { ...ADA, fullName: ' Ada ', role: 'editor', country: null } });
  expect(data.createUser.user).toEqual({
    ...ADA,
    id: '53',
    company: '',
    role: 'editor',
    country: '',
    contact: '',
    currentPlan: 'BASIC',
    status: 'PENDING',
    avatar: null,
  });
  const input = { currentPlan: 'STANDARD', email: 'ADA@example.com', company: 'Engines', avatar: '/media/avatar-ada' };
  expect((await client.ask(UPDATE, { input: { id: '53', ...input } })).data.updateUser.user).toEqual({
    ...data.createUser.user,
    ...input,
  });
  const shown = await client.rest('GET', '/api/users/user?id=53');
  expect(shown.body.user).toMatchObject({
    id: 53,
    status: 'pending',
    currentPlan: 'team',
    role: 'editor',
    company: 'Engines',
  });
  expect((await client.ask('mutation { deleteUser(input: { id: "53" }) { deletedId } }')).data.deleteUser).toEqual({
    deletedId: '53',
  });
  expect((await client.rest('GET', '/api/users/user?id=53')).status).toBe(404);
});

test('returns null for unknown REST values but keeps them after an update', async () => {
  const given = {
    fullName: 'Ada',
    role: 'wizard',
    currentPlan: 'free',
    status: 'asleep',
    email: 'none',
    avatar: '',
    own: 1,
  };
  const { body } = await client.rest('POST', '/apps/users/add-user', given);
  const nothing = { role: null, currentPlan: null, status: null, email: null, avatar: null };
  expect((await client.ask(UPDATE, { input: { id: '53', country: 'Malta' } })).data.updateUser.user).toMatchObject(
    nothing,
  );
  expect((await client.rest('GET', '/api/users/user?id=53')).body.user).toEqual({ ...body.user, country: 'Malta' });
});

test.each([
  [{ fullName: ' ' }, ['fullName']],
  [{ username: 'a b' }, ['username']],
  [{ username: '' }, ['username']],
  [{ fullName: 'x'.repeat(10_001), username: '/' }, ['fullName', 'username']],
])('rejects %j with errors at its fields', async (wrong, fields) => {
  const input = { ...ADA, ...wrong };
  for (const answer of [
    await client.ask(CREATE, { input }),
    await client.ask(UPDATE, { input: { ...input, id: '2' } }),
  ]) {
    expect(answer.errors?.[0]?.extensions?.code).toBe('INVALID');
    expect(Object.keys(answer.errors?.[0]?.extensions?.fields ?? {}).sort()).toEqual([...fields].sort());
  }
  expect((await list()).totalDocs).toBe(52);
});

test('an invalid email address is refused', async () => {
  expect(await client.refusal(CREATE, { input: { ...ADA, email: 'nowhere' } })).toMatchObject({
    code: 'INVALID',
    fields: { email: 'Enter an email address, for example jane@example.org.' },
  });
});

test.each([
  [{ username: 'AMARA.okafor' }, { username: 'This username is already in use. Enter a different one.' }],
  [
    { email: 'Amara.Okafor@nigeria.example' },
    { email: 'This email address is already in use. Enter a different one.' },
  ],
])('rejects %j if another user has it, but not for the same user', async (taken, fields) => {
  const input = { ...ADA, ...taken };
  for (const answer of [
    await client.ask(CREATE, { input }),
    await client.ask(UPDATE, { input: { ...taken, id: '2' } }),
  ]) {
    expect(answer.errors?.[0]?.extensions).toEqual({ code: 'CONFLICT', fields });
  }
  expect((await client.ask(UPDATE, { input: { ...taken, id: '1' } })).errors).toBeUndefined();
});

test('gives a name to only one of two concurrent requests', async () => {
  const answers = await Promise.all([1, 2].map(() => client.ask(CREATE, { input: ADA })));
  expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
  expect((await list({ q: 'ada@example.com' })).totalDocs).toBe(1);
});

test.each(['updateUser(input: { id: "999" }) { user { id } }', 'deleteUser(input: { id: "999" }) { deletedId }'])(
  'returns NOT_FOUND for %s',
  async (field) => {
    expect((await client.refusal(`mutation { ${field} }`))?.code).toBe('NOT_FOUND');
  },
);
