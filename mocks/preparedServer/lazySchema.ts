import {
  GraphQLInterfaceType,
  GraphQLObjectType,
  GraphQLSchema,
  specifiedScalarTypes,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
} from 'graphql';
import type { RequestContext } from '#server/context';
import type { TypeResolvers } from '#server/graphql/appResolvers';
import { createType, type Definition } from './createType';

export interface LazySchemaOptions {
  /** One definition per line, without descriptions. */
  sdl: string;
  getResolvers: (typeName: string) => TypeResolvers;
  /** Resolves fields without a resolver of their own. */
  fallback: GraphQLFieldResolver<unknown, RequestContext>;
}

/** The start of a definition: its keyword, its name, and the interfaces that it implements. */
const DEFINITION = /^(\w+) (\w+)(?: implements ([\w&]+))?/;

const readDefinitions = (sdl: string): [string, Definition][] =>
  sdl.split('\n').flatMap((text) => {
    const [, keyword, name, interfaces] = DEFINITION.exec(text) ?? [];
    return keyword && name ? [[name, { keyword, name, interfaces: interfaces?.split('&') ?? [], text }]] : [];
  });

/**
 * A schema whose types are built when they are first needed, because one operation needs few of them. It executes valid
 * documents; `createSchema` is for everything else. See docs/decisions/0026-prepared-operations.md.
 */
export class LazySchema extends GraphQLSchema {
  readonly #options: LazySchemaOptions;
  readonly #definitions: ReadonlyMap<string, Definition>;
  readonly #types = new Map<string, GraphQLNamedType>(specifiedScalarTypes.map((type) => [type.name, type]));

  constructor(options: LazySchemaOptions) {
    super({ assumeValid: true });
    this.#options = options;
    this.#definitions = new Map(readDefinitions(options.sdl));
  }

  override getType(name: string): GraphQLNamedType | undefined {
    const known = this.#types.get(name);
    const definition = this.#definitions.get(name);
    if (known || !definition) return known;
    const { fallback, getResolvers } = this.#options;
    const type = createType(definition, { schema: this, resolvers: getResolvers(name), fallback });
    this.#types.set(name, type);
    return type;
  }

  override getTypeMap(): Record<string, GraphQLNamedType> {
    for (const name of this.#definitions.keys()) this.getType(name);
    return Object.fromEntries(this.#types);
  }

  override getQueryType() {
    return this.#getObject('Query');
  }

  override getMutationType() {
    return this.#getObject('Mutation');
  }

  override getSubscriptionType() {
    return this.#getObject('Subscription');
  }

  override getImplementations({ name }: GraphQLInterfaceType) {
    const types = [...this.#definitions.values()]
      .filter(({ interfaces }) => interfaces.includes(name))
      .map((definition) => this.getType(definition.name));
    return {
      objects: types.filter((type) => type instanceof GraphQLObjectType),
      interfaces: types.filter((type) => type instanceof GraphQLInterfaceType),
    };
  }

  #getObject(name: string): GraphQLObjectType | undefined {
    const type = this.getType(name);
    return type instanceof GraphQLObjectType ? type : undefined;
  }
}
