import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemoGateway } from '#mocks/demo/demoGateway';
import type { Gateway } from '#server/gateway';
import { createGatewayServer } from '#server/node';
import { filter, id, perPage } from '#server/rest/fields';
import { openApi } from '#server/rest/openapi';
import { route } from '#server/rest/route';
import { ROUTES } from '#server/rest/routes';

const handle = async () => null;
const tent = z.strictObject({ id: z.number(), name: z.string() });
const document = openApi([
  route({
    method: 'GET',
    path: '/apps/tents/{id}',
    summary: 'One tent.',
    takes: z.object({ id, q: filter, perPage: perPage(9) }),
    answers: tent,
    handle,
  }),
  route({
    method: 'POST',
    path: '/apps/tents',
    summary: 'Adds a tent.',
    takes: z.object({ tent: z.looseObject({ name: z.string() }) }),
    answers: null,
    status: 201,
    handle,
  }),
  route({ method: 'DELETE', path: '/apps/tents', summary: 'Away.', takes: z.object({ id }), answers: null, handle }),
]);

test('describes a GET by its parameters and its response', () => {
  expect(document.paths['/apps/tents/{id}']).toMatchObject({
    get: {
      operationId: 'getAppsTentsId',
      tags: ['tents'],
      summary: 'One tent.',
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
        { name: 'q', in: 'query', required: false, schema: { type: 'string' } },
        { name: 'perPage', in: 'query', required: false, schema: { type: 'integer', minimum: 1 } },
      ],
      responses: {
        200: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { id: { type: 'number' }, name: { type: 'string' } },
                required: ['id', 'name'],
                additionalProperties: false,
              },
            },
          },
        },
        400: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
      },
    },
  });
});

test('describes a POST by its body, with both methods of a path together', () => {
  const { post, delete: away } = document.paths['/apps/tents']!;
  expect(post).toMatchObject({
    requestBody: {
      content: {
        'application/json': {
          schema: { properties: { tent: { properties: { name: { type: 'string' } }, required: ['name'] } } },
        },
      },
    },
    responses: { 201: { description: 'Success. The response body is empty.' } },
  });
  expect(away).toMatchObject({ parameters: [{ name: 'id', in: 'query', required: true }] });
});

let gateway: Gateway;
let server: ReturnType<typeof createGatewayServer>;
let url: string;
beforeAll(async () => {
  gateway = await createDemoGateway({ demoProducts: 1 });
  server = createGatewayServer(gateway);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  gateway.stop();
  server.close();
});

test('serves the description of every route', async () => {
  const response = await gateway.handle(new Request('http://localhost/openapi.json'));
  const served = await response!.json();
  expect(served.servers).toEqual([{ url: '/', description: expect.any(String) }]);
  const pairs = Object.entries<Record<string, { summary: string }>>(served.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(pairs.sort()).toEqual(ROUTES.map(({ method, path }) => `${method} ${path}`).sort());
  const ids = Object.values<Record<string, { operationId: string }>>(served.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('resolves every reference within the description', () => {
  const text = JSON.stringify(openApi(ROUTES));
  const references = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference]) => reference);
  expect([...new Set(references)].filter((reference) => reference !== '#/components/schemas/Refusal')).toEqual([]);
});

test('serves /docs under Node as a page that loads its viewer from this server only', async () => {
  const response = await fetch(`${url}/docs`);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; /);
  const page = await response.text();
  const files = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file!);
  expect(files).toHaveLength(3);
  for (const file of files) {
    const { status, headers } = await fetch(new URL(file, url));
    expect({ file, status }).toEqual({ file, status: 200 });
    expect(headers.get('content-type')).toMatch(/^text\/(css|javascript)/);
  }
  expect(await (await fetch(`${url}/docs/start.js`)).text()).toContain("url: '/openapi.json'");
});

test.each(['/docs/package.json', '/docs/../package.json', '/docs/__proto__', '/docs/toString'])(
  'does not serve %s',
  async (path) => {
    expect((await fetch(`${url}${path}`)).status).toBe(404);
  },
);
