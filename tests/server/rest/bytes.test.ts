import { beforeEach, expect, test } from 'vitest';
import { openSession } from '#server/domain/auth/session';
import { fileCreate } from '#server/domain/files/files';
import { createDemoGateway } from '#mocks/demo/demoGateway';
import type { Gateway } from '#server/gateway';
import { listStored } from '../../support/stored';

let gateway: Gateway;
let tokens: Record<'admin' | 'client', string>;
beforeEach(async () => {
  gateway = await createDemoGateway({ demoProducts: 3 });
  const users = await listStored(gateway, 'authUsers');
  const getToken = async (role: string) => {
    const user = users.find((each) => each.role === role)!;
    return (await openSession(gateway.context, gateway.context.store.commit, user)).accessToken;
  };
  tokens = { admin: await getToken('admin'), client: await getToken('client') };
});

const call = async (method: string, path: string, body?: string, token: string | null = tokens.admin) => {
  const headers = token === null ? undefined : { authorization: `Bearer ${token}` };
  return (await gateway.handle(new Request(`http://localhost${path}`, { method, body, headers })))!;
};
const opened = (size: number) => fileCreate(gateway.context, { name: 'a file.csv', size, mediaType: 'text/csv' });

test.each([
  ['cut inside a character', `${'a'.repeat(254)}😀.csv`],
  ['with halves of characters', '\ud800x\udc00.csv'],
])('downloads a file with the name %s', async (_, name) => {
  const { id } = await fileCreate(gateway.context, { name, size: 1, mediaType: 'text/csv' });
  await call('PUT', `/files/${id}?offset=0`, 'x');
  const response = await call('GET', `/files/${id}`);
  expect([response.status, await response.text()]).toEqual([200, 'x']);
});

test('returns bytes unchanged after uploading them slice by slice', async () => {
  const { id } = await opened(11);
  expect(await (await call('PUT', `/files/${id}?offset=0`, 'hello ')).json()).toEqual({ size: 6 });
  expect(await (await call('PUT', `/files/${id}?offset=6`, 'world')).json()).toEqual({ size: 11 });
  const response = await call('GET', `/files/${id}`);
  expect(await response.text()).toBe('hello world');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv',
    'content-disposition': "attachment; filename*=UTF-8''a%20file.csv",
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['PUT', '/files/ID?offset=-1', 400],
  ['PUT', '/files/ID?offset=x', 400],
  ['PUT', '/files/none', 404],
  ['GET', '/files/none', 404],
  ['GET', '/files/', 404],
  ['GET', '/media/ID', 404],
  ['GET', '/media/none', 404],
  ['GET', '/feeds/none/x.json', 404],
  ['GET', '/feeds/1/x.exe', 404],
  ['DELETE', '/files/ID', 405],
  ['POST', '/media/ID', 405],
  ['GET', '/files/%E0%A4%A', 400],
])('responds to %s %s with %i and a message', async (method, path, status) => {
  const { id } = await opened(3);
  const response = await call(method, path.replace('ID', id), method === 'PUT' ? 'abc' : undefined);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error: expect.stringMatching(/\w/) });
});

test('returns the offset to continue an interrupted upload', async () => {
  const { id } = await opened(11);
  await call('PUT', `/files/${id}?offset=0`, 'hello ');
  const response = await call('PUT', `/files/${id}?offset=0`, 'hello ');
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({ error: expect.stringContaining('offset 6'), offset: 6 });
});

test('rejects more bytes than declared', async () => {
  const { id } = await opened(3);
  expect((await call('PUT', `/files/${id}`, 'abcd')).status).toBe(400);
});

test('requires a token for files, also a permission for feeds, and nothing for images', async () => {
  const { id } = await opened(3);
  for (const [method, path, clientStatus] of [
    ['PUT', `/files/${id}`, 200],
    ['GET', `/files/${id}`, 200],
    ['GET', '/feeds/1/outdoor-v1.json', 403],
  ] as const) {
    const body = method === 'PUT' ? 'abc' : undefined;
    expect((await call(method, path, body, null)).status).toBe(401);
    expect((await call(method, path, body, 'forged')).status).toBe(401);
    expect((await call(method, path, body, tokens.client)).status).toBe(clientStatus);
  }
  const picture = await call('GET', '/media/demo-tent-forest', undefined, null);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('leaves requests outside the gateway to the network', async () => {
  for (const path of ['/', '/catalogs', '/graphql/x', '/assets/a.js', '/fileserver/1']) {
    expect(await gateway.handle(new Request(`http://localhost${path}`))).toBeUndefined();
  }
});
