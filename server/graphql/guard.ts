import { isObjectType, Kind, type GraphQLFieldConfig, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { RequestContext } from '../context';
import { assertAbility, assertAvailable } from '../domain/auth/abilities';
import type { AbilityRecord } from '../records/auth';

/** What a field requires of the user: nothing, being signed in, or a permission. */
type FieldRule = 'public' | 'signedIn' | AbilityRecord;

/** The parts of a field that are guarded, before or after its type is built. */
type GuardedField = Pick<GraphQLFieldConfig<unknown, RequestContext>, 'astNode' | 'resolve' | 'subscribe'>;

/** Returns what the field requires of the user. */
export function getRule({ astNode }: Pick<GuardedField, 'astNode'>, isRoot: boolean): FieldRule {
  const find = (name: string) => astNode?.directives?.find((directive) => directive.name.value === name);
  if (find('public')) return 'public';
  const rule = find('can');
  if (!rule) return isRoot ? 'signedIn' : 'public';
  const { action = '', subject = '' } = Object.fromEntries(
    (rule.arguments ?? []).map(({ name, value }) => [name.value, value.kind === Kind.STRING ? value.value : '']),
  );
  return { action, subject };
}

/** Makes the field check its rule before it resolves. `fallback` resolves it if it has no resolver of its own. */
export function guardField(
  field: GuardedField,
  isRoot: boolean,
  fallback: GraphQLFieldResolver<unknown, RequestContext>,
): void {
  const rule = getRule(field, isRoot);
  if (rule === 'public') return;
  const ability = rule === 'signedIn' ? null : rule;
  const { resolve = fallback, subscribe } = field;
  const check = (ctx: RequestContext) => {
    assertAbility(ctx.user, ability);
    if (ability) assertAvailable(ctx, ability.subject);
  };
  field.resolve = (source, args, ctx, info) => {
    check(ctx);
    return resolve(source, args, ctx, info);
  };
  if (subscribe) {
    field.subscribe = async (source, args, ctx, info) => {
      check(ctx);
      const { whileAllowed } = await import('./sessionStreams');
      return whileAllowed(ctx, ability, subscribe(source, args, ctx, info));
    };
  }
}

/**
 * Makes every field with `@can`, and every root field without `@public`, check its rule before it resolves. `fallback`
 * resolves fields without a resolver of their own.
 */
export function guardSchema(schema: GraphQLSchema, fallback: GraphQLFieldResolver<unknown, RequestContext>) {
  const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) guardField(field, roots.has(type), fallback);
  }
  return schema;
}
