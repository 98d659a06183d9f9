import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, getIntrospectionQuery, Kind, parse } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { costError, QUERY_LIMITS } from '#server/graphql/limits';
import { getWeights, type Variables } from '#server/graphql/queryWeight';
import { createSchema } from '#server/graphql/schema';
import { createTestClient, type TestClient } from '../../support/testClient';

let client: TestClient;
beforeAll(async () => {
  client = await createTestClient();
});

/** Repeats `open` the given number of times around `inside`. */
const nested = (times: number, open: string, inside: string) =>
  `${`${open} { `.repeat(times)}${inside}${' }'.repeat(times)}`;

const times = (count: number, write: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at)).join(' ');

/** Returns fragments that each spread the next one twice: the last is in the response 2^count times. */
const doubling = (count: number, inside: string) =>
  `{ ...F0 } ${times(count, (at) => `fragment F${at} on Query { a${at}: me { id } ...F${at + 1} ...F${at + 1} }`)} fragment F${count} on Query { ${inside} }`;

test.each([60, 3_000, 100_000])('rejects variables that are %i levels deep', async (levels) => {
  const filter = `${'{"not":'.repeat(levels)}{}${'}'.repeat(levels)}`;
  const query = 'query ($input: ProductListInput!) { products(input: $input) { totalDocs } }';
  const body = `{"query":${JSON.stringify(query)},"variables":{"input":{"catalogId":"1","filter":${filter}}}}`;
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const { errors } = await (await client.fetch('/graphql', init)).json();
  expect(errors).toMatchObject([
    { message: 'The variables are more than 50 levels deep.', extensions: { code: 'LIMIT' } },
  ]);
});

describe('Rejects a hostile query before it runs:', () => {
  test.each([
    ['depth', `{ job(id: "1") { ${nested(14, 'undoes', 'id')} } }`, /deep/],
    [
      'depth through fragments',
      `{ job(id: "1") { ...A } } fragment A on Job { ${nested(7, 'undoes', '...B')} } fragment B on Job { ${nested(7, 'undoes', 'id')} }`,
      /deep/,
    ],
    [
      'depth through inline fragments',
      `{ job(id: "1") { ${nested(14, '... on Job { undoes', 'id }')} } }`,
      /deep|Syntax/,
    ],
    [
      'lists in lists',
      '{ catalogs(input: { perPage: 100 }) { catalogs { lastJobs { issues(perPage: 100) { issues { id code message } } } } } }',
      /fields/,
    ],
    [
      'many rows',
      `{ products(input: { catalogId: "1", perPage: 100 }) { data { ${times(30, () => 'variants { options { name value } }')} } } }`,
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
    ['tokens', `{ me { ${'id '.repeat(QUERY_LIMITS.tokens)} } }`, /tokens/],
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
    ['tokens within a value', `{ job(id: [${'1 '.repeat(QUERY_LIMITS.tokens)}]) { id } }`, /tokens/],
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
    const { data, errors } = await client.ask(query);
    expect(data ?? null).toBeNull();
    expect(errors![0]!.message).toMatch(message);
  });

  test.each([
    `{ ${times(40, (at) => `a${at}: me { id }`)} }`,
    `{ me { ${'id '.repeat(QUERY_LIMITS.tokens)} } }`,
    `{ job(id: ${'['.repeat(2_000)} }`,
    `{ ${times(490, () => 'me { id }')} }`,
  ])('and the error has a code (%#)', async (query) => {
    const { errors } = await client.ask(query);
    expect(errors).toEqual([{ message: expect.any(String), extensions: expect.objectContaining({ code: 'LIMIT' }) }]);
  });
});

describe('Accepts usual queries of users and tools:', () => {
  test('full introspection, as sent by GraphiQL and code generators', async () => {
    const everything = { descriptions: true, directiveIsRepeatable: true, inputValueDeprecation: true, oneOf: true };
    const data = await client.data(getIntrospectionQuery({ ...everything, specifiedByUrl: true }));
    expect(data.__schema.types.length).toBeGreaterThan(50);
  });

  test.each([
    ['depth', `{ job(id: "1") { ${nested(QUERY_LIMITS.depth - 2, 'undoes', 'id')} } }`],
    ['aliases', `{ ${times(QUERY_LIMITS.aliases, (at) => `a${at}: me { id }`)} }`],
    ['directives', `{ me { id ${'@include(if: true)'.repeat(QUERY_LIMITS.directives)} } }`],
  ])('a query at the limit of its %s', async (_, query) => {
    expect(JSON.stringify(await client.ask(query))).not.toMatch(/more than|LIMIT/);
  });

  test('every operation of the app uses at most half of each limit', async () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.graphql'));
    const document = parse(files.map((name) => readFileSync(`src/${name}`, 'utf8')).join('\n'));
    const names = document.definitions.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION ? [node.name!.value] : [],
    );
    expect(names.length).toBeGreaterThan(50);
    const { tokens: _, ...limits } = QUERY_LIMITS;
    const heavy = getWeights(createSchema().schema, document, 100).flatMap((weight, at) =>
      Object.entries(limits).some(([kind, limit]) => weight[kind as keyof typeof weight] > limit / 2)
        ? [names[at]]
        : [],
    );
    expect(heavy).toEqual([]);
  });
});

describe('Query of products with variants, options, and prices', () => {
  const QUERY = `query Products($input: ProductListInput!) { products(input: $input) { totalDocs data {
    id sku name status brand categories media { url alt } prices { price { currencyCode amount } compareAtPrice { amount } }
    variants { id sku name stock status options { name value } prices { price { currencyCode amount } compareAtPrice { amount } } media { url } } } } }`;
  const ask = (perPage: number, query = QUERY) => client.ask(query, { input: { catalogId: '1', perPage } });

  test('is accepted for 10 and 25 products', async () => {
    for (const perPage of [10, 25]) {
      const { data, errors } = await ask(perPage);
      expect(errors).toBeUndefined();
      expect(data.products.data.length).toBeGreaterThan(0);
    }
  });

  test('is rejected for 100, with the most costly field and suggestions', async () => {
    const { errors } = await ask(100);
    expect(errors?.[0]?.extensions?.code).toBe('LIMIT');
    const message = errors![0]!.message;
    expect(message).toMatch(
      /^The query can return [\d,]+ fields, more than the limit of 20,000\. Most of them come from "/,
    );
    const [, perPage] = /products\(perPage: (\d+)\)/.exec(message) ?? [];
    const [, first] = /variants\(first: (\d+)\)/.exec(message) ?? [];
    const lighter = first === undefined ? QUERY : QUERY.replace('variants {', `variants(first: ${first}) {`);
    expect(lighter !== QUERY || perPage !== undefined).toBe(true);
    expect((await ask(Number(perPage ?? 100), lighter)).errors).toBeUndefined();
  });

  test('is rejected in the same way if the number of products is part of the query', async () => {
    const query = QUERY.replace('($input: ProductListInput!)', '').replace(
      '$input',
      '{ catalogId: "1", perPage: 100 }',
    );
    const messages = [(await ask(100)).errors![0]!.message, (await client.ask(query)).errors![0]!.message];
    expect(messages[1]).toBe(messages[0]);
  });

  test('is rejected in a subscription, too', async () => {
    const issues = 'issues { id code severity category entityType entityId entityName field rowNumber message }';
    const query = `subscription ($perPage: Int) { jobProgress { ${times(21, (at) => `a${at}: issues(perPage: $perPage) { ${issues} }`)} } }`;
    const { errors } = await client.ask(query, { perPage: 100 });
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^The query can return/),
      extensions: { code: 'LIMIT' },
    });
  });

  test('suggests fewer fields if no number of rows would be accepted', async () => {
    const { schema } = createSchema();
    const query = `{ ${times(30, () => 'catalogs(input: { perPage: 100 }) { catalogs { lastJobs { log { at message level } } } }')} }`;
    const error = costError(schema, parse(query), null, {});
    expect(error?.message).toMatch(/Request fewer fields, or split it into several queries\.$/);
  });
});

describe('Variants', () => {
  const page = (args: string) =>
    client.ask(`{ products(input: { catalogId: "1" }) { data { id variantCount variants${args} { id } } } }`);
  const ids = async (args: string): Promise<string[]> =>
    (await page(args)).data.products.data[0].variants.map(({ id }: { id: string }) => id);

  test('are returned in order, in pages or all without a number', async () => {
    const all = await ids('');
    expect(all.length).toBeGreaterThan(1);
    expect(await ids('(first: 1)')).toEqual(all.slice(0, 1));
    expect(await ids(`(first: 100, after: "${all[0]}")`)).toEqual(all.slice(1));
    expect(await ids(`(after: "${all.at(-1)}")`)).toEqual([]);
  });

  test.each([
    ['(first: 0)', 'INVALID', /between 1 and 100/],
    ['(first: 101)', 'INVALID', /between 1 and 100/],
    ['(after: "nothing")', 'INVALID', /has no variant with the ID "nothing"/],
  ])('rejects %s', async (args, code, message) => {
    const { errors } = await page(args);
    expect(errors?.[0]).toMatchObject({ message: expect.stringMatching(message), extensions: { code } });
  });
});

describe('Query weight', () => {
  const schema = buildSchema(`
    input ListInput { q: String perPage: Int }
    directive @listSize(assumedSize: Int!) on FIELD_DEFINITION
    type Row {
      id: ID name: String tags: [Tag] rows(perPage: Int): Page
      few: [Tag!]! @listSize(assumedSize: 3) some(first: Int): [Tag!]! @listSize(assumedSize: 4)
    }
    type Tag { name: String }
    type Page { rows: [Row!]! totalDocs: Int }
    type Query { page(input: ListInput, perPage: Int): Page row(id: ID): Row tags: [Tag!] newest(first: Int): [Row!]! }
  `);
  const weigh = (query: string, variables: Variables = 100) => getWeights(schema, parse(query), variables)[0];

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
    ['{ row { few { name } } }', 3, 2 + 3],
    ['{ row { some { name } } }', 3, 2 + 4],
    ['{ row { some(first: 7) { name } } }', 3, 2 + 7],
    ['{ ...Nothing }', 0, 0],
    ['{ __typename }', 1, 1],
  ])('of %s has depth %i and cost %i', (query, depth, cost) => {
    expect(weigh(query)).toMatchObject({ depth, cost });
  });

  test.each<[string, Variables, number]>([
    ['query ($n: Int) { newest(first: $n) { id } }', { n: 7 }, 1 + 7],
    ['query ($n: Int) { newest(first: $n) { id } }', {}, 1 + 10],
    ['query ($n: Int) { newest(first: $n) { id } }', 1, 1 + 1],
    ['query ($n: Int) { page(input: { perPage: $n }) { rows { id } } }', { n: 25 }, 2 + 25],
    ['query ($input: ListInput) { page(input: $input) { rows { id } } }', { input: { q: 'a', perPage: 50 } }, 2 + 50],
    ['query ($input: ListInput) { page(input: $input) { rows { id } } }', { input: { q: 'a' } }, 2 + 10],
    ['query ($input: ListInput) { page(input: $input) { rows { id } } }', { input: null }, 2 + 10],
    ['query ($n: Int) { newest(first: 3) { some(first: $n) { name } } }', { n: 20 }, 1 + 3 * (1 + 20)],
  ])('of %s with %j has cost %i', (query, variables, cost) => {
    expect(weigh(query, variables)).toMatchObject({ cost });
  });

  test('counts all aliases and directives, those of a fragment each time', () => {
    const query = `query @a { x: row @b { y: id ...R @c ... @d { z: name } } ...on Query { ...S ...S } }
      fragment R on Row { r: id } fragment S on Query { s: row { id @e } }`;
    expect(weigh(query)).toMatchObject({ aliases: 6, directives: 6 });
  });

  test('is computed separately for two operations', () => {
    const weights = getWeights(
      schema,
      parse('query A { row { id } } mutation B { row } query C { tags { name } }'),
      100,
    );
    expect(weights.map(({ cost }) => cost)).toEqual([2, 1, 11]);
  });
});
