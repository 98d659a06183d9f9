import { getDirective } from '@graphql-tools/utils';
import { isObjectType, type GraphQLField, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { RequestContext } from '../context';
import { assertAbility } from '../domain/auth/abilities';
import { untilSessionEnds } from './sessionStreams';

/** Returns what the field requires of the user: nothing, being signed in, or a permission. */
export function getRule(schema: GraphQLSchema, field: GraphQLField<unknown, RequestContext>, isRoot: boolean) {
  if (getDirective(schema, field, 'public')) return 'public';
  const [rule] = getDirective(schema, field, 'can') ?? [];
  if (rule) return { action: String(rule.action), subject: String(rule.subject) };
  return isRoot ? 'signedIn' : 'public';
}

/**
 * Makes every field with `@can`, and every root field without `@public`, check its rule before it resolves. `fallback`
 * resolves fields without a resolver of their own.
 */
export function guardSchema(schema: GraphQLSchema, fallback: GraphQLFieldResolver<unknown, RequestContext>) {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const rule = getRule(schema, field, roots.has(type));
      if (rule === 'public') continue;
      const ability = rule === 'signedIn' ? null : rule;
      const { resolve = fallback, subscribe } = field;
      field.resolve = (source, args, ctx, info) => {
        assertAbility(ctx.user, ability);
        return resolve(source, args, ctx, info);
      };
      if (subscribe) {
        field.subscribe = (source, args, ctx, info) => {
          assertAbility(ctx.user, ability);
          return untilSessionEnds(ctx, subscribe(source, args, ctx, info));
        };
      }
    }
  }
  return schema;
}
