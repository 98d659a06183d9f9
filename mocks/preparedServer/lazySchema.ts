import {
  GraphQLInterfaceType,
  GraphQLObjectType,
  GraphQLSchema,
  specifiedScalarTypes,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
} from 'graphql';
import type { RequestContext } from '#server/context';
import { createType, type Definition } from './createType';

export interface LazySchemaOptions {
  /** One definition per line, without descriptions, and before those of a domain a comment with its name. */
  sdl: string;
  /** Resolves fields without a resolver of their own. */
  fallback: GraphQLFieldResolver<unknown, RequestContext>;
}

/** The start of a definition or an extension: its keyword, its name, and the interfaces that it implements. */
const DEFINITION = /^(?:extend )?(\w+) (\w+)(?: implements ([\w&]+))?/;

const readDefinitions = (sdl: string): Map<string, Definition> => {
  const definitions = new Map<string, Definition>();
  let domain = '';
  for (const text of sdl.split('\n')) {
    if (text.startsWith('#')) domain = text.slice(1);
    const [, keyword, name, interfaces] = DEFINITION.exec(text) ?? [];
    if (!keyword || !name) continue;
    const { interfaces: known = [], parts = [] } = definitions.get(name) ?? {};
    const own = { keyword, name, interfaces: interfaces?.split('&') ?? known };
    definitions.set(name, { ...own, parts: [...parts, { domain, text }] });
  }
  return definitions;
};

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
    this.#definitions = readDefinitions(options.sdl);
  }

  override getType(name: string): GraphQLNamedType | undefined {
    const known = this.#types.get(name);
    const definition = this.#definitions.get(name);
    if (known || !definition) return known;
    const type = createType(definition, { schema: this, fallback: this.#options.fallback });
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
