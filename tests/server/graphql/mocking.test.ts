import { makeExecutableSchema } from '@graphql-tools/schema';
import { createYoga } from 'graphql-yoga';
import { expect, test } from 'vitest';
import type { RequestContext } from '#server/context';
import { createMockResolver, useMocked } from '#server/graphql/mocking';

const typeDefs = /* GraphQL */ `
  enum Size {
    SMALL
    LARGE
  }
  type Tent {
    id: ID!
    name: String!
    size: Size!
    weight: Float
    parts: [Part!]!
  }
  type Part {
    name: String!
  }
  type Query {
    known: Tent!
    planned: Tent!
    count: Int!
  }
`;

const known = { id: '1', name: 'Ridge', weight: null };

const ask = async (query: string) => {
  const fallback = createMockResolver();
  const yoga = createYoga<Record<string, never>, RequestContext>({
    schema: makeExecutableSchema({ typeDefs, resolvers: { Query: { known: () => known, count: () => 3 } } }),
    plugins: [useMocked(fallback)],
    logging: false,
  });
  const response = await yoga.fetch('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return response.json();
};

test('keeps resolved values, including null, and lists nothing as mocked', async () => {
  expect(await ask('{ count known { id name weight } }')).toEqual({
    data: { count: 3, known: { id: '1', name: 'Ridge', weight: null } },
  });
});

test('a field missing from the record gets a value of its type and is listed', async () => {
  const { data, extensions } = await ask('{ known { name size } }');
  expect(data.known.name).toBe('Ridge');
  expect(['SMALL', 'LARGE']).toContain(data.known.size);
  expect(extensions.mocked).toEqual(['Tent.size']);
});

test('a query without a resolver is mocked at all levels', async () => {
  const { data, errors, extensions } = await ask('{ planned { id name weight parts { name } } }');
  expect(errors).toBeUndefined();
  expect(data.planned).toEqual({
    id: expect.any(String),
    name: expect.any(String),
    weight: expect.any(Number),
    parts: expect.arrayContaining([{ name: expect.any(String) }]),
  });
  expect(extensions.mocked).toEqual([
    'Part.name',
    'Query.planned',
    'Tent.id',
    'Tent.name',
    'Tent.parts',
    'Tent.weight',
  ]);
});
