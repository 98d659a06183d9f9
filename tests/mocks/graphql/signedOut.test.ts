import { getIntrospectionQuery } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { graphiqlPage } from '../../../scripts/gateway/graphiqlPage';
import { openDoors, type Doors } from '../../support/doors';

let doors: Doors;
beforeAll(async () => {
  doors = await openDoors();
});

const signedOut = async (query: string) => (await doors.rest('POST', '/graphql', { query })).body;

const ASKS = [
  getIntrospectionQuery(),
  '{ __type(name: "Query") { name } }',
  'query { ...F } fragment F on Query { ... { __schema { types { name } } } }',
  '{ catalogss { id } }',
  '{ me { fullNam } }',
  'mutation { login(email: "a", password: "b") { accessToken } taskCreate { id } }',
  'subscription { recordsChanged { entity } }',
];

test.each(ASKS)('without a token nothing is told about %j', async (query) => {
  expect(await signedOut(query)).toEqual({
    errors: [{ message: 'Sign in to do this.', extensions: { code: 'UNAUTHENTICATED' } }],
  });
});

test('what is told to those with a token is not told to others after them, nor the other way round', async () => {
  for (const query of ['{ catalogss { id } }', '{ __schema { queryType { name } } }']) {
    await signedOut(query);
    const signedIn = await doors.ask(query);
    expect(JSON.stringify(signedIn)).toMatch(/Did you mean|Query/);
    expect((await signedOut(query)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  }
});

test('what signing in takes is validated without suggestions', async () => {
  const wrong = 'mutation { login(emai: "a", password: "b") { accesToken } }';
  expect(JSON.stringify(await signedOut(wrong))).not.toContain('Did you mean');
  expect(JSON.stringify(await doors.ask(wrong))).toContain('Did you mean');
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
])('a body of the type %s, as pages of other sites can send it, is refused', async (mediaType, body) => {
  expect(await doors.rest('POST', '/graphql', body, { 'content-type': mediaType })).toEqual({
    status: 415,
    body: { errors: [{ message: 'Send the body as application/json.' }] },
  });
});

test.each([
  '/graphql?query={__typename}',
  '/apps/todo/tasks',
  '/api/users/list/data',
  '/files/1',
  '/apps/users/nothing',
])('what %s answers is kept by no browser or proxy', async (path) => {
  const response = await doors.gateway.handle(new Request(new URL(path, 'http://localhost')));
  if (response) expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response === undefined).toBe(path.endsWith('nothing'));
});

test('the explorer of the gateway asks to sign in before it asks about the schema', () => {
  expect(graphiqlPage()).toMatch(/<head><meta [^>]*><script>[^<]*signedIn/);
});
