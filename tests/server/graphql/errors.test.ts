import { GraphQLError } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { DomainError } from '#server/errors';
import { translateError } from '#server/graphql/errors';
import { useTestClient } from '../../support/testClient';

const client = useTestClient();

describe('Internal error', () => {
  const fail = () => {
    const { store } = client.gateway.context;
    client.gateway.context.store = {
      ...store,
      list: (table, where) =>
        table === 'tasks' ? Promise.reject(new TypeError('secret of the store')) : store.list(table, where),
    };
  };

  test('is masked and logged in GraphQL; other fields are still answered', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fail();
    const answer = await client.ask('{ me { id } taskPage { totalDocs } }');
    expect(JSON.stringify(answer)).not.toMatch(/secret|TypeError|\.ts/);
    expect(answer.errors).toEqual([
      {
        message: 'Something went wrong on our side. Try again in a moment.',
        path: ['taskPage'],
        locations: expect.any(Array),
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      },
    ]);
    expect(String(logged.mock.calls[0]?.[0])).toContain('secret of the store');
    logged.mockClear();
  });

  test('is masked and logged in REST', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fail();
    expect(await client.rest('GET', '/apps/todo/tasks')).toEqual({
      status: 500,
      body: { error: 'Something went wrong on our side. Try again in a moment.' },
    });
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockClear();
  });
});

describe('Error', () => {
  test('thrown by the domain keeps its message, code, and fields', () => {
    const refusal = new DomainError('CONFLICT', 'The name is taken.', { name: 'Choose another one.' });
    const wrapped = new GraphQLError('x', { originalError: new GraphQLError('y', { originalError: refusal }) });
    expect(translateError(wrapped, null)).toMatchObject({
      message: 'The name is taken.',
      extensions: { code: 'CONFLICT', fields: { name: 'Choose another one.' } },
    });
  });

  test('caused by the request is not changed', () => {
    const error = new GraphQLError('Cannot query field "nothing".');
    expect(translateError(error, null)).toBe(error);
  });

  test.each([
    ['missing', {}],
    ['null', { id: null }],
    ['of another type', { id: {} }],
  ])('caused by a variable that is %s is INVALID', async (_case, variables) => {
    expect(await client.refusal('query ($id: ID!) { product(id: $id) { id } }', variables)).toEqual({
      code: 'INVALID',
    });
  });

  test.each([
    ['without a required field', {}, {}],
    ['with an unknown field', { catalogId: '1', color: 'red' }, {}],
    ['with a field of another type', { catalogId: '1', page: 'one' }, { fields: { page: expect.any(String) } }],
  ])('caused by an input %s is INVALID', async (_case, input, fields) => {
    const ask = 'query ($input: ProductListInput!) { products(input: $input) { page } }';
    expect(await client.refusal(ask, { input })).toEqual({ code: 'INVALID', ...fields });
  });

  test('caused by a variable with more invalid values than are listed is INVALID', async () => {
    const ids = Array.from({ length: 60 }, () => ({}));
    const { errors } = await client.ask(
      'mutation ($ids: [ID!]!) { deleteEmails(input: { ids: $ids }) { deletedIds } }',
      { ids },
    );
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(errors?.map(() => 'INVALID'));
    expect(errors?.length).toBeGreaterThan(1);
  });

  test.each([
    ['variants', 3_000, () => ({ sku: 'T', options: [{ name: '', value: 'x' }] })],
    ['attributes', 50_000, () => ({ name: '', value: 'x' })],
    ['prices', 5_000, () => ({ currency: 'x', amount: 1 })],
    ['media', 5_000, () => ({ url: 'ftp://x' })],
    ['associations', 5_000, (at) => ({ type: 'PART_OF', sku: `T${at}`, quantity: 0 })],
    ['values', 5_000, (at) => ({ attribute: `a${at}`, locale: 'fr', text: 'T' })],
  ] satisfies [string, number, (at: number) => object][])(
    'about thousands of %s lists each field, and says in the message how many more there are',
    async (list, count, toRow) => {
      const rows = Array.from({ length: count }, (_, at) => toRow(at));
      const create = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }';
      const { errors } = await client.ask(create, { input: { catalogId: '1', sku: 'T', name: 'Tent', [list]: rows } });
      const [{ message, extensions } = { message: '' }] = errors ?? [];
      expect(extensions?.code).toBe('INVALID');
      expect(Object.keys(extensions?.fields ?? {}).length).toBeGreaterThanOrEqual(count);
      expect(message).toMatch(/ And [\d,]+ more\.$/);
      expect(message.length).toBeLessThan(1_000);
    },
  );

  test('about thousands of SKUs of another product says which are taken', async () => {
    const create = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id } } }';
    const variants = Array.from({ length: 3_000 }, (_, at) => ({ sku: `T-${at}` }));
    const input = { catalogId: '1', sku: 'T', name: 'Tent', variants };
    expect((await client.ask(create, { input })).errors).toBeUndefined();
    const { errors } = await client.ask(create, { input });
    expect(errors?.[0]?.extensions?.code).toBe('CONFLICT');
    expect(errors?.[0]?.message).toMatch(
      /^The SKU T is already used by "Tent"\. .* And 2,996 more\. Enter a different SKU\.$/,
    );
  });

  test('caused by a variable that the document does not use is one of the document', async () => {
    const { errors } = await client.ask('query ($id: ID) { me { id } }', { id: '1' });
    expect(errors?.[0]).toMatchObject({
      message: 'Variable "$id" is never used.',
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    });
  });
});
