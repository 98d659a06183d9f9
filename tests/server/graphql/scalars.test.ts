import fc from 'fast-check';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql, isScalarType, isSpecifiedScalarType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { checkScalars, inputChecks } from '#server/graphql/scalars';
import { createSchema } from '#server/graphql/schema';

const { Date: day, DateTime, Decimal, EmailAddress, HTML, URL: url } = inputChecks;

describe('Date', () => {
  test.each(['2026-03-01', '2024-02-29', '0001-01-01'])('accepts %s', (given) => {
    expect(day.parseValue(given)).toBe(given);
  });

  test.each(['', 'tomorrow', '2026-02-30', '2026-3-1', '2026-03-01T00:00:00Z', 20260301, null])(
    'refuses %s',
    (given) => {
      expect(() => day.parseValue(given)).toThrow('Date must be a calendar day in ISO 8601, for example 2026-03-01');
    },
  );
});

describe('Decimal', () => {
  test.each([
    ['12.50', 12.5, '12.5'],
    ['-0.01', -0.01, '-0.01'],
    ['0', 0, '0'],
    [7, 7, '7'],
    [19.99, 19.99, '19.99'],
    [0.1, 0.1, '0.1'],
    [1e-7, 1e-7, '0.0000001'],
    ['999999999999999', 999999999999999, '999999999999999'],
  ])('reads %s as the number %d and answers %s', (given, number, answered) => {
    expect(Decimal.parseValue(given)).toBe(number);
    expect(Decimal.serialize(number)).toBe(answered);
  });

  test.each(['', '1e3', '1,5', '.5', '5.', ' 1', '+1', 'twelve', Number.NaN, Number.POSITIVE_INFINITY, true, null, {}])(
    'refuses %s',
    (given) => {
      expect(() => Decimal.parseValue(given)).toThrow('Decimal must be a decimal number, for example "12.50"');
    },
  );

  test.each(['0.1234567890123456', 0.1 + 0.2, 1e21, 1e300, 123456789.0123456789])(
    'refuses %s, which has more digits than a number keeps',
    (given) => expect(() => Decimal.parseValue(given)).toThrow('Decimal can have at most 15 digits.'),
  );

  test('does not count leading zeros as digits', () => {
    expect(Decimal.parseValue('000.100000000000000')).toBe(0.1);
  });

  test('writes every number without an exponent, and reads it back the same', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e30, max: 1e30 }), (number) => {
        const text = Decimal.serialize(number);
        expect(text).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(text)).toBe(number || 0);
      }),
    );
  });

  test('reads numbers and text, in the query and as variables', async () => {
    const schema = checkScalars(
      makeExecutableSchema({
        typeDefs: 'scalar Decimal type Query { double(of: Decimal!): Decimal! }',
        resolvers: { Query: { double: (_, { of }: { of: number }) => of * 2 } },
      }),
    );
    const ask = (source: string, of?: unknown) => graphql({ schema, source, variableValues: { of } });
    for (const literal of ['6.25', '"6.25"', '"6.250"']) {
      expect(await ask(`{ double(of: ${literal}) }`)).toEqual({ data: { double: '12.5' } });
    }
    for (const of of [6.25, '6.25']) {
      expect(await ask('query ($of: Decimal!) { double(of: $of) }', of)).toEqual({ data: { double: '12.5' } });
    }
    expect((await ask('{ double(of: true) }')).errors?.[0]?.message).toContain('Decimal must be a decimal number');
  });
});

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
