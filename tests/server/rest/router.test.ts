import { z } from 'zod';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '#server/domain/auth/session';
import { errorResponse } from '#server/http';
import { filter, id, page, perPage } from '#server/rest/fields';
import { route } from '#server/rest/route';
import { createRouter } from '#server/rest/router';
import { createTestClient, type TestClient } from '../../support/testClient';
import { listStored } from '../../support/stored';

let client: TestClient;
beforeAll(async () => {
  client = await createTestClient();
});

const echo = async (_: unknown, input: unknown) => input;
const row = { summary: 'Says what it was given.', answers: z.unknown(), handle: echo } as const;

const handleRest = createRouter([
  route({ ...row, method: 'GET', path: '/apps/tents', takes: z.object({ q: filter, page, perPage: perPage(9) }) }),
  route({ ...row, method: 'GET', path: '/apps/tents/{id}', takes: z.object({ id }) }),
  route({ ...row, method: 'GET', path: '/apps/tags', takes: z.object({ tags: z.array(z.string()).optional() }) }),
  route({ ...row, method: 'POST', path: '/apps/tags', takes: z.object({ tags: z.array(z.string()) }) }),
  route({
    ...row,
    method: 'POST',
    path: '/apps/tents',
    status: 201,
    takes: z.object({ tent: z.looseObject({ name: z.string(), size: z.enum(['S', 'L']).optional() }) }),
  }),
  route({ ...row, method: 'DELETE', path: '/apps/tents', answers: null, takes: z.object({ id }) }),
  route({ ...row, method: 'DELETE', path: '/apps/echo', takes: z.object({ id }) }),
]);

const call = async (method: string, path: string, body?: string) => {
  const headers = { 'content-type': 'application/json' };
  const request = new Request(new URL(path, 'http://localhost'), { method, headers, body });
  const context = async () => ({
    ...client.gateway.context,
    session: null,
    acceptLanguage: null,
    refreshCookie: null,
    trace: {},
  });
  const response = await handleRest(request, context).catch((error: unknown) => errorResponse(error, null));
  const text = await response?.text();
  return response && { status: response.status, body: text ? JSON.parse(text) : text };
};

test.each([
  ['GET', '/apps/tents', undefined, { page: 1, perPage: 9 }],
  ['GET', '/apps/tents?q=&page=&perPage=', undefined, { page: 1, perPage: 9 }],
  ['GET', '/apps/tents?q=ridge&page=3&perPage=20&other=1', undefined, { q: 'ridge', page: 3, perPage: 20 }],
  ['GET', '/apps/tents?perPage=500', undefined, { page: 1, perPage: 100 }],
  ['GET', `/apps/tents?page=${'9'.repeat(40)}`, undefined, { page: Number.MAX_SAFE_INTEGER, perPage: 9 }],
  ['GET', '/apps/tents/7', undefined, { id: '7' }],
  ['GET', '/apps/tents/007', undefined, { id: '7' }],
  ['GET', `/apps/tents/${'9'.repeat(40)}`, undefined, { id: '9'.repeat(40) }],
  ['GET', '/apps/tags?tags=a&tags=b', undefined, { tags: ['a', 'b'] }],
  ['GET', '/apps/tags?tags[]=a', undefined, { tags: ['a'] }],
  ['GET', '/apps/tags?tags%5B%5D=a&tags%5B%5D=b', undefined, { tags: ['a', 'b'] }],
  ['POST', '/apps/tents', '{"tent":{"name":"Ridge","mine":[1]}}', { tent: { name: 'Ridge', mine: [1] } }],
  ['DELETE', '/apps/echo?id=7', undefined, { id: '7' }],
  ['DELETE', '/apps/echo', '{"id":7}', { id: '7' }],
  ['DELETE', '/apps/echo', '{"id":1e21}', { id: `1${'0'.repeat(21)}` }],
  ['DELETE', '/apps/echo?id=8', '{"id":7}', { id: '8' }],
])('accepts %s %s with the body %s', async (method, path, body, input) => {
  expect(await call(method, path, body)).toEqual({ status: method === 'POST' ? 201 : 200, body: input });
});

test.each([
  ['GET', '/apps/tents?page=0', undefined, 'page must be 1 or more.'],
  ['GET', '/apps/tents?page=two', undefined, 'page must be a whole number.'],
  ['GET', '/apps/tents?page=1.5&perPage=x', undefined, 'page must be a whole number. perPage must be a whole number.'],
  ['GET', '/apps/tents?q=a&q=b', undefined, 'q must be text.'],
  ['GET', '/apps/tags?tags=a', undefined, 'tags must be a list.'],
  ['POST', '/apps/tents', undefined, 'The body is empty. Send a JSON object.'],
  ['POST', '/apps/tents', '{"tent":', 'The body is not valid JSON.'],
  ['POST', '/apps/tents', '[1]', 'The body must be a JSON object.'],
  ['POST', '/apps/tents', 'null', 'The body must be a JSON object.'],
  [
    'POST',
    '/apps/tents',
    `{"tent":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    'The body is nested more than 50 levels deep.',
  ],
  [
    'POST',
    '/apps/tents',
    `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    'The body is nested more than 50 levels deep.',
  ],
  ['POST', '/apps/tents', '{}', 'tent is missing.'],
  ['POST', '/apps/tents', '{"tent":"Ridge"}', 'tent must be an object.'],
  ['POST', '/apps/tents', '{"tent":{"name":7}}', 'tent.name must be text.'],
  ['POST', '/apps/tents', '{"tent":{"name":"","size":"M"}}', 'tent.size must be one of S, L.'],
  ['DELETE', '/apps/tents', undefined, 'id is missing.'],
  ['DELETE', '/apps/tents?id=', undefined, 'id must be a whole number.'],
  ['DELETE', '/apps/tents', '{"id":null}', 'id must be a whole number.'],
  ['DELETE', '/apps/tents', '{"id":1.5}', 'id must be a whole number.'],
  ['DELETE', '/apps/tents', '{"id":', 'The body is not valid JSON.'],
  ['DELETE', '/apps/tents?id=1e3', undefined, 'id must be a whole number.'],
])('rejects %s %s with the body %s and a message', async (method, path, body, error) => {
  expect(await call(method, path, body)).toEqual({ status: 400, body: { error } });
});

test.each([3_000, 50_000])(
  'rejects %i wrong values, names the first, and says how many more there are',
  async (count) => {
    const tags = Array.from({ length: count }, () => 7);
    const error =
      'tags.0 must be text. tags.1 must be text. tags.2 must be text. tags.3 must be text. tags.4 must be text. And ' +
      `${(count - 5).toLocaleString('en')} more.`;
    expect(await call('POST', '/apps/tags', JSON.stringify({ tags }))).toEqual({ status: 400, body: { error } });
  },
);

test.each([
  ['GET', '/apps/nothing'],
  ['GET', '/apps/tents/'],
  ['GET', '/apps/tents/seven'],
  ['GET', '/apps/tents/-7'],
  ['GET', '/apps/tents/7/more'],
  ['GET', '/APPS/tents'],
  ['PUT', '/apps/tents'],
  ['PATCH', '/apps/tents/7'],
  ['HEAD', '/apps/tents'],
])('does not handle %s %s', async (method, path) => {
  expect(await call(method, path)).toBeUndefined();
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  '',
])('rejects a body of type %j, as pages of other sites can send it', async (mediaType) => {
  const body = new TextEncoder().encode('{"tent":{"name":"Ridge"}}');
  const headers: Record<string, string> = mediaType ? { 'content-type': mediaType } : {};
  const request = new Request('http://localhost/apps/tents', { method: 'POST', headers, body });
  const response = await handleRest(request, async () => ({
    ...client.gateway.context,
    session: null,
    acceptLanguage: null,
    refreshCookie: null,
    trace: {},
  }));
  expect([response?.status, await response?.json()]).toEqual([415, { error: 'Send the body as application/json.' }]);
});

test('sends no body in an empty response', async () => {
  expect(await call('DELETE', '/apps/tents?id=7')).toEqual({ status: 200, body: '' });
});

describe('Bearer token', () => {
  const ask = async (path: string, authorization: string) => {
    const request = new Request(new URL(path, 'http://localhost'), { headers: { authorization } });
    const response = await client.gateway.handle(request);
    return response && { status: response.status, body: await response.json() };
  };
  const refused = { status: 401, body: { error: 'Invalid access token' } };
  const getToken = async (kind: 'access' | 'refresh', at = new Date()) => {
    const { context } = client.gateway;
    await openSession(context, context.store.commit, (await listStored(client.gateway, 'authUsers'))[0]!);
    const session = (await listStored(client.gateway, 'sessions')).at(-1)!;
    return context.tokens.sign(kind, { id: session.userId, sid: session.id, seq: session.rotation }, at);
  };

  test('is rejected if forged, of the other kind or expired, so that the client refreshes it', async () => {
    expect(await ask('/apps/todo/tasks', 'Bearer forged')).toEqual(refused);
    expect(await ask('/apps/todo/tasks', `Bearer ${await getToken('refresh')}`)).toEqual(refused);
    expect(await ask('/apps/todo/tasks', `Bearer ${await getToken('access', new Date(0))}`)).toEqual(refused);
  });

  test('is accepted if valid, and not required', async () => {
    expect((await ask('/apps/todo/tasks', `Bearer ${await getToken('access')}`))?.status).toBe(200);
    expect((await ask('/apps/todo/tasks', 'Basic whatever'))?.status).toBe(200);
  });

  test('is ignored for requests outside the gateway', async () => {
    expect(await ask('/apps/nothing', 'Bearer forged')).toBeUndefined();
  });
});
