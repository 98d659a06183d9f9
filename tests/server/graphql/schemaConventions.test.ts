import { buildSchema, getNamedType, isInputObjectType, isInterfaceType, isNonNullType, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { sdl } from '#server/sdl.generated';

const schema = buildSchema(sdl);
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const objects = types.filter(isObjectType);
const mutations = Object.values(schema.getMutationType()!.getFields());

const capitalized = (name: string) => name[0]!.toUpperCase() + name.slice(1);

/** Whether a name begins with a type's name, such as `productCreate`, and not with a verb. */
const beginsWithType = (name: string) =>
  objects.some((type) => new RegExp(`^${type.name[0]!.toLowerCase()}${type.name.slice(1)}s?([A-Z]|$)`).test(name));

describe('a mutation', () => {
  test.each(mutations.map((field) => [field.name, field] as const))(
    '%s begins with a verb, takes one input and answers its payload',
    (name, { args, type }) => {
      expect(beginsWithType(name)).toBe(false);
      expect(args.map((arg) => `${arg.name}: ${String(arg.type)}`)).toEqual([`input: ${capitalized(name)}Input!`]);
      expect(String(type)).toBe(`${capitalized(name)}Payload!`);
    },
  );

  test.each(mutations.filter(({ name }) => name.startsWith('update')).map((field) => [field.name, field] as const))(
    '%s leaves what is not given as it is',
    (_name, { args: [argument] }) => {
      const input = getNamedType(argument!.type);
      if (!isInputObjectType(input)) throw new Error('No input.');
      const required = Object.values(input.getFields()).filter(({ type }) => isNonNullType(type));
      expect(['id', 'ids', 'name', 'revision']).toEqual(expect.arrayContaining(required.map(({ name }) => name)));
    },
  );

  test.each(mutations.filter(({ name }) => name.startsWith('toggle')).map(({ name }) => name))(
    '%s has a setter beside it',
    (name) => expect(mutations.map((field) => field.name)).toContain(name.replace('toggle', 'set')),
  );
});

describe('a page', () => {
  const page = schema.getType('Page');
  const pages = objects.filter((type) => 'totalPages' in type.getFields());

  test.each(pages.map((type) => [type.name, type] as const))('%s implements Page', (_name, type) => {
    expect(isInterfaceType(page) && schema.isSubType(page, type)).toBe(true);
  });

  const inputs = types.filter(isInputObjectType).filter(({ name }) => name.endsWith('ListInput'));
  /** The inputs of lists that have no pages. */
  const whole = Object.values(schema.getQueryType()!.getFields())
    .filter(({ type }) => !pages.some((each) => each === getNamedType(type)))
    .flatMap(({ args }) => args.map(({ type }) => getNamedType(type)));
  test.each(inputs.map((type) => [type.name, type] as const))('is asked for by %s as everywhere', (_name, type) => {
    const { page: number, perPage, sort, direction } = type.getFields();
    const isWhole = whole.some((each) => each === type);
    expect([number, perPage].map((field) => field && String(field.type))).toEqual(
      isWhole ? [undefined, undefined] : ['Int', 'Int'],
    );
    if (!isWhole) {
      expect(number?.description).toBe('From 1. 1 if not given.');
      expect(perPage?.description).toMatch(/^(1 to 100|10, 25, 50, or 100)\. \d+ if not given\.$/);
    }
    expect(String(sort?.type)).toMatch(/Sort$/);
    expect(String(direction?.type)).toBe('SortDirection');
  });
});

test('no amount of money is a Float', () => {
  const amounts = types
    .filter((type) => isObjectType(type) || isInputObjectType(type))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ name, type: fieldType }) => /price|amount/i.test(name) && String(fieldType).startsWith('Float'))
        .map(({ name }) => `${type.name}.${name}`),
    );
  expect(amounts).toEqual([]);
});

test('every type and every root field is described', () => {
  const parts = types.filter(({ name }) => !/^(Int|Float|String|Boolean|ID)$/.test(name));
  expect(parts.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  const fields = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!].flatMap((root) =>
    Object.values(root.getFields()).map(({ name, description }) => ({ name: `${root.name}.${name}`, description })),
  );
  expect(fields.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});
