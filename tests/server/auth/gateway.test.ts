import jwt from 'jsonwebtoken';
import { beforeEach, expect, test } from 'vitest';
import { createDemoGateway } from '#mocks/demo/demoGateway';
import type { Gateway } from '#server/gateway';
import { listStored } from '../../support/stored';

const SECRETS = { access: 'one', refresh: 'two' };
const START = Date.parse('2026-05-04T10:00:00Z');

let now: number;
let gateway: Gateway;
beforeEach(async () => {
  now = START;
  gateway = await createDemoGateway({ now: () => new Date(now), secrets: SECRETS, demoProducts: 3 });
});

const ask = async (query: string, { token, variables }: { token?: string; variables?: object } = {}) => {
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const response = await gateway.handle(request);
  return response!.json();
};

const SESSION = '{ session { accessToken refreshToken userData { id email role ability { action subject } } } }';
const signIn = (email: string, password: string) =>
  ask(`mutation { signIn(input: { email: "${email}", password: "${password}" }) ${SESSION} }`);
const refresh = (token: string) => ask(`mutation { refreshSession(input: { refreshToken: "${token}" }) ${SESSION} }`);
const signUp = (email: string, username: string) =>
  ask(`mutation ($input: SignUpInput!) { signUp(input: $input) ${SESSION} }`, {
    variables: { input: { email, username, password: 'pass word' } },
  });
const getTokens = async (email: string, password: string) => (await signIn(email, password)).data.signIn.session;
const ME = '{ me { email } }';

test.each([
  ['admin@demo.com', 'admin', [{ action: 'manage', subject: 'all' }]],
  [
    'client@demo.com',
    'client',
    [
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ],
  ],
])('signs in %s and returns the permissions', async (email, password, ability) => {
  const { accessToken, userData } = await getTokens(email, password);
  expect(userData).toMatchObject({ email, ability });
  expect(await ask(ME, { token: accessToken })).toEqual({ data: { me: { email } } });
});

test.each([
  ['admin@demo.com', 'wrong'],
  ['nobody@demo.com', 'admin'],
])('rejects %j with %j at the field email', async (email, password) => {
  const { data, errors } = await signIn(email, password);
  expect(data).toBeNull();
  expect(errors).toEqual([
    expect.objectContaining({
      message: 'Email or Password is Invalid',
      extensions: { code: 'INVALID', fields: { email: 'Email or Password is Invalid' } },
    }),
  ]);
});

test('a refresh token returns a new pair until the session is over', async () => {
  const { refreshToken } = await getTokens('admin@demo.com', 'admin');
  now = START + 599_000;
  const { data } = await refresh(refreshToken);
  expect(await ask(ME, { token: data.refreshSession.session.accessToken })).toEqual({
    data: { me: { email: 'admin@demo.com' } },
  });
  now = START + 70 * 60_000;
  const { errors } = await refresh(refreshToken);
  expect(errors[0]).toMatchObject({ message: 'Invalid refresh token', extensions: { code: 'UNAUTHENTICATED' } });
});

test('allows only signing in without a token or with an expired token, a forged one, or one of the other kind', async () => {
  const { accessToken, refreshToken } = await getTokens('admin@demo.com', 'admin');
  const forged = jwt.sign({ id: '1' }, 'guess', { expiresIn: 600 });
  const unsigned = jwt.sign({ id: '1', exp: START }, '', { algorithm: 'none' });
  now = START + 70 * 60_000;
  for (const token of [undefined, accessToken, refreshToken, forged, unsigned, 'nonsense']) {
    const { errors } = await ask(ME, { token });
    expect(errors[0].extensions).toEqual({ code: 'UNAUTHENTICATED' });
  }
});

test('rejects an operation without permission, and does not execute it', async () => {
  const { accessToken } = await getTokens('client@demo.com', 'client');
  const { errors } = await ask('mutation { createCatalog(input: { name: "Mine" }) { catalog { id } } }', {
    token: accessToken,
  });
  expect(errors[0]).toMatchObject({
    message: 'Your role, client, doesn’t have permission to create Catalog.',
    extensions: { code: 'FORBIDDEN' },
  });
  const catalogs = await listStored(gateway, 'catalogs', ({ name }) => name === 'Mine');
  expect(catalogs).toEqual([]);
});

test('a new account has full access and is signed in immediately', async () => {
  const { data } = await signUp('new@demo.com', 'newcomer');
  expect(data.signUp.session.userData).toMatchObject({
    role: 'admin',
    ability: [{ action: 'manage', subject: 'all' }],
  });
  expect((await signIn('new@demo.com', 'pass word')).data.signIn.session.userData.email).toBe('new@demo.com');
});

test.each([
  ['admin@demo.com', 'fresh', { email: 'This email is already in use.' }],
  ['fresh@demo.com', 'admin', { username: 'This username is already in use.' }],
  ['admin@demo.com', 'admin', { email: 'This email is already in use.', username: 'This username is already in use.' }],
])('registering %s as %s reports the values that are already in use', async (email, username, fields) => {
  const { errors } = await signUp(email, username);
  expect(errors[0].extensions).toEqual({ code: 'CONFLICT', fields });
});

test.each([
  ['no-address', 'fresh', ['email']],
  ['fresh@demo.com', ' ', ['username']],
])('registering %s as %j reports the invalid fields', async (email, username, fields) => {
  const { errors } = await signUp(email, username);
  expect(errors[0].extensions.code).toBe('INVALID');
  expect(Object.keys(errors[0].extensions.fields)).toEqual(fields);
});
