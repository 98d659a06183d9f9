import fc from 'fast-check';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql, isScalarType, isSpecifiedScalarType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { checkScalars, inputChecks } from '../../../mocks/graphql/scalars';
import { createSchema } from '../../../mocks/graphql/schema';

const { DateTime, EmailAddress, HTML, URL: url } = inputChecks;

describe('DateTime', () => {
  test.each([
    ['2026-03-01T10:00:00Z', '2026-03-01T10:00:00.000Z'],
    ['2026-03-01T10:00:00.123Z', '2026-03-01T10:00:00.123Z'],
    ['2026-03-01T10:00:00.123456Z', '2026-03-01T10:00:00.123Z'],
    ['2026-03-01T10:00+02:00', '2026-03-01T08:00:00.000Z'],
    ['2026-03-01T00:30:00+02:00', '2026-02-28T22:30:00.000Z'],
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ])('%s is passed to the domain as %s', (given, taken) => {
    expect(DateTime.parseValue(given)).toBe(taken);
  });

  test.each([
    '',
    'tomorrow',
    '2026-02-30',
    '2026-02-30T10:00:00Z',
    '2026-13-01',
    '2026-03-01T10:00:00',
    '1772359200',
    7,
    null,
    {},
  ])('rejects %s', (given) => {
    expect(() => DateTime.parseValue(given)).toThrow('DateTime must be an ISO 8601 date and time');
  });

  test('accepts any time of day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          expect(DateTime.parseValue(date.toISOString())).toBe(date.toISOString());
        },
      ),
    );
  });
});

describe('URL', () => {
  test.each([
    '/media/12',
    '/',
    '/media/a?b=c#d',
    'https://example.org/a%20b',
    'HTTP://example.org',
    'http://[::1]:80/',
  ])('%s is a URL', (given) => {
    expect(url.parseValue(given)).toBe(given);
  });

  test.each([
    '',
    'media/12',
    '//example.org',
    '/\\example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    '/a b',
    7,
    null,
  ])('%s is not a URL', (given) => {
    expect(() => url.parseValue(given)).toThrow('URL must be a URL that starts with');
  });
});

describe('EmailAddress', () => {
  test.each(['jane@example.org', 'j.o+x@mail.example.co.uk', 'jürgen@bücher.example'])('%s is valid', (given) => {
    expect(EmailAddress.parseValue(given)).toBe(given);
  });

  test.each(['', 'jane', 'jane@', '@example.org', 'jane@example', 'ja ne@example.org', 'a@b@c.de', 7])(
    '%s is not valid',
    (given) => {
      expect(() => EmailAddress.parseValue(given)).toThrow('EmailAddress must be an email address, for example');
    },
  );
});

test('HTML accepts any text and nothing else', () => {
  fc.assert(fc.property(fc.string(), (text) => HTML.parseValue(text) === text));
  expect(() => HTML.parseValue(7)).toThrow('HTML must be HTML as text. 7 isn’t valid.');
});

test('truncates a long invalid value in the message', () => {
  expect(() => url.parseValue('x'.repeat(10_000))).toThrow(/^.{1,200}$/);
});

test('checks literals and variables, and returns stored values unchanged', async () => {
  const schema = checkScalars(
    makeExecutableSchema({
      typeDefs: 'scalar DateTime type Query { same(at: DateTime!): DateTime! }',
      resolvers: { Query: { same: (_, { at }: { at: string }) => at } },
    }),
  );
  const ask = (source: string, at?: unknown) => graphql({ schema, source, variableValues: { at } });
  const byVariable = 'query ($at: DateTime!) { same(at: $at) }';
  const good = { data: { same: '2026-03-01T00:00:00.000Z' } };
  expect(await ask('{ same(at: "2026-03-01") }')).toEqual(good);
  expect(await ask(byVariable, '2026-03-01')).toEqual(good);
  for (const { errors } of [
    await ask('{ same(at: "soon") }'),
    await ask('{ same(at: 7) }'),
    await ask(byVariable, 'soon'),
  ]) {
    expect(errors?.[0]?.message).toContain('DateTime must be an ISO 8601 date and time');
  }
});

test('JSON accepts any value, as a literal or as a variable', async () => {
  const schema = checkScalars(
    makeExecutableSchema({
      typeDefs: 'scalar JSON type Query { same(it: JSON): JSON }',
      resolvers: { Query: { same: (_, { it }: { it: unknown }) => it } },
    }),
  );
  const it = { a: [1, 'two', null, { b: true }] };
  const written = await graphql({ schema, source: '{ same(it: { a: [1, "two", null, { b: true }] }) }' });
  expect(written).toEqual({ data: { same: it } });
  const source = 'query ($it: JSON) { same(it: $it) }';
  expect(await graphql({ schema, source, variableValues: { it } })).toEqual({ data: { same: it } });
});

test('every scalar of the schema except JSON has a check', () => {
  const { schema } = createSchema();
  const own = Object.values(schema.getTypeMap()).filter((type) => isScalarType(type) && !isSpecifiedScalarType(type));
  expect(own.map(({ name }) => name).sort()).toEqual([...Object.keys(inputChecks), 'JSON'].sort());
  expect(schema.getType('URL')).toMatchObject(inputChecks.URL);
});
