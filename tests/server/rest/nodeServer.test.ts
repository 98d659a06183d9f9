import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemoGateway } from '#mocks/demo/demoGateway';
import { createGatewayServer } from '#server/node';

let servers: ReturnType<typeof createGatewayServer>[];
beforeAll(async () => {
  const gateway = await createDemoGateway({ demoProducts: 1 });
  servers = [createGatewayServer(gateway), createGatewayServer(gateway, { allowedHosts: ['Shop.example'] })];
  for (const server of servers) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => servers.forEach((server) => server.close()));

/** A request to the server; Node's own client lets tests set any header. */
const call = (at: number, headers: Record<string, string>, method = 'GET', path = '/apps/todo/tasks') =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const { port } = servers[at]!.address() as AddressInfo;
    const outgoing = httpRequest({ port, host: '127.0.0.1', method, path, headers }, (incoming) => {
      let body = '';
      incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });

test.each([
  ['localhost', 200, 200],
  ['localhost:4000', 200, 200],
  ['127.0.0.1:1', 200, 200],
  ['[::1]:4000', 200, 200],
  ['shop.example', 403, 200],
  ['shop.example:8443', 403, 200],
  ['evil.example', 403, 403],
  ['localhost.evil.example', 403, 403],
  ['127.0.0.1.evil.example', 403, 403],
  ['not a host', 403, 403],
])(
  'answers a request for the host %s with %i, and with %i if shop.example is allowed',
  async (host, status, allowed) => {
    expect([(await call(0, { host })).status, (await call(1, { host })).status]).toEqual([status, allowed]);
  },
);

test.each([
  ['http://localhost:5173', 200, 200],
  ['https://127.0.0.1', 200, 200],
  ['https://shop.example', 403, 200],
  ['https://evil.example', 403, 403],
  ['https://localhost.evil.example', 403, 403],
  ['null', 403, 403],
  ['file://', 403, 403],
])('answers a page of %s with %i, and with %i if shop.example is allowed', async (origin, status, allowed) => {
  for (const [at, wanted] of [status, allowed].entries()) {
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await call(at, { origin }, method);
      const success = method === 'GET' ? 200 : 204;
      expect(answer.status).toBe(wanted === 200 ? success : 403);
      expect(answer.headers['access-control-allow-origin']).toBe(wanted === 200 ? origin : undefined);
    }
  }
});

test('answers requests without an origin', async () => {
  const { status, headers } = await call(0, {});
  expect([status, headers['access-control-allow-origin']]).toEqual([200, undefined]);
});

test('lets pages of other origins read when to try again and the names of files', async () => {
  const { headers } = await call(0, { origin: 'http://localhost:5173' });
  expect(headers['access-control-expose-headers']).toBe('content-disposition, retry-after');
});

test.each(['/apps/todo/tasks', '/docs', '/nothing', '/graphql'])(
  'prevents pages from framing %s and browsers from storing it',
  async (path) => {
    expect((await call(0, { host: 'localhost' }, 'GET', path)).headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    });
  },
);

test('lets browsers store images, but not a missing one', async () => {
  expect((await call(0, {}, 'GET', '/media/avatar-ada-lindqvist')).headers['cache-control']).toContain('public');
  expect((await call(0, {}, 'GET', '/media/none')).headers['cache-control']).toBe('no-store');
});

test.each(['/apps/todo/tasks', '/health', '/docs', '/media/avatar-ada-lindqvist', '/files/none', '/nothing'])(
  'answers HEAD %s like GET, without the body',
  async (path) => {
    const [head, get] = [await call(0, {}, 'HEAD', path), await call(0, {}, 'GET', path)];
    expect(head.status).toBe(get.status);
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
    expect([head.body, get.body]).toEqual(['', expect.stringMatching(/./)]);
  },
);

test.each([
  ['DELETE', '/apps/todo/tasks', 'GET, HEAD'],
  ['PUT', '/apps/ecommerce/cart', 'GET, HEAD, POST'],
  ['GET', '/apps/ecommerce/cart/1', 'DELETE'],
  ['HEAD', '/jwt/login', 'POST'],
  ['POST', '/files/none', 'GET, HEAD, PUT'],
  ['POST', '/media/none', 'GET, HEAD'],
  ['TRACE', '/jwt/login', 'POST'],
])('answers %s %s with 405 and the methods of the path', async (method, path, allow) => {
  expect(await call(0, {}, method, path)).toMatchObject({ status: 405, headers: { allow } });
});

test.each([
  ['GET', '//', 400],
  ['TRACE', '/nothing', 404],
])('answers %s %s with a message for clients', async (method, path, status) => {
  const { body, ...answer } = await call(0, {}, method, path);
  expect(answer.status).toBe(status);
  expect(JSON.parse(body)).toEqual({ error: expect.not.stringContaining('TypeError') });
});

test('names the way to authenticate when an access token is needed', async () => {
  expect(await call(0, {}, 'GET', '/files/none')).toMatchObject({
    status: 401,
    headers: { 'www-authenticate': 'Bearer' },
  });
});
