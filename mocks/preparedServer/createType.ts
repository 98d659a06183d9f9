import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLObjectType,
  GraphQLScalarType,
  parse,
  typeFromAST,
  valueFromAST,
  type DefinitionNode,
  type EnumTypeDefinitionNode,
  type GraphQLFieldConfig,
  type GraphQLFieldResolver,
  type GraphQLInputFieldConfig,
  type GraphQLInputType,
  type GraphQLInterfaceTypeConfig,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type InputObjectTypeDefinitionNode,
  type InputValueDefinitionNode,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import type { RequestContext } from '#server/context';
import { guardField } from '#server/graphql/guard';
import { checkScalar } from '#server/graphql/scalars';
import { enumResolvers } from '#server/resolvers/enums';
import { findField } from './lazyResolvers';

/** A type as SDL, not yet parsed. */
export interface Definition {
  /** Says the kind of type, for example `input`. */
  keyword: string;
  name: string;
  /** The names of the interfaces that the type implements. */
  interfaces: readonly string[];
  /** The definition and its extensions, each with the domain that it is from. */
  parts: readonly { domain: string; text: string }[];
}

interface TypeParts {
  /** Has the other types. */
  schema: GraphQLSchema;
  /** Resolves fields without a resolver of their own. */
  fallback: GraphQLFieldResolver<unknown, RequestContext>;
}

type Fields = Record<string, GraphQLFieldConfig<unknown, RequestContext>>;

/** An input type with the directive `@oneOf`. */
const ONE_OF = /^input \w+\s*@oneOf\b/;

const ROOTS = ['Query', 'Mutation', 'Subscription'];

const parseDefinition = <Node extends DefinitionNode>(text = '') =>
  parse(text, { noLocation: true }).definitions[0] as Node;

const createInputs = (
  schema: GraphQLSchema,
  nodes: readonly InputValueDefinitionNode[] = [],
): Record<string, GraphQLInputFieldConfig> =>
  Object.fromEntries(
    nodes.map((astNode) => {
      const type = typeFromAST(schema, astNode.type) as GraphQLInputType;
      return [astNode.name.value, { type, defaultValue: valueFromAST(astNode.defaultValue, type), astNode }];
    }),
  );

const createFields = ({ name, parts }: Definition, { schema, fallback }: TypeParts): Fields =>
  Object.fromEntries(
    parts.flatMap(({ domain, text }) =>
      (parseDefinition<ObjectTypeDefinitionNode>(text).fields ?? []).map((astNode): [string, Fields[string]] => {
        const fieldName = astNode.name.value;
        const field = {
          type: typeFromAST(schema, astNode.type) as GraphQLOutputType,
          args: createInputs(schema, astNode.arguments),
          astNode,
          ...findField({ domain, typeName: name, fieldName }, fallback),
        };
        guardField(field, ROOTS.includes(name), fallback);
        return [fieldName, field];
      }),
    ),
  );

/** The configuration that object and interface types share. */
const getComposite = (definition: Definition, parts: TypeParts) => ({
  name: definition.name,
  interfaces: () => definition.interfaces.map((name) => parts.schema.getType(name) as GraphQLInterfaceType),
  fields: () => createFields(definition, parts),
});

const createEnumValues = (name: string, text?: string) => {
  const own = (enumResolvers as Readonly<Record<string, Readonly<Record<string, string>>>>)[name];
  const names = (parseDefinition<EnumTypeDefinitionNode>(text).values ?? []).map((node) => node.name.value);
  return Object.fromEntries(names.map((value) => [value, { value: own?.[value] ?? value }]));
};

/** Creates the type of the definition. Only its name and kind are known until more is asked of it. */
export function createType(definition: Definition, parts: TypeParts): GraphQLNamedType {
  const { keyword, name } = definition;
  const [{ domain = '', text = '' } = {}] = definition.parts;
  if (keyword === 'type') return new GraphQLObjectType(getComposite(definition, parts));
  if (keyword === 'interface') {
    const { resolve } = findField({ domain, typeName: name, fieldName: '__resolveType' }, parts.fallback);
    const resolveType = resolve as unknown as GraphQLInterfaceTypeConfig<unknown, unknown>['resolveType'];
    return new GraphQLInterfaceType({ ...getComposite(definition, parts), resolveType });
  }
  if (keyword === 'input') {
    const fields = () => createInputs(parts.schema, parseDefinition<InputObjectTypeDefinitionNode>(text).fields);
    return new GraphQLInputObjectType({ name, fields, isOneOf: ONE_OF.test(text) });
  }
  if (keyword === 'enum') return new GraphQLEnumType({ name, values: () => createEnumValues(name, text) });
  if (keyword === 'scalar') return checkScalar(new GraphQLScalarType({ name }));
  throw new Error(`Types defined with "${keyword}" are not supported.`);
}
