import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import type { RequestContext } from '../context';
import { createSchema } from './schema';

/** Whether the document queries the schema itself. */
const asksAboutSchema = ({ query }: GraphQLParams) => /\b__(?:schema|type)\b/.test(query ?? '');

/**
 * Answers introspection queries from a schema with descriptions. Only schema explorers need them, so they are loaded
 * for the first such query. See docs/decisions/0016-two-sdls.md.
 */
export function useDescriptions(
  fallback: GraphQLFieldResolver<unknown, RequestContext>,
): Plugin<{ params?: GraphQLParams }> {
  let described: GraphQLSchema | undefined;
  return {
    onParams: async ({ params }) => {
      if (described || !asksAboutSchema(params)) return;
      const { sdl } = await import('../sdl.generated');
      described ??= createSchema(sdl, fallback).schema;
    },
    onEnveloped: ({ context, setSchema }) => {
      if (described && context?.params && asksAboutSchema(context.params)) setSchema(described);
    },
  };
}
