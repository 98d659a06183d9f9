import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGateway } from '../../../mocks/gateway';
import { createGatewayServer } from '../../../mocks/node';

let servers: ReturnType<typeof createGatewayServer>[];
beforeAll(async () => {
  const gateway = await createGateway({ demoProducts: 1 });
  servers = [createGatewayServer(gateway), createGatewayServer(gateway, { allowedHosts: ['Shop.example'] })];
  for (const server of servers) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => servers.forEach((server) => server.close()));

/** A request to the server; Node's own client lets tests set any header. */
const call = (at: number, headers: Record<string, string>, method = 'GET', path = '/apps/todo/tasks') =>
  new Promise<{ status: number; origin: string | undefined; cache: string | undefined; frame: unknown }>(
    (resolve, reject) => {
      const { port } = servers[at]!.address() as AddressInfo;
      const outgoing = httpRequest({ port, host: '127.0.0.1', method, path, headers }, (incoming) => {
        incoming.resume();
        const {
          'access-control-allow-origin': origin,
          'cache-control': cache,
          'x-frame-options': frame,
        } = incoming.headers;
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, origin, cache, frame }));
      });
      outgoing.on('error', reject);
      outgoing.end();
    },
  );

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
      expect(answer).toMatchObject(wanted === 200 ? { status: success, origin } : { status: 403 });
      if (wanted !== 200) expect(answer.origin).toBeUndefined();
    }
  }
});

test('answers requests without an origin, and marks private responses as not cacheable', async () => {
  expect(await call(0, {})).toMatchObject({ status: 200, origin: undefined, cache: 'no-store' });
});

test.each(['/apps/todo/tasks', '/docs', '/nothing'])('prevents pages from framing %s', async (path) => {
  expect(await call(0, { host: 'localhost' }, 'GET', path)).toMatchObject({ frame: 'DENY' });
});
