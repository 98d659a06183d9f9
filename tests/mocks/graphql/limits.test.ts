import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, getIntrospectionQuery, Kind, parse } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../../mocks/graphql/limits';
import { weightsOf } from '../../../mocks/graphql/queryWeight';
import { createSchema } from '../../../mocks/graphql/schema';
import { openDoors, type Doors } from '../../support/doors';

let doors: Doors;
beforeAll(async () => {
  doors = await openDoors();
});

/** `open` as often as `times` says, around `inside`. */
const nested = (times: number, open: string, inside: string) =>
  `${`${open} { `.repeat(times)}${inside}${' }'.repeat(times)}`;

const times = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at)).join(' ');

/** Fragments of which each spreads the next one twice: the last is in the answer 2^count times. */
const doubling = (count: number, inside: string) =>
  `{ ...F0 } ${times(count, (at) => `fragment F${at} on Query { a${at}: me { id } ...F${at + 1} ...F${at + 1} }`)} fragment F${count} on Query { ${inside} }`;

describe('a hostile query is refused before it runs:', () => {
  test.each([
    ['depth', `{ job(id: "1") { ${nested(12, 'undoes', 'id')} } }`, /deep/],
    [
      'depth through fragments',
      `{ job(id: "1") { ...A } } fragment A on Job { ${nested(6, 'undoes', '...B')} } fragment B on Job { ${nested(6, 'undoes', 'id')} }`,
      /deep/,
    ],
    [
      'depth through inline fragments',
      `{ job(id: "1") { ${nested(12, '... on Job { undoes', 'id }')} } }`,
      /deep|Syntax/,
    ],
    [
      'lists in lists',
      '{ catalogs(input: { perPage: 100 }) { catalogs { lastJobs { issues(perPage: 100) { issues { id code message } } } } } }',
      /fields/,
    ],
    [
      'many rows',
      `{ products(catalogId: "1", input: { perPage: 100 }) { data { ${times(30, () => 'variants { options { name value } }')} } } }`,
      /fields/,
    ],
    ['aliases', `{ ${times(40, (at) => `a${at}: me { id }`)} }`, /aliases/],
    [
      'aliases in a fragment that is spread again and again',
      `{ ${times(10, () => '...A')} } fragment A on Query { ${times(5, (at) => `a${at}: me { id }`)} }`,
      /aliases/,
    ],
    ['fragments that double', doubling(60, 'me { id }'), /aliases|fields/],
    ['directives', `{ me { id ${'@include(if: true)'.repeat(40)} } }`, /directives/],
    ['directives of the operation', `query ${'@skip(if: true)'.repeat(40)} { me { id } }`, /directives/],
    ['many introspections', `{ ${times(8, (at) => `a${at}: __schema { types { name } }`)} }`, /fields/],
    ['tokens', `{ me { ${'id '.repeat(LIMITS.tokens)} } }`, /tokens/],
    ['brackets within brackets', `{ job(id: ${'['.repeat(1_900)} }`, /deep/],
    ['braces within braces', '{ a '.repeat(900), /deep/],
    ['types within types', `query ($a: ${'['.repeat(1_900)}`, /deep/],
    ['characters', `{ me { id } } #${'x'.repeat(60_000)}`, /characters/],
    ['the same field again and again', `{ ${times(490, () => 'me { id }')} }`, /same fields/],
    [
      'the same field in a fragment that nothing spreads',
      `{ me { id } } fragment A on Query { ${times(480, () => 'me { id }')} }`,
      /same fields/,
    ],
    [
      'the same fields at three levels',
      `{ ${times(8, () => `catalogs { ${times(6, () => `catalogs { ${times(6, () => 'id')} }`)} }`)} }`,
      /same fields/,
    ],
    [
      'the same fields by way of fragments',
      `{ ${times(100, (at) => `...F${at}`)} } ${times(100, (at) => `fragment F${at} on Query { me { id } }`)}`,
      /same fields/,
    ],
    ['tokens within a value', `{ job(id: [${'1 '.repeat(LIMITS.tokens)}]) { id } }`, /tokens/],
    [
      'introspection in circles',
      '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }',
      /introspection depth/,
    ],
    [
      'a fragment in a circle',
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
      /Cannot spread fragment/,
    ],
  ])('%s', async (_, query, message) => {
    const start = performance.now();
    const { data, errors } = await doors.ask(query);
    expect(data ?? null).toBeNull();
    expect(errors![0]!.message).toMatch(message);
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  test.each([
    `{ ${times(40, (at) => `a${at}: me { id }`)} }`,
    `{ me { ${'id '.repeat(LIMITS.tokens)} } }`,
    `{ job(id: ${'['.repeat(2_000)} }`,
    `{ ${times(490, () => 'me { id }')} }`,
  ])('and the refusal has a code (%#)', async (query) => {
    const { errors } = await doors.ask(query);
    expect(errors).toEqual([{ message: expect.any(String), extensions: expect.objectContaining({ code: 'LIMIT' }) }]);
  });
});

describe('what people and tools ask is well within the limits:', () => {
  test('introspection with all its parts, as GraphiQL and generators send it', async () => {
    const everything = { descriptions: true, directiveIsRepeatable: true, inputValueDeprecation: true, oneOf: true };
    const { data, errors } = await doors.ask(getIntrospectionQuery({ ...everything, specifiedByUrl: true }));
    expect(errors).toBeUndefined();
    expect(data.__schema.types.length).toBeGreaterThan(50);
  });

  test('every operation of the app takes at most half of what a query may', async () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.graphql'));
    const document = parse(files.map((name) => readFileSync(`src/${name}`, 'utf8')).join('\n'));
    const names = document.definitions.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION ? [node.name!.value] : [],
    );
    expect(names.length).toBeGreaterThan(50);
    const { tokens: _, ...limits } = LIMITS;
    const heavy = weightsOf(createSchema().schema, document).flatMap((weight, at) =>
      Object.entries(limits).some(([kind, limit]) => weight[kind as keyof typeof weight] > limit / 2)
        ? [names[at]]
        : [],
    );
    expect(heavy).toEqual([]);
  });
});

describe('weight', () => {
  const schema = buildSchema(`
    input ListInput { q: String perPage: Int }
    type Row { id: ID name: String tags: [Tag] rows(perPage: Int): Page }
    type Tag { name: String }
    type Page { rows: [Row!]! totalDocs: Int }
    type Query { page(input: ListInput, perPage: Int): Page row(id: ID): Row tags: [Tag!] newest(first: Int): [Row!]! }
  `);
  const weigh = (query: string) => weightsOf(schema, parse(query))[0];

  test.each([
    ['{ row { id } }', 2, 2],
    ['{ row { id name } }', 2, 3],
    ['{ tags { name } }', 2, 1 + 10],
    ['{ page { totalDocs } }', 2, 2],
    ['{ page { rows { id } } }', 3, 2 + 10],
    ['{ page(perPage: 25) { rows { id } } }', 3, 2 + 25],
    ['{ page(input: { q: "a", perPage: 25 }) { rows { id } } }', 3, 2 + 25],
    ['{ page(perPage: 5000) { rows { id } } }', 3, 2 + 5000],
    ['{ newest(first: 3) { id } }', 2, 1 + 3],
    ['{ newest { id } }', 2, 1 + 10],
    ['query ($n: Int) { newest(first: $n) { tags { name } } }', 3, 1 + 100 * (1 + 10)],
    ['{ page(perPage: -5) { rows { id } } }', 3, 2],
    ['query ($n: Int) { page(perPage: $n) { rows { id } } }', 3, 2 + 100],
    ['query ($n: Int) { page(input: { perPage: $n }) { rows { id } } }', 3, 2 + 100],
    ['query ($input: ListInput) { page(input: $input) { rows { id } } }', 3, 2 + 100],
    ['query ($id: ID) { row(id: $id) { tags { name } } }', 3, 2 + 10],
    ['{ page(perPage: 100) { rows { tags { name } } } }', 4, 2 + 100 * (1 + 10)],
    ['{ page(perPage: 100) { rows { rows(perPage: 50) { rows { id } } } } }', 5, 2 + 100 * (2 + 50)],
    ['{ page(perPage: 100) { ...P } } fragment P on Page { rows { id } }', 3, 2 + 100],
    ['{ page(perPage: 100) { ... { rows { id } } } }', 3, 2 + 100],
    ['{ ...Q } fragment Q on Query { row { id } }', 2, 2],
    ['{ row { ...R } } fragment R on Row { id ...R }', 2, 2],
    ['{ nothing { at { all } } }', 1, 1],
    ['{ ...Nothing }', 0, 0],
    ['{ __typename }', 1, 1],
  ])('of %s is %i deep and costs %i', (query, depth, cost) => {
    expect(weigh(query)).toMatchObject({ depth, cost });
  });

  test('counts aliases and directives wherever they stand, of a fragment each time', () => {
    const query = `query @a { x: row @b { y: id ...R @c ... @d { z: name } } ...on Query { ...S ...S } }
      fragment R on Row { r: id } fragment S on Query { s: row { id @e } }`;
    expect(weigh(query)).toMatchObject({ aliases: 6, directives: 6 });
  });

  test('of two operations is told one by one', () => {
    const weights = weightsOf(schema, parse('query A { row { id } } mutation B { row } query C { tags { name } }'));
    expect(weights.map(({ cost }) => cost)).toEqual([2, 1, 11]);
  });
});
