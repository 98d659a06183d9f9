import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSchema } from '#server/graphql/schema';
import { ROUTES } from '#server/rest/routes';
import { useTestClient } from '../../support/testClient';
import { arbitraryOperation } from './arbitraryArguments';
import { LONG_TEST } from '../../support/databases/longTest';

const client = useTestClient();

/** Returns the response, which must arrive within two seconds and contain no sign of an internal error. */
const answerTo = async (method: string, path: string, body?: string) => {
  const init = { method, headers: { 'content-type': 'application/json' }, ...(body !== undefined && { body }) };
  const request = new Request(`http://localhost${path}`, init);
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), 2_000).unref());
  const response = await Promise.race([client.gateway.handle(request), late]);
  if (response === 'late') throw new Error(`${method} ${path} hangs.`);
  if (response)
    expect({ method, path, body, status: response.status }).toEqual({
      method,
      path,
      body,
      status: expect.toSatisfy((status: number) => status < 500),
    });
  await response?.text();
};

/**
 * Every GET route without parameters still returns what its definition promises: no request has damaged the stored
 * data.
 */
const expectSound = async () => {
  for (const { method, path, answers } of ROUTES) {
    if (method !== 'GET' || path.includes('{') || /get-email|paginate-email|get-chat|users\/user/.test(path)) continue;
    const { status, body } = await client.rest(method, path);
    expect({ path, status }).toEqual({ path, status: 200 });
    expect({ path, issues: answers?.safeParse(body).error?.issues }).toEqual({ path, issues: undefined });
  }
};

const words = [
  'task',
  'event',
  'obj',
  'id',
  'taskId',
  'emailIds',
  'dataToUpdate',
  'label',
  'title',
  'productId',
  'fullName',
];
const more = [
  'username',
  'email',
  'password',
  'contact',
  'message',
  'start',
  'end',
  'extendedProps',
  'tags',
  'folder',
  'role',
  'assignee',
];
const small = fc.oneof(
  fc.constantFrom(
    null,
    true,
    '',
    '1',
    1,
    0,
    -1,
    1.5,
    1e300,
    [],
    {},
    [1],
    ['personal'],
    '2026-03-01',
    'trash',
    '__proto__',
  ),
  fc.string(),
);
const fields = fc.dictionary(fc.constantFrom(...words, ...more, '__proto__', 'constructor'), small, { maxKeys: 6 });
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...words), fc.oneof(small, fields, fc.record({ id: small, contact: fields })), {
    maxKeys: 5,
  }),
  fields,
  fc.jsonValue(),
);
const texts = fc.oneof(fc.string(), fc.constantFrom('', '{', 'null', '[]', '"x"', '{"a":}', '\u0000'));
const query = fc.array(
  fc.tuple(
    fc.oneof(fc.constantFrom(...words, 'q', 'page', 'perPage', 'sortBy', 'calendars[]', 'a[b]'), fc.string()),
    fc.oneof(fc.constantFrom('', '0', '1', '-1', '1.5', '9'.repeat(30), 'é%'), fc.string()),
  ),
  { maxLength: 4 },
);

const withQuery = (path: string, pairs: [string, string][]) => `${path}?${new URLSearchParams(pairs)}`;

describe('Invalid input never causes an internal error, a hang, or damaged data:', () => {
  const rows = fc.constantFrom(...ROUTES);

  test('in the bodies and parameters of REST paths', { timeout: LONG_TEST }, async () => {
    const numbers = fc.constantFrom('1', '2', '0', '9'.repeat(30));
    await fc.assert(
      fc.asyncProperty(
        rows,
        numbers,
        query,
        fc.oneof(
          body.map((value) => JSON.stringify(value)),
          texts,
        ),
        async (row, id, pairs, text) => {
          await answerTo(
            row.method,
            withQuery(row.path.replace(/\{\w+\}/, id), pairs),
            row.method === 'GET' ? undefined : text,
          );
        },
      ),
      { numRuns: 800 },
    );
    await expectSound();
  });

  test('in paths and methods', async () => {
    const part = fc.oneof(
      fc.constantFrom(
        'apps',
        'api',
        'email',
        'files',
        'media',
        'feeds',
        'jwt',
        'faq',
        'data',
        '..',
        '%2e%2e',
        '%',
        '1',
      ),
      fc.string().map(encodeURIComponent),
    );
    const path = fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`);
    const method = fc.constantFrom('GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'HEAD', 'OPTIONS');
    await fc.assert(
      fc.asyncProperty(method, path, query, async (each, to, pairs) => {
        await answerTo(each, withQuery(to, pairs), ['GET', 'HEAD'].includes(each) ? undefined : '{}');
      }),
      { numRuns: 300 },
    );
  });

  test('in GraphQL documents', async () => {
    const token = fc.constantFrom(
      '{',
      '}',
      '(',
      ')',
      '[',
      ']',
      ':',
      '!',
      '$',
      '...',
      'on',
      'query',
      'mutation',
      'fragment',
      'me',
      'catalogs',
      'id',
      '"',
      '"""',
      '1',
      'null',
      '@include',
      '#',
    );
    const source = fc.oneof(
      fc.array(token, { maxLength: 30 }).map((tokens) => tokens.join(' ')),
      fc.string(),
    );
    const variables = fc.oneof(fc.jsonValue(), fc.constant(undefined));
    await fc.assert(
      fc.asyncProperty(source, variables, async (text, values) => {
        await answerTo('POST', '/graphql', JSON.stringify({ query: text, variables: values }));
      }),
      { numRuns: 300 },
    );
  });

  test('in the arguments of every query and mutation', { timeout: LONG_TEST }, async () => {
    const RUNS = 1_500;
    let reached = 0;
    const { schema } = createSchema();
    const operations = [
      ...Object.values(schema.getMutationType()!.getFields()).map((field) => arbitraryOperation('mutation', field)),
      ...Object.values(schema.getQueryType()!.getFields()).map((field) => arbitraryOperation('query', field)),
    ];
    await fc.assert(
      fc.asyncProperty(fc.oneof(...operations), async ({ query: text, variables }) => {
        const { errors = [] } = await client.ask(text, variables);
        if (errors.every(({ path }) => path)) reached++;
        // Some operations end the session that sends them.
        if (errors.some(({ path, extensions }) => !path && extensions?.code === 'UNAUTHENTICATED'))
          await client.reopen();
        for (const { message, extensions } of errors) {
          expect({ text, variables, message, code: extensions?.code }).not.toMatchObject({
            code: 'INTERNAL_SERVER_ERROR',
          });
        }
      }),
      { numRuns: RUNS },
    );
    // Requests that fail before execution have no path; most of them must reach the domain.
    expect(reached).toBeGreaterThan(RUNS * 0.8);
    await client.gateway.idle();
    await expectSound();
  });
});
