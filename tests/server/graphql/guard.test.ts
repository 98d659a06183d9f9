import { makeExecutableSchema } from '@graphql-tools/schema';
import { defaultFieldResolver, graphql } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import type { DomainError } from '#server/errors';
import { createDemoGateway } from '#mocks/demo/demoGateway';
import type { Gateway } from '#server/gateway';
import { guardSchema, getRule } from '#server/graphql/guard';
import { createSchema } from '#server/graphql/schema';

const { schema } = createSchema();
const roots = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!];
const fields = roots.flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));

/** Operations that do not require signing in. */
const PUBLIC = [
  'isSetUpLink',
  'isSetUpNeeded',
  'passwordLink',
  'refreshSession',
  'requestPasswordReset',
  'resetPassword',
  'setUp',
  'signIn',
  'signOut',
  'signUp',
];

test.each(fields.map(({ type, field }) => [`${type.name}.${field.name}`, field] as const))(
  '%s is explicitly public or requires a permission',
  (_, field) => {
    const rule = getRule(field, true);
    if (rule === 'public') expect(PUBLIC).toContain(field.name);
    else
      expect(rule).toEqual({
        action: expect.stringMatching(/^(create|read|update|delete|publish)$/),
        subject: expect.any(String),
      });
  },
);

const { typeDefs, resolvers } = {
  typeDefs: `
    directive @can(action: String!, subject: String!) on FIELD_DEFINITION
    directive @public on FIELD_DEFINITION
    type Tent { id: ID! price: Int! @can(action: "read", subject: "Price") }
    type Query { tents: Int! @public mine: Int! tent: Tent! @public }
    type Mutation { forgotten: Int! made: Int! @can(action: "create", subject: "Tent") }
  `,
  resolvers: {
    Query: { tents: () => 1, mine: () => 2, tent: () => ({ id: '1', price: 3 }) },
    Mutation: { forgotten: () => 4, made: () => 5 },
  },
};
const guarded = guardSchema(makeExecutableSchema({ typeDefs, resolvers }), defaultFieldResolver);

test('finds a root field without a rule, which requires at least a session', async () => {
  const forgotten = guarded.getMutationType()!.getFields().forgotten!;
  expect(getRule(forgotten, true)).toBe('signedIn');
});

const client = { ability: [{ action: 'read', subject: 'Auth' }] };
const admin = { ability: [{ action: 'manage', subject: 'all' }] };

test.each([
  ['{ tents }', null, undefined],
  ['{ tent { id } }', null, undefined],
  ['{ mine }', null, 'UNAUTHENTICATED'],
  ['{ mine }', client, undefined],
  ['mutation { forgotten }', null, 'UNAUTHENTICATED'],
  ['mutation { made }', null, 'UNAUTHENTICATED'],
  ['mutation { made }', client, 'FORBIDDEN'],
  ['mutation { made }', admin, undefined],
  ['{ tent { price } }', client, 'FORBIDDEN'],
  ['{ tent { price } }', admin, undefined],
])('%s requested by %j returns the code %s', async (source, user, code) => {
  const { errors } = await graphql({ schema: guarded, source, contextValue: { user } });
  expect((errors?.[0]?.originalError as DomainError | undefined)?.code).toBe(code);
});

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createDemoGateway({ demoProducts: 1 });
});

const post = async (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) => {
  const response = (await gateway.handle(new Request('http://localhost/graphql', { method: 'POST', headers, body })))!;
  return { status: response.status, body: await response.text() };
};

test.each([
  ['no body', ''],
  ['no JSON', '{'],
  ['no query', '{}'],
  ['a query of another type', '{"query":1}'],
  ['a query that does not parse', '{"query":"{"}'],
  ['a field that is not there', '{"query":"{ nothing }"}'],
  ['an id that is missing', '{"query":"{ catalog { id } }"}'],
  ['a variable of the wrong type', '{"query":"query ($id: ID!) { catalog(id: $id) { id } }","variables":{"id":{}}}'],
])('%s returns an error message, never 500', async (_, body) => {
  const answer = await post(body);
  expect(answer.status).toBeLessThan(500);
  expect(JSON.parse(answer.body).errors[0].message).toMatch(/\w/);
});

test.each(['APPLICATION/JSON', 'application/json;charset=UTF-8', 'Application/Json ; charset=utf-8'])(
  'reads a body of type %s',
  async (mediaType) => {
    const answer = await post('{"query":"{ __typename }"}', { 'content-type': mediaType });
    expect(answer).toEqual({ status: 200, body: '{"data":{"__typename":"Query"}}' });
  },
);

test('names what can be accepted', async () => {
  const headers = { 'content-type': 'application/json', accept: 'application/xml' };
  const answer = await post('{"query":"{ __typename }"}', headers);
  expect(answer.status).toBe(406);
  expect(JSON.parse(answer.body).errors[0].message).toContain('application/json');
});

test('rejects a body of another media type without 500', async () => {
  expect((await post('hello', { 'content-type': 'text/plain' })).status).toBeLessThan(500);
});
