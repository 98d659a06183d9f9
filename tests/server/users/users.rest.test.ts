import { expect, test } from 'vitest';
import { useTestClient } from '../../support/testClient';

const DATA = '/api/users/list/data';
const ADD = '/apps/users/add-user';

const client = useTestClient();

type User = Record<string, string> & { id: number };

const get = async (path: string) => (await client.rest('GET', path)).body;
const all = (): Promise<User[]> => get('/api/users/list/all-data');
const add = async (user: unknown): Promise<User> => (await client.rest('POST', ADD, user)).body.user;

test('starts with the demo accounts and fifty other users with all roles, plans, and statuses and unique names and email addresses', async () => {
  const users = await all();
  expect(users).toHaveLength(52);
  const getValues = (name: string) => new Set(users.map((user) => user[name]));
  expect(getValues('role')).toEqual(new Set(['admin', 'editor', 'author', 'maintainer', 'subscriber', 'client']));
  expect(getValues('currentPlan')).toEqual(new Set(['basic', 'company', 'enterprise', 'team']));
  expect(getValues('status')).toEqual(new Set(['active', 'inactive', 'pending']));
  for (const name of ['id', 'username', 'email', 'avatar']) expect(getValues(name).size).toBe(52);
});

test('has only demo avatars drawn by the gateway', async () => {
  for (const { avatar } of await all()) {
    const response = await client.gateway.handle(new Request(`http://localhost${avatar}`));
    expect([avatar, response?.status]).toEqual([avatar, 200]);
  }
});

test.each([
  ['', () => true, 1, 10],
  ['?page=2', () => true, 2, 10],
  ['?perPage=25&page=2', () => true, 2, 25],
  ['?perPage=500', () => true, 1, 100],
  ['?page=99', () => true, 99, 10],
  ['?role=editor', ({ role }: User) => role === 'editor', 1, 10],
  ['?role=Editor', () => false, 1, 10],
  ['?role=edit', () => false, 1, 10],
  ['?role=&status=&currentPlan=&q=', () => true, 1, 10],
  [
    '?currentPlan=team&status=active',
    ({ currentPlan, status }: User) => currentPlan === 'team' && status === 'active',
    1,
    10,
  ],
  ['?q=AMARA', ({ username }: User) => username === 'amara.okafor', 1, 10],
  ['?q=.thors@', ({ username }: User) => username === 'bjork.thors', 1, 10],
  ['?q=norway', ({ email }: User) => email!.includes('norway'), 1, 10],
  ['?q=Kjærgaard Møbler', () => false, 1, 10],
  ['?q=ليلى', ({ fullName }: User) => fullName!.includes('ليلى'), 1, 10],
])('lists with %j the requested page, newest first', async (query, isWanted, page, perPage) => {
  const found = (await all()).filter(isWanted);
  expect(await get(`${DATA}${query}`)).toEqual({
    users: found.slice((page - 1) * perPage, page * perPage),
    total: found.length,
  });
});

test('lists a new user first in both lists, with defaults for missing fields', async () => {
  const { status, body } = await client.rest('POST', ADD, { fullName: 'Ada' });
  expect(status).toBe(201);
  expect(body).toEqual({
    user: {
      id: 53,
      fullName: 'Ada',
      company: '',
      role: 'subscriber',
      username: '',
      country: '',
      contact: '',
      email: '',
      currentPlan: 'basic',
      status: 'pending',
      avatar: null,
    },
  });
  expect((await all())[0]).toEqual(body.user);
  expect((await get(DATA)).users[0]).toEqual(body.user);
  expect(await get('/api/users/user?id=53')).toEqual(body);
});

const LONG = 'ż'.repeat(1000);

test.each([
  { fullName: LONG, company: LONG, username: LONG, country: LONG, contact: LONG, email: LONG },
  { fullName: '123', role: 'wizard', currentPlan: 'free', status: 'asleep' },
  { username: 'amara.okafor', email: 'amara.okafor@nigeria.example' },
  { email: 'x', avatar: null, shoeSize: 44, nested: { a: [] } },
])('stores a user unchanged: %j', async (given) => {
  const user = await add({ id: 1, ...given });
  expect(user).toEqual({ ...user, ...given, id: 53 });
  expect(await get('/api/users/user?id=53')).toEqual({ user });
});

test('deletes a user once and never reuses the id', async () => {
  const { id } = await add({ fullName: 'Ada' });
  expect(await client.rest('DELETE', `/apps/users/delete?id=${id}`)).toEqual({ status: 200, body: undefined });
  expect((await client.rest('DELETE', '/apps/users/delete', { id })).status).toBe(404);
  expect((await get(DATA)).total).toBe(52);
  expect((await add({ fullName: 'Bea' })).id).toBe(id + 1);
});

test.each([
  ['GET', `${DATA}?page=0`, undefined, 400],
  ['GET', `${DATA}?page=x`, undefined, 400],
  ['GET', `${DATA}?perPage=1.5`, undefined, 400],
  ['GET', `${DATA}?role=a&role=b`, undefined, 400],
  ['GET', '/api/users/user', undefined, 400],
  ['GET', '/api/users/user?id=', undefined, 400],
  ['GET', '/api/users/user?id=one', undefined, 400],
  ['GET', '/api/users/user?id=999', undefined, 404],
  ['POST', ADD, undefined, 400],
  ['POST', ADD, 'no JSON', 400],
  ['POST', ADD, {}, 400],
  ['POST', ADD, { fullName: 1 }, 400],
  ['POST', ADD, { fullName: 'x', role: ['admin'] }, 400],
  ['POST', ADD, { fullName: 'x', email: null }, 400],
  ['DELETE', '/apps/users/delete', undefined, 400],
  ['DELETE', '/apps/users/delete?id=999', undefined, 404],
])('rejects %s %s with %j with a message and changes nothing', async (method, path, body, status) => {
  const before = await all();
  expect(await client.rest(method, path, body)).toEqual({ status, body: { error: expect.stringMatching(/\w/) } });
  expect(await all()).toEqual(before);
});

test('a blank full name is accepted with a username or an email address, and alone is not', async () => {
  expect(await add({ fullName: '', email: 'iris@example.org' })).toMatchObject({ email: 'iris@example.org' });
  expect(await add({ fullName: '', username: 'iris' })).toMatchObject({ username: 'iris' });
  expect(await client.rest('POST', ADD, { fullName: '' })).toEqual({
    status: 400,
    body: { error: 'fullName must have a value if there is no username or email.' },
  });
});
