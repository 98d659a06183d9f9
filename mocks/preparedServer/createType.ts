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
import type { TypeResolvers } from '#server/graphql/appResolvers';
import { guardField } from '#server/graphql/guard';
import { checkScalar } from '#server/graphql/scalars';

/** A type as SDL, not yet parsed. */
export interface Definition {
  /** Says the kind of type, for example `input`. */
  keyword: string;
  name: string;
  /** The names of the interfaces that the type implements. */
  interfaces: readonly string[];
  text: string;
}

interface TypeParts {
  /** Has the other types. */
  schema: GraphQLSchema;
  resolvers: TypeResolvers;
  /** Resolves fields without a resolver of their own. */
  fallback: GraphQLFieldResolver<unknown, RequestContext>;
}

type Fields = Record<string, GraphQLFieldConfig<unknown, RequestContext>>;

/** An input type with the directive `@oneOf`. */
const ONE_OF = /^input \w+\s*@oneOf\b/;

const ROOTS = ['Query', 'Mutation', 'Subscription'];

const parseDefinition = <Node extends DefinitionNode>({ text }: Definition) =>
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

const createFields = (definition: Definition, { schema, resolvers, fallback }: TypeParts): Fields => {
  const isRoot = ROOTS.includes(definition.name);
  const { fields = [] } = parseDefinition<ObjectTypeDefinitionNode>(definition);
  return Object.fromEntries(
    fields.map((astNode) => {
      const resolver = resolvers[astNode.name.value];
      const field: Fields[string] = {
        type: typeFromAST(schema, astNode.type) as GraphQLOutputType,
        args: createInputs(schema, astNode.arguments),
        astNode,
        ...(typeof resolver === 'function' ? { resolve: resolver as typeof fallback } : (resolver as object)),
      };
      guardField(field, isRoot, fallback);
      return [astNode.name.value, field];
    }),
  );
};

/** The configuration that object and interface types share. */
const getComposite = (definition: Definition, parts: TypeParts) => ({
  name: definition.name,
  interfaces: () => definition.interfaces.map((name) => parts.schema.getType(name) as GraphQLInterfaceType),
  fields: () => createFields(definition, parts),
});

const createEnumValues = (definition: Definition, { resolvers }: TypeParts) => {
  const names = (parseDefinition<EnumTypeDefinitionNode>(definition).values ?? []).map(({ name }) => name.value);
  return Object.fromEntries(names.map((name) => [name, { value: resolvers[name] ?? name }]));
};

/** Creates the type of the definition. Only its name and kind are known until more is asked of it. */
export function createType(definition: Definition, parts: TypeParts): GraphQLNamedType {
  const { keyword, name } = definition;
  if (keyword === 'type') return new GraphQLObjectType(getComposite(definition, parts));
  if (keyword === 'interface') {
    const resolveType = parts.resolvers.__resolveType as GraphQLInterfaceTypeConfig<unknown, unknown>['resolveType'];
    return new GraphQLInterfaceType({ ...getComposite(definition, parts), resolveType });
  }
  if (keyword === 'input') {
    const fields = () => createInputs(parts.schema, parseDefinition<InputObjectTypeDefinitionNode>(definition).fields);
    return new GraphQLInputObjectType({ name, fields, isOneOf: ONE_OF.test(definition.text) });
  }
  if (keyword === 'enum') return new GraphQLEnumType({ name, values: () => createEnumValues(definition, parts) });
  if (keyword === 'scalar') return checkScalar(new GraphQLScalarType({ name }));
  throw new Error(`Types defined with "${keyword}" are not supported.`);
}
