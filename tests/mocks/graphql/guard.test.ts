import { beforeAll, expect, test } from 'vitest';
import { createGateway, type Gateway } from '../../../mocks/gateway';
import { ruleOf } from '../../../mocks/graphql/guard';
import { createSchema } from '../../../mocks/graphql/schema';

const { schema } = createSchema();
const roots = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!];
const fields = roots.flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));

test.each(fields.map(({ type, field }) => [`${type.name}.${field.name}`, field] as const))(
  '%s is public on purpose or asks for an ability',
  (_, field) => {
    const rule = ruleOf(schema, field, true);
    expect(rule === 'public' ? ['login', 'register', 'refreshToken'] : [field.name]).toContain(field.name);
    expect(rule).not.toBe('signedIn');
  },
);

let gateway: Gateway;
beforeAll(async () => {
  gateway = await createGateway({ demoProducts: 1 });
});

const post = async (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) => {
  const response = (await gateway.handle(new Request('http://localhost/graphql', { method: 'POST', headers, body })))!;
  return { status: response.status, body: await response.text() };
};

test.each([
  ['no JSON', '{'],
  ['no query', '{}'],
  ['a query of another type', '{"query":1}'],
  ['a query that does not parse', '{"query":"{"}'],
  ['a field that is not there', '{"query":"{ nothing }"}'],
  ['an id that is missing', '{"query":"{ catalog { id } }"}'],
  ['a variable of the wrong type', '{"query":"query ($id: ID!) { catalog(id: $id) { id } }","variables":{"id":{}}}'],
])('%s is answered in words, never with 500', async (_, body) => {
  const answer = await post(body);
  expect(answer.status).toBeLessThan(500);
  expect(JSON.parse(answer.body).errors[0].message).toMatch(/\w/);
});

test('a body of another media type is refused without 500', async () => {
  expect((await post('hello', { 'content-type': 'text/plain' })).status).toBeLessThan(500);
});
