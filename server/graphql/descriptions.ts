import { isObjectType, type GraphQLField, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import type { RequestContext } from '../context';
import { getRule } from './guard';
import { createSchema } from './schema';

/** Whether the document queries the schema itself. */
const asksAboutSchema = ({ query }: GraphQLParams) => /\b__(?:schema|type)\b/.test(query ?? '');

/** What a field requires of the user, as a sentence. Null if it requires nothing that is not said of its parent. */
function describeRule(field: GraphQLField<unknown, RequestContext>, isRoot: boolean): string | null {
  const rule = getRule(field, isRoot);
  if (rule === 'public') return isRoot ? 'Requires no token.' : null;
  return rule === 'signedIn' ? 'Requires a token.' : `Requires the permission \`${rule.action} ${rule.subject}\`.`;
}

/**
 * Adds to the descriptions what explorers don't show: the permission that a field requires, which is in a directive,
 * and the description that it has in its interface.
 */
function completeDescriptions(schema: GraphQLSchema): GraphQLSchema {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const inherited = type.getInterfaces().map((each) => each.getFields()[field.name]?.description);
      const own = field.description ?? inherited.find(Boolean);
      field.description = [own, describeRule(field, roots.has(type))].filter(Boolean).join('\n\n') || null;
    }
  }
  return schema;
}

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
      described ??= completeDescriptions(createSchema(sdl, fallback).schema);
    },
    onEnveloped: ({ context, setSchema }) => {
      if (described && context?.params && asksAboutSchema(context.params)) setSchema(described);
    },
  };
}
