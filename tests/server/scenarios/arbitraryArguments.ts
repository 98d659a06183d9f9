import fc from 'fast-check';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';

/** Texts that often cause errors in programs, and ids that may exist. */
const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '1',
    '2',
    '007',
    '-1',
    '1e3',
    'null',
    '__proto__',
    'constructor',
    '<b>x</b>',
    '%',
    '\\',
    '\u0000',
  ),
  fc.constantFrom('a'.repeat(2_000), 'שלום', '𝒳', '2026-03-01', '2026-03-01T10:00:00Z', 'a@example.org', '/media/1'),
  fc.string(),
);

const numbers = fc.constantFrom(0, 1, 2, 10, 25, 100, -1, 2_147_483_647, -2_147_483_648);

const getScalar = (name: string): fc.Arbitrary<unknown> => {
  if (name === 'Int') return numbers;
  if (name === 'Float') return fc.oneof(numbers, fc.constantFrom(0.1, -0.5, 1e300));
  if (name === 'Boolean') return fc.boolean();
  if (name === 'DateTime') return fc.constantFrom('2026-03-01', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z');
  if (name === 'EmailAddress') return fc.constantFrom('a@example.org', 'ö@bücher.example');
  if (name === 'URL') return fc.constantFrom('/', '/media/1', 'https://example.org/?q=a#b');
  if (name === 'JSON') return fc.jsonValue();
  return texts;
};

/** Objects are nested this deep at most: filters can contain filters. */
const DEEPEST = 6;

/** Values that pass GraphQL validation, so that they reach the domain. */
const valueOf = (type: GraphQLInputType, depth = 0): fc.Arbitrary<unknown> => {
  const inner = getNullableType(type);
  const value = isListType(inner)
    ? fc.array(valueOf(inner.ofType, depth + 1), { maxLength: 3 })
    : isEnumType(inner)
      ? fc.constantFrom(...inner.getValues().map(({ name }) => name))
      : isInputObjectType(inner)
        ? getFields(Object.values(inner.getFields()), depth + 1)
        : getScalar(String(inner));
  return isNonNullType(type) ? value : fc.option(value, { freq: 3 });
};

const getFields = (fields: readonly Pick<GraphQLArgument, 'name' | 'type'>[], depth = 0) => {
  const given = fields.filter(({ type }) => isNonNullType(type) || depth < DEEPEST);
  return fc.record(Object.fromEntries(given.map(({ name, type }) => [name, valueOf(type, depth)])), {
    requiredKeys: given.filter(({ type }) => isNonNullType(type)).map(({ name }) => name),
  });
};

/** Selects the leaf fields of a field's result that need no arguments. */
const getSelection = (type: GraphQLObjectType) =>
  Object.values(type.getFields())
    .filter(({ args, type: of }) => args.length === 0 && !('getFields' in getNamedType(of)))
    .map(({ name }) => name);

/** An operation with one root field, and values for its variables. */
export function arbitraryOperation(kind: 'query' | 'mutation', { name, args, type }: GraphQLField<unknown, unknown>) {
  const inner = getNamedType(type);
  const selection = isObjectType(inner) ? `{ __typename ${getSelection(inner).join(' ')} }` : '';
  const declared = args.length ? `(${args.map((arg) => `$${arg.name}: ${arg.type.toString()}`).join(', ')})` : '';
  const given = args.length ? `(${args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})` : '';
  const query = `${kind} ${declared} { ${name}${given} ${selection} }`;
  return getFields(args).map((variables) => ({ query, variables }));
}
