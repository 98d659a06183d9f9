import { print } from '@apollo/client/utilities';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  OperationTypeNode,
  printSchema,
  lexicographicSortSchema,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bareSdl } from '#server/bareSdl.generated';
import type { RequestContext } from '#server/context';
import { withAbility } from '#server/domain/auth/abilities';
import { createDemoGateway } from '#mocks/demo/demoGateway';
import type { Gateway } from '#server/gateway';
import { createGeneralServer } from '#server/graphql/generalServer';
import { LazySchema } from '#mocks/preparedServer/lazySchema';
import { readPreparedCall } from '#mocks/preparedServer/preparedDocuments';
import { createPreparedServer } from '#mocks/preparedServer/preparedServer';
import { createSchema } from '#server/graphql/schema';
import { createGraphQLServer, PLATFORM } from '#mocks/preparedServer/workerServer';
import { createCache } from '#graphql/cache';
import { listStored, putStored } from '../../support/stored';

const APOLLO = 'application/graphql-response+json,application/json;q=0.9';
const NOW = new Date('2026-03-01T10:00:00Z');

const { schema } = createSchema();

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;

const getOperation = ({ definitions }: DocumentNode) =>
  definitions.find((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);

const modules = import.meta.glob<Record<string, unknown>>('../../../src/**/*.generated.ts');
const cache = createCache();
const loaded = await Promise.all(Object.values(modules).map((load) => load()));
/** The app's operations as Apollo sends them. */
const operations = loaded
  .flatMap((each) => Object.values(each).filter(isDocument))
  .flatMap((document) => {
    const operation = getOperation(document);
    return operation
      ? [{ name: operation.name!.value, operation, query: print(cache.transformDocument(document)) }]
      : [];
  });
const answered = operations.filter(({ operation }) => operation.operation !== OperationTypeNode.SUBSCRIPTION);

/** Returns a value that the type accepts: as little as possible. */
const getValue = (type: GraphQLInputType): unknown => {
  if (isNonNullType(type)) return getValue(type.ofType);
  if (isListType(type)) return [getValue(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const given = type.isOneOf ? fields.slice(0, 1) : fields.filter((field) => isNonNullType(field.type));
    return Object.fromEntries(given.map((field) => [field.name, getValue(field.type)]));
  }
  const values: Record<string, unknown> = {
    Boolean: true,
    Date: '2026-03-01',
    DateTime: '2026-03-01T10:00:00.000Z',
    Decimal: '12.50',
    EmailAddress: 'jane@example.org',
    Float: 1,
    HTML: '<p>1</p>',
    ID: '1',
    Int: 1,
    JSON: {},
    String: '1',
    URL: '/media/1',
  };
  return values[getNamedType(type).name];
};

const getVariables = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  Object.fromEntries(
    variableDefinitions.map(({ type, variable }) => [
      variable.name.value,
      getValue(typeFromAST(schema, type as never) as GraphQLInputType),
    ]),
  );

const post = (body: unknown, headers: Record<string, string> = {}) =>
  new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: APOLLO, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** IDs and tokens are random. */
const RANDOM = /[\da-f]{64}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|eyJ[\w-]+\.[\w-]+\.[\w-]+/g;

const read = async (response: Response) => ({
  status: response.status,
  headers: [...response.headers],
  body: (await response.text()).replace(RANDOM, '(random)'),
});

/** Two gateways with the same data: one answers prepared operations, the other one any request. */
let gateways: Gateway[];
const flush = () => Promise.resolve();
const prepared = createPreparedServer(flush);
const general = createGeneralServer({ flush, fetchAPI: PLATFORM });

beforeAll(async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  gateways = await Promise.all([createDemoGateway({ now: () => NOW }), createDemoGateway({ now: () => NOW })]);
  vi.restoreAllMocks();
});
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));
afterAll(() => gateways.forEach(({ stop }) => stop()));

const getContext = async (gateway: Gateway, email: string | null): Promise<RequestContext> => {
  const [account] = await listStored(gateway, 'authUsers', (user) => user.email === email);
  return {
    ...gateway.context,
    session: 'a',
    acceptLanguage: null,
    refreshCookie: null,
    trace: {},
    user: account ? await withAbility(gateway.context, account) : null,
    sessionId: 's',
  };
};

test('the app has operations of every kind', () => {
  const kinds = new Set(operations.map(({ operation }) => operation.operation));
  expect(kinds).toEqual(new Set(['query', 'mutation', 'subscription']));
  expect(operations.length).toBeGreaterThan(130);
});

describe.each(['admin@demo.com', 'client@demo.com'])('As %s, both servers respond the same to', (email) => {
  test.each(answered.map((each) => [each.name, each] as const))('%s', async (operationName, { operation, query }) => {
    const body = { operationName, query, variables: getVariables(operation), extensions: {} };
    const [a, b] = await Promise.all(gateways.map((gateway) => getContext(gateway, email)));
    const { response } = await prepared(post(body), a!);
    // Nothing else would notice that all operations are left to the general server.
    expect(response, 'the operation is prepared').toBeDefined();
    const other = await general(post(body), b!);
    expect(await read(response!)).toEqual(await read(other));
    await Promise.all(gateways.map(({ idle }) => idle()));
  });
});

const LIST = operations.find(({ name }) => name === 'ProductList')!;
const LOGIN = operations.find(({ name }) => name === 'SessionLogin')!;
const variables = { input: { catalogId: '1', perPage: 10 } };
const list = { operationName: 'ProductList', query: LIST.query, variables };
const login = { query: LOGIN.query, variables: { input: { email: 'admin@demo.com', password: 'admin' } } };

describe('The server of the gateway responds like the general server to', () => {
  test.each<[string, string | null, () => Request]>([
    ['a prepared query', 'admin@demo.com', () => post(list)],
    ['a prepared query without an operation name', 'admin@demo.com', () => post({ ...list, operationName: undefined })],
    ['a prepared query that accepts JSON', 'admin@demo.com', () => post(list, { accept: 'application/json' })],
    ['a prepared query that accepts anything', 'admin@demo.com', () => post(list, { accept: '*/*' })],
    ['a prepared query that accepts nothing known', 'admin@demo.com', () => post(list, { accept: 'text/html' })],
    ['a prepared query with a length', 'admin@demo.com', () => post(list, { 'content-length': '5' })],
    ['a prepared query without a user', null, () => post(list)],
    ['a prepared public mutation without a user', null, () => post(login)],
    ['a prepared query with another operation name', 'admin@demo.com', () => post({ ...list, operationName: 'Other' })],
    ['a prepared query with an unknown parameter', 'admin@demo.com', () => post({ ...list, other: 1 })],
    ['a prepared query without variables', 'admin@demo.com', () => post({ ...list, variables: null })],
    ['a prepared query with a list of variables', 'admin@demo.com', () => post({ ...list, variables: [1] })],
    [
      'a prepared query with an invalid variable',
      'admin@demo.com',
      () => post({ ...list, variables: { input: { perPage: 'x' } } }),
    ],
    ['another query', 'admin@demo.com', () => post({ query: '{ me { email } }' })],
    ['an invalid query', 'admin@demo.com', () => post({ query: '{ mee }' })],
    ['a query that is no text', 'admin@demo.com', () => post({ query: 1 })],
    ['a list of requests', 'admin@demo.com', () => post([list])],
    ['a body that is not JSON', 'admin@demo.com', () => post('{')],
    ['a body without text', 'admin@demo.com', () => post('')],
    ['a long body', 'admin@demo.com', () => post({ ...list, extensions: { a: 'a'.repeat(1_000_001) } })],
    [
      'a query by GET',
      'admin@demo.com',
      () => new Request(`http://localhost/graphql?query=${encodeURIComponent('{ me { email } }')}`),
    ],
  ])('%s', async (_, email, getRequest) => {
    const [a, b] = await Promise.all(gateways.map((gateway) => getContext(gateway, email)));
    const own = await createGraphQLServer({ flush })(getRequest(), a!);
    expect(await read(own)).toEqual(await read(await general(getRequest(), b!)));
  });
});

test('a mutation is answered after its changes are stored', async () => {
  const order: string[] = [];
  const store = async () => void order.push('stored');
  const { response } = await createPreparedServer(store)(post(login), await getContext(gateways[0]!, null));
  order.push(String(response?.status));
  expect(order).toEqual(['stored', '200']);
});

describe('A subscription', () => {
  const CHANGES = operations.find(({ name }) => name === 'RecordChanges')!;
  const subscribe = () => post({ query: CHANGES.query }, { accept: 'text/event-stream' });

  /** Reads the stream until it contains the text, then closes it. */
  const readUntil = async ({ status, headers, body }: Response, text: string) => {
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    let all = '';
    while (!all.includes(text)) all += (await reader.read()).value!;
    await reader.cancel();
    return { status, headers: [...headers], all };
  };

  const open = async (answer: (request: Request, context: RequestContext) => Promise<Response>, gateway: Gateway) => {
    const context = await getContext(gateway, 'admin@demo.com');
    const times = { createdAt: '', rotatedAt: '', activeAt: '', expiresAt: '9999' };
    const session = { id: 's', userId: context.user!.id, userAgent: '', rotation: 0, ...times };
    await putStored({ context }, 'sessions', session);
    const response = await answer(subscribe(), context);
    const changes = [{ table: 'tasks', put: { id: '1' } }] as never;
    gateway.context.events.emit('recordsChanged', { session: 'b', changes });
    return readUntil(response, 'data:');
  };

  test('is streamed the same by both servers', async () => {
    const own = await open(async (...call) => (await prepared(...call)).response!, gateways[0]!);
    expect(own.all).toMatch(/^:\n\n(:\n\n)*event: next\ndata: \{"data":\{"recordsChanged":\[/);
    const other = await open(general, gateways[1]!);
    // In tests, Yoga sends more of the comments that keep a stream open.
    const withoutComments = (text: string) => text.replaceAll(':\n\n', '');
    expect({ ...own, all: withoutComments(own.all) }).toEqual({ ...other, all: withoutComments(other.all) });
  });

  test('stops listening when the stream is closed', async () => {
    const { context } = gateways[0]!;
    let listening = 0;
    const on: typeof context.events.on = (name, listener) => {
      const stop = context.events.on(name, listener);
      listening += 1;
      return () => {
        listening -= 1;
        stop();
      };
    };
    const user = await getContext(gateways[0]!, 'admin@demo.com');
    const { response } = await prepared(subscribe(), { ...user, events: { ...context.events, on } });
    expect(listening).toBeGreaterThan(0);
    await response!.body!.cancel();
    expect(listening).toBe(0);
  });

  test('without permission, is left to the general server', async () => {
    const { response, rest } = await prepared(subscribe(), await getContext(gateways[0]!, null));
    expect(response).toBeUndefined();
    expect(rest!.bodyUsed).toBe(false);
  });
});

/** Yields the list in other orders. */
function* reorder<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length < 2) yield [...items];
  for (const [at, item] of items.entries()) {
    for (const rest of reorder(items.toSpliced(at, 1))) yield [item, ...rest];
  }
}

test('texts of one document with its definitions in other orders are not all kept', async () => {
  const call = (query: string) => readPreparedCall(JSON.stringify({ query }));
  const first = await call(LIST.query);
  expect((await call(LIST.query))?.document).toBe(first?.document);
  const { query } = operations.find((each) => each.query.split('\n\n').length > 6)!;
  let count = 0;
  for (const parts of reorder(query.split('\n\n'))) {
    expect(await call(parts.join('\n\n'))).not.toBeNull();
    if ((count += 1) === 1_000) break;
  }
  const again = await call(LIST.query);
  expect(again).toEqual(first);
  expect(again?.document).not.toBe(first?.document);
});

test('a long body from elsewhere is not read ahead of its limit', async () => {
  const context = { ...(await getContext(gateways[0]!, 'admin@demo.com')), address: '::1' };
  const request = post(list);
  expect(await prepared(request, context)).toEqual({ rest: request });
  expect(request.bodyUsed).toBe(false);
});

test('the lazy schema has the same types as the complete one', () => {
  const lazy = new LazySchema({ sdl: bareSdl, fallback: () => null });
  const sorted = (each: typeof schema) => printSchema(lexicographicSortSchema(each));
  const types = (text: string) => text.split('\n\n').filter((part) => !/^(schema|directive) /.test(part));
  expect(types(sorted(lazy))).toEqual(types(sorted(schema)));
});
