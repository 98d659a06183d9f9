import jwt from 'jsonwebtoken';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStore } from '#server/db/memoryStore';
import { authRoutes } from '#server/rest/auth';
import { type TestClient, createTestClient } from '../../support/testClient';
import { listStored, removeStored } from '../../support/stored';

const START = Date.parse('2026-05-04T10:00:00Z');
const SECRETS = { access: 'one', refresh: 'two' };

let now: number;
let client: TestClient;
beforeEach(async () => {
  now = START;
  client = await createTestClient({ now: () => new Date(now), secrets: SECRETS });
});

const login = (body: unknown) => client.rest('POST', '/jwt/login', body);
const register = (body: unknown) => client.rest('POST', '/jwt/register', body);
const refresh = (body: unknown) => client.rest('POST', '/jwt/refresh-token', body);
const [, registerRoute] = authRoutes;

const WRONG_PAIR = { status: 400, body: { error: { email: 'Email or Password is Invalid' } } };
const IN_WORDS = { status: 400, body: { error: expect.stringMatching(/\w/) } };

test.each([
  ['admin', 1, [{ action: 'manage', subject: 'all' }]],
  [
    'client',
    2,
    [
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ],
  ],
])('signs in %s and returns the account and tokens, but never the password', async (name, id, ability) => {
  const { status, body } = await login({ email: `${name}@demo.com`, password: name });
  expect(status).toBe(200);
  expect(body.userData).toEqual({
    id,
    fullName: expect.any(String),
    username: name,
    avatar: expect.stringMatching(/^\/media\/avatar-/),
    email: `${name}@demo.com`,
    role: name,
    ability,
    extras: { eCommerceCartItemsCount: expect.any(Number) },
  });
  const claims = { id, sid: expect.any(String), seq: 0, iat: START / 1000, exp: START / 1000 + 600 };
  expect(jwt.verify(body.accessToken, SECRETS.access, { clockTimestamp: START / 1000 })).toEqual(claims);
  expect(jwt.verify(body.refreshToken, SECRETS.refresh, { clockTimestamp: START / 1000 })).toEqual(claims);
});

test.each([
  { email: 'admin@demo.com', password: 'wrong' },
  { email: 'Admin@demo.com', password: 'admin' },
  { email: 'admin@demo.com', password: 'admin ' },
  { email: 'admin@demo.com', password: 'client' },
  { email: 'admin', password: 'admin' },
  { email: '', password: '' },
  { email: 'x'.repeat(1000), password: 'x'.repeat(1000) },
])('rejects the wrong credentials $email and $password at error.email', async (body) => {
  expect(await login(body)).toEqual(WRONG_PAIR);
});

test('returns a server error in the same form as a rejection, and logs it', async () => {
  const memory = createMemoryStore();
  let isDown = false;
  const store: typeof memory = {
    ...memory,
    list: (table, where) => (isDown ? Promise.reject(new Error('The disk is gone.')) : memory.list(table, where)),
  };
  const failing = await createTestClient({ store });
  const log = vi.mocked(console.error);
  isDown = true;
  expect(await failing.rest('POST', '/jwt/login', { email: 'admin@demo.com', password: 'admin' })).toEqual({
    status: 400,
    body: { error: { email: 'Something went wrong' } },
  });
  expect(log).toHaveBeenCalledOnce();
  log.mockClear();
});

const BAD_BODIES = ['', '{', '[]', 'null', '"text"'];

test.each(BAD_BODIES)('rejects signing in and refreshing with %j with a message', async (body) => {
  expect(await login(body)).toEqual(IN_WORDS);
  expect(await refresh(body)).toEqual(IN_WORDS);
});

test.each([{}, { email: 'admin@demo.com' }, { email: 1, password: 'admin' }, { email: null, password: null }])(
  'signing in with %j fails like wrong credentials',
  async (body) => {
    expect(await login(body)).toEqual(WRONG_PAIR);
  },
);

test.each([{}, { refreshToken: 1 }, { refreshToken: null }, { refreshToken: '' }, { refreshToken: ['a'] }])(
  'refreshing with %j fails like a wrong token',
  async (body) => {
    expect(await refresh(body)).toEqual({ status: 401, body: { error: 'Invalid refresh token' } });
  },
);

test.each([...BAD_BODIES, {}, { email: 'a@b.org', password: 'x' }, { email: 'a@b.org', password: 1, username: 'a' }])(
  'rejects registering with %j with a message',
  async (body) => {
    expect(await register(body)).toEqual(IN_WORDS);
  },
);

test.each([
  { email: 'no-address', password: 'teapot lantern', username: 'fresh' },
  { email: 'fresh@demo.com', password: 'x', username: 'fresh' },
  { email: 'fresh@demo.com', password: 'teapot lantern', username: ' ' },
])('does not create an account when registering as %j', async (body) => {
  expect(await register(body)).toEqual(IN_WORDS);
  expect(await listStored(client.gateway, 'authUsers')).toHaveLength(2);
});

test('a new account has full access and is signed in immediately, however long the name', async () => {
  const account = { email: 'new@demo.com', password: 'p'.repeat(1000), username: 'ü'.repeat(1000) };
  const { status, body } = await register({ ...account, age: 7 });
  expect(status).toBe(200);
  expect(body.user).toMatchObject({ id: 3, role: 'admin', ability: [{ action: 'manage', subject: 'all' }] });
  expect(body.user).not.toHaveProperty('password');
  expect((await login(account)).body.userData).toEqual(body.user);
  await client.signIn(account.email, account.password);
  expect((await client.ask('{ me { username } }')).data).toEqual({ me: { username: account.username } });
});

test.each([
  ['admin@demo.com', 'fresh', { email: 'This email is already in use.', username: null }],
  ['fresh@demo.com', 'admin', { email: null, username: 'This username is already in use.' }],
  [
    'admin@demo.com',
    'client',
    { email: 'This email is already in use.', username: 'This username is already in use.' },
  ],
])(
  'registering %s as %s returns 200 with the values already in use, and creates no account',
  async (email, username, error) => {
    const { status, body } = await register({ email, username, password: 'teapot lantern' });
    expect({ status, body }).toEqual({ status: 200, body: { error } });
    expect(registerRoute?.answers?.safeParse(body).error).toBeUndefined();
    expect(await listStored(client.gateway, 'authUsers')).toHaveLength(2);
  },
);

test('accepts only one of two simultaneous registrations with the same email address', async () => {
  const account = { email: 'same@demo.com', password: 'teapot lantern' };
  const answers = await Promise.all(['one', 'two'].map((username) => register({ ...account, username })));
  expect(answers.filter(({ body }) => 'user' in body)).toHaveLength(1);
});

test('a refresh token returns a new pair for ten minutes', async () => {
  const { refreshToken, userData } = (await login({ email: 'admin@demo.com', password: 'admin' })).body;
  now = START + 599_000;
  const { status, body } = await refresh({ refreshToken });
  expect(status).toBe(200);
  expect(body.userData).toEqual(userData);
  expect((await refresh({ refreshToken: body.refreshToken })).status).toBe(200);
  now = START + 601_000;
  expect(await refresh({ refreshToken })).toEqual({ status: 401, body: { error: 'Invalid refresh token' } });
});

test('rejects refreshing with an access token, a forged token, or an invalid one', async () => {
  const { accessToken } = (await login({ email: 'admin@demo.com', password: 'admin' })).body;
  for (const refreshToken of [accessToken, jwt.sign({ id: '1' }, 'guess', { expiresIn: 600 }), 'nonsense', '']) {
    expect(await refresh({ refreshToken })).toEqual({ status: 401, body: { error: 'Invalid refresh token' } });
  }
});

test('signs in with an expired token', async () => {
  const { accessToken } = (await login({ email: 'admin@demo.com', password: 'admin' })).body;
  now = START + 601_000;
  const headers = { authorization: `Bearer ${accessToken}` };
  const body = { email: 'admin@demo.com', password: 'admin' };
  expect((await client.rest('POST', '/jwt/login', body, headers)).status).toBe(200);
});

test('returns the current cart count through both transports', async () => {
  const count = async () => {
    const { body } = await login({ email: 'client@demo.com', password: 'client' });
    const { data, extensions } = await client.ask('{ me { extras { eCommerceCartItemsCount } } }');
    expect(extensions?.mocked).toBeUndefined();
    expect(data.me.extras).toEqual(body.userData.extras);
    return body.userData.extras.eCommerceCartItemsCount;
  };
  const before = await count();
  const [item] = await listStored(client.gateway, 'cartItems');
  await removeStored(client.gateway, 'cartItems', item!.id);
  expect(await count()).toBe(before - 1);
});
