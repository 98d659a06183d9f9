import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGateway, type Gateway } from '#server/gateway';
import { openArchive } from '#server/domain/archive/openArchive';
import { passwordCost } from '#server/domain/auth/passwordHash';
import { createSetUpLink } from '#server/domain/users/setUp';
import { createTestClient, type TestClient } from '#tests/support/testClient';
import { listStored } from '#tests/support/stored';
import { toSource } from './archiveHelpers';

const { iterations } = passwordCost;
let client: TestClient;
let server: Gateway;
let token: string;

beforeEach(async () => {
  // More than those of the demo accounts.
  passwordCost.iterations = 1500;
  client = await createTestClient({ demoProducts: 3 });
  server = await createGateway();
  [, token = ''] = (await createSetUpLink(server.context))!.split('#');
});
afterEach(() => {
  passwordCost.iterations = iterations;
});

const download = async () => new Uint8Array(await (await client.fetch('/backup')).arrayBuffer());

const send = async (method: string, body?: BodyInit, offset?: number, bearer = token) => {
  const url = `http://localhost/backup${offset === undefined ? '' : `?offset=${offset}`}`;
  const headers = { authorization: `Bearer ${bearer}` };
  const response = (await server.handle(new Request(url, { method, headers, ...(body !== undefined && { body }) })))!;
  return { status: response.status, body: await response.json() };
};

/** Asks until the restore has ended. */
const restore = async () => {
  for (;;) {
    const answer = await send('POST');
    if (answer.status !== 200 || answer.body.isDone) return answer;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

const signIn = async (email: string, password: string) => {
  const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { session { userData { email } } } }';
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: { email, password } } }),
  });
  return (await (await server.handle(request))!.json()).data?.signIn?.session.userData.email;
};

test('only those who can do everything download a backup', async () => {
  const response = await client.fetch('/backup');
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(/catalog-manager-\d{4}-\d\d-\d\d\.zip$/);
  const archive = await openArchive(toSource(new Uint8Array(await response.arrayBuffer())));
  expect(archive.manifest.tables.products?.count).toBe(15);
  expect(archive.manifest.tables.sessions).toBeUndefined();
  await client.signIn('client@demo.com', 'client');
  expect((await client.fetch('/backup')).status).toBe(403);
  expect((await client.fetch('/backup', { headers: { authorization: '' } })).status).toBe(401);
});

test('a workspace moves to a server, where its own passwords work, and those of the demo do not', async () => {
  const account = { email: 'mira@team.example', username: 'mira', password: 'three unrelated words' };
  await client.data('mutation ($input: SignUpInput!) { signUp(input: $input) { session { userData { email } } } }', {
    input: account,
  });
  const bytes = await download();
  const half = Math.floor(bytes.length / 2);
  expect(await send('PUT', bytes.slice(0, half), 0)).toEqual({ status: 200, body: { size: half } });
  expect(await send('PUT', bytes.slice(0, half), 7)).toEqual({
    status: 409,
    body: { error: `${half} bytes have been uploaded so far. Continue from offset ${half}.`, offset: half },
  });
  expect(await send('PUT', bytes.slice(half), half)).toEqual({ status: 200, body: { size: bytes.length } });
  expect(await restore()).toEqual({
    status: 200,
    body: {
      isDone: true,
      counts: { catalogs: 3, products: expect.any(Number), versions: 1, files: 0, accounts: 3 },
      needsAdministrator: false,
    },
  });
  expect(await signIn(account.email, account.password)).toBe(account.email);
  expect(await signIn('admin@demo.com', 'admin')).toBeUndefined();
  expect(await createSetUpLink(server.context)).toBeNull();
  expect((await send('PUT', bytes, 0)).status).toBe(409);
  expect((await send('PUT', bytes, 0, 'other')).body).toEqual({
    error: 'This link doesn’t work anymore. Restart the server for a new one.',
  });
});

test('without an administrator who can sign in, the link still creates one', async () => {
  const bytes = await download();
  await send('PUT', bytes, 0);
  expect((await restore()).body).toMatchObject({ isDone: true, needsAdministrator: true });
  expect(await listStored(server, 'authUsers', ({ passwordHash }) => passwordHash !== '')).toEqual([]);
  expect(await listStored(server, 'users', ({ id }) => id === '51')).toMatchObject([{ status: 'pending' }]);
  const query = 'mutation ($input: SetUpInput!) { setUp(input: $input) { session { userData { email } } } }';
  const input = { token, fullName: 'Mira', email: 'mira@team.example', password: 'three unrelated words' };
  await server.handle(
    new Request('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { input } }),
    }),
  );
  expect(await signIn(input.email, input.password)).toBe(input.email);
  expect(await createSetUpLink(server.context)).toBeNull();
});

test('says once why a backup can’t be restored, and takes another one', async () => {
  const bytes = await download();
  await send('PUT', bytes.slice(0, 500), 0);
  const { status, body } = await restore();
  expect([status, body.error]).toEqual([
    400,
    'This backup is incomplete: its end is missing. Copy or download it again.',
  ]);
  expect(await listStored(server, 'catalogs')).toEqual([]);
  await send('PUT', bytes, 0);
  expect((await restore()).body).toMatchObject({ isDone: true });
});
