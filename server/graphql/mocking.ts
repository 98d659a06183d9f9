import type { IMockStore, Ref } from '@graphql-tools/mock';
import { defaultFieldResolver, type ExecutionResult, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { RequestContext } from '../context';

/** The names (`Type.field`) of the fields in a response that were mocked. */
const mockedFields = new WeakMap<RequestContext, Set<string>>();

const isRef = (value: unknown): value is Ref => typeof value === 'object' && value !== null && '$ref' in value;

/**
 * Creates the default resolver for all fields: returns the record's value, or a plausible typed value if neither a
 * resolver nor the record has the field, so that the schema can be extended before its rules exist.
 */
export function createMockResolver(): GraphQLFieldResolver<unknown, RequestContext> {
  let store: IMockStore | undefined;
  /** Returns the store of mocked values, whose code is loaded when the first field needs it. */
  const getStore = async (schema: GraphQLSchema) => {
    const { createMockStore } = await import('@graphql-tools/mock');
    const mocks = { DateTime: () => '2026-01-01T00:00:00.000Z', JSON: () => ({}) };
    return (store ??= createMockStore({ schema, mocks }));
  };
  return (source, args: Record<string, unknown>, ctx, info) => {
    const { fieldName, parentType, schema } = info;
    if (!isRef(source)) {
      const value = defaultFieldResolver(source, args, ctx, info);
      if (value !== undefined || (typeof source === 'object' && source !== null && fieldName in source)) return value;
    }
    mockedFields.set(ctx, (mockedFields.get(ctx) ?? new Set()).add(`${parentType.name}.${fieldName}`));
    return getStore(schema).then((mocks) =>
      isRef(source)
        ? mocks.get({ typeName: source.$ref.typeName, key: source.$ref.key, fieldName, fieldArgs: args })
        : mocks.get({ typeName: parentType.name, key: 'ROOT', fieldName, fieldArgs: args }),
    );
  };
}

/** Returns the result with the names of its mocked fields, if there are any, in `extensions.mocked`. */
export function withMocked<Result extends ExecutionResult>(result: Result, context: RequestContext): Result {
  const mocked = mockedFields.get(context);
  return mocked ? { ...result, extensions: { ...result.extensions, mocked: [...mocked].sort() } } : result;
}

/** Lists the mocked fields of a response in `extensions.mocked`. */
export function useMocked(resolver: GraphQLFieldResolver<unknown, RequestContext>): Plugin<RequestContext> {
  return {
    onExecute({ args }) {
      args.fieldResolver = resolver;
      return {
        onExecuteDone({ result, setResult }) {
          if (!(Symbol.asyncIterator in result)) setResult(withMocked(result, args.contextValue));
        },
      };
    },
  };
}
