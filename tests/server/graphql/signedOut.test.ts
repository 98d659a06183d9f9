import { getIntrospectionQuery } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { graphiqlPage } from '#scripts/gateway/graphiqlPage';
import { createTestClient, type TestClient } from '../../support/testClient';

let client: TestClient;
beforeAll(async () => {
  client = await createTestClient();
});

const signedOut = async (query: string) => (await client.rest('POST', '/graphql', { query })).body;

const ASKS = [
  getIntrospectionQuery(),
  '{ __type(name: "Query") { name } }',
  'query { ...F } fragment F on Query { ... { __schema { types { name } } } }',
  '{ catalogss { id } }',
  '{ me { fullNam } }',
  'mutation { signIn(input: { email: "a", password: "b" }) { session { accessToken } } createTask { task { id } } }',
  'subscription { recordsChanged { entity } }',
];

test.each(ASKS)('reveals nothing about %j without a token', async (query) => {
  expect(await signedOut(query)).toEqual({
    errors: [{ message: 'Sign in to do this.', extensions: { code: 'UNAUTHENTICATED' } }],
  });
});

test.each([
  ['query { ...F }', 'Unknown fragment "F".'],
  ['query { ...F } fragment F on Query { ...F }', 'Cannot spread fragment "F" within itself.'],
])('rejects %j without a token as invalid', async (query, message) => {
  expect((await signedOut(query)).errors).toMatchObject([{ message }]);
});

test('does not share cached results between signed-in and signed-out users', async () => {
  for (const query of ['{ catalogss { id } }', '{ __schema { queryType { name } } }']) {
    await signedOut(query);
    const signedIn = await client.ask(query);
    expect(JSON.stringify(signedIn)).toMatch(/Did you mean|Query/);
    expect((await signedOut(query)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  }
});

test('validates sign-in operations without suggestions', async () => {
  const wrong = 'mutation { signIn(input: { emai: "a", password: "b" }) { sesion { accessToken } } }';
  expect(JSON.stringify(await signedOut(wrong))).not.toContain('Did you mean');
  expect(JSON.stringify(await client.ask(wrong))).toContain('Did you mean');
  expect(await signedOut('{ __typename }')).toEqual({ data: { __typename: 'Query' } });
});

test.each([
  ['application/x-www-form-urlencoded', 'query=%7B__typename%7D'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{"query":"{__typename}"}\r\n--x--',
  ],
  ['text/plain', '{"query":"{__typename}"}'],
  ['text/plain; application/json', '{"query":"{__typename}"}'],
  ['application/graphql', '{__typename}'],
])('rejects a body of type %s, which pages of other sites could send', async (mediaType, body) => {
  expect(await client.rest('POST', '/graphql', body, { 'content-type': mediaType })).toEqual({
    status: 415,
    body: {
      errors: [{ message: 'Send the request body as application/json.', extensions: { code: 'BAD_REQUEST' } }],
    },
  });
});

test.each([
  '/graphql?query={__typename}',
  '/apps/todo/tasks',
  '/api/users/list/data',
  '/files/1',
  '/apps/users/nothing',
])('no browser or proxy stores the response to %s', async (path) => {
  const response = await client.gateway.handle(new Request(new URL(path, 'http://localhost')));
  if (response) expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response === undefined).toBe(path.endsWith('nothing'));
});

test('the gateway’s explorer asks users to sign in before it queries the schema', () => {
  expect(graphiqlPage()).toMatch(/<head><meta [^>]*><script>[^<]*signedIn/);
});
