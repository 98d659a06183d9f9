import { buildSchema, isSpecifiedScalarType } from 'graphql';
import { expect, test } from 'vitest';
import { sdl } from '#server/sdl.generated';
import { createTestClient } from '../../support/testClient';

test.each([
  ['by itself', '{ __type(name: "Catalog") { description fields { name description } } }'],
  ['beside other fields', '{ me { email } __type(name: "Catalog") { description fields { name description } } }'],
])('answers an introspection query with descriptions, %s', async (_, query) => {
  const { ask } = await createTestClient();
  const { data } = await ask(query);
  expect(data.__type.description).toMatch(/\w/);
  expect(data.__type.fields.some(({ description }: { description: string | null }) => description)).toBe(true);
});

test('mocks and rejects the same with the described schema', async () => {
  const { ask, signIn } = await createTestClient();
  await signIn('client@demo.com', 'client');
  const { errors } = await ask('{ catalogs { totalDocs } __schema { queryType { name } } }');
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});

test('descriptions say which permission a field requires, and include those of interfaces', async () => {
  const { ask } = await createTestClient();
  const fields = 'fields { name description }';
  const { data } = await ask(`{
    query: __type(name: "Query") { ${fields} }
    mutation: __type(name: "Mutation") { ${fields} }
    job: __type(name: "Job") { ${fields} }
    value: __type(name: "NumberValue") { ${fields} }
  }`);
  const describe = (type: string, field: string): string =>
    data[type].fields.find(({ name }: { name: string }) => name === field).description;
  expect(describe('query', 'catalog')).toBe('A catalog by its ID.\n\nRequires the permission `read Catalog`.');
  expect(describe('mutation', 'signIn')).toMatch(/\n\nRequires no token\.$/);
  expect(describe('job', 'changes')).toBe('Requires the permission `read Job`.');
  expect(describe('job', 'attempts')).not.toMatch(/Requires/);
  expect(describe('value', 'channel')).toBe('The sales channel. Null for all of them.');
});

const schema = buildSchema(sdl);

const without = (described: readonly { name: string; description?: string | null }[]) =>
  described.filter(({ description }) => !description?.trim()).map(({ name }) => name);

test('every type has a description', () => {
  const own = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  expect(own.length).toBeGreaterThan(200);
  expect(without(own)).toEqual([]);
});

test.each([
  ['query', schema.getQueryType()],
  ['mutation', schema.getMutationType()],
  ['subscription', schema.getSubscriptionType()],
])('every %s has a description', (_, root) => {
  const fields = Object.values(root?.getFields() ?? {});
  expect(fields.length).toBeGreaterThan(0);
  expect(without(fields)).toEqual([]);
});
