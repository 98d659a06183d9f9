import { createYielder } from '../../yielder';
import { notFound } from '../../errors';
import { getLabel, isChannelSpecific, type AttributeDefinitionRecord } from '../../records/attributes';
import type { Change } from '../../records/tables';
import type { AddAttributeOptionsInput, CreateAttributeInput, UpdateAttributeInput } from '../../types.generated';
import { getEdit } from '../author';
import type { DomainContext } from '../context';
import { withLock } from '../withLock';
import { canFail } from '../validation/checkValue';
import { limitsScope } from '../validation/valueFaults';
import { listDefinitions } from '../validation/definedRules';
import { toAttributeCode, toAttributeFields, withOptions, type AttributeFields } from './attributeFields';
import { getAttribute, getDefinition, withUsage, type DefinedAttribute } from './attributeList';
import { getLastPosition, inferDefinitions, NEW_DEFINITION, toDefinitions } from './inferDefinitions';
import { assertCodeFree } from '../locales/labelFields';
import { revalidate, type Revalidation } from './revalidate';

const KEY = 'attributes';

const NOTHING: Revalidation = { jobs: [], busyCatalogs: [] };

const put = (definition: AttributeDefinitionRecord): Change => ({ table: 'attributeDefinitions', put: definition });

/** Whether a value can have an issue by the definition. */
const canHaveIssues = (definition: AttributeDefinitionRecord) =>
  canFail(definition) || definition.isUnique === true || limitsScope(definition);

/** Creates a definition. Throws INVALID, or CONFLICT if another one has the code, with `fields`. */
export async function createAttribute(
  ctx: DomainContext,
  { code: given, ...input }: CreateAttributeInput,
): Promise<Revalidation & { attribute: DefinedAttribute }> {
  const fields = toAttributeFields(input, NEW_DEFINITION);
  const code = toAttributeCode(given, getLabel(fields.labels));
  const definition = await withLock(ctx, KEY, async () => {
    const others = await listDefinitions(ctx.store);
    assertCodeFree(code, others, 'attribute');
    const created: AttributeDefinitionRecord = {
      ...fields,
      id: await ctx.store.nextId('attributeDefinitions'),
      code,
      position: input.position ?? getLastPosition(fields.group, others),
      createdAt: ctx.now().toISOString(),
      ...getEdit(ctx),
    };
    await ctx.store.commit([put(created)]);
    return created;
  });
  const started = await revalidate(ctx, code, canHaveIssues(definition));
  return { attribute: await getAttribute(ctx, definition.id), ...started };
}

/** What decides about issues; the labels appear in their messages. */
const getChecked = (definition: AttributeFields) => {
  const { type, unitFamily, rules, options, labels, isUnique = false, isLocalizable } = definition;
  const scope = [isLocalizable, isChannelSpecific(definition)];
  return JSON.stringify([type, unitFamily, rules, options, labels, isUnique, ...scope]);
};

/** Changes a definition by its fields before, in turn with other changes, and checks what it decides about. */
const changeAttribute = async (
  ctx: DomainContext,
  id: string,
  change: (former: AttributeDefinitionRecord) => AttributeFields,
): Promise<Revalidation & { attribute: DefinedAttribute }> => {
  const [before, after] = await withLock(ctx, KEY, async () => {
    const former = await getDefinition(ctx, id);
    const changed: AttributeDefinitionRecord = { ...former, ...change(former), ...getEdit(ctx) };
    await ctx.store.commit([put(changed)]);
    return [former, changed];
  });
  const isSame = getChecked(before) === getChecked(after);
  const started = isSame ? NOTHING : await revalidate(ctx, after.code, canHaveIssues(before) || canHaveIssues(after));
  return { attribute: await getAttribute(ctx, id), ...started };
};

/** Updates the given fields. Throws NOT_FOUND, or INVALID with `fields`. */
export function updateAttribute(ctx: DomainContext, { id, ...input }: UpdateAttributeInput) {
  return changeAttribute(ctx, id, (former) => toAttributeFields(input, former));
}

/** Adds the options that the definition lacks. Throws NOT_FOUND, or INVALID with `fields`. */
export function addAttributeOptions(ctx: DomainContext, { id, labels }: AddAttributeOptionsInput) {
  return changeAttribute(ctx, id, (former) => ({ ...former, options: withOptions(former, labels) }));
}

/** Deletes the definition and returns its id. `restoreAttribute` undoes this. Throws NOT_FOUND. */
export async function deleteAttribute(ctx: DomainContext, id: string): Promise<Revalidation & { deletedId: string }> {
  const deleted = await withLock(ctx, KEY, async () => {
    const definition = { ...(await getDefinition(ctx, id)), deletedAt: ctx.now().toISOString() };
    await ctx.store.commit([put(definition)]);
    return definition;
  });
  return { deletedId: id, ...(await revalidate(ctx, deleted.code, canHaveIssues(deleted))) };
}

/** Restores a deleted definition unchanged. Throws NOT_FOUND, or CONFLICT if another one has its code now. */
export async function restoreAttribute(
  ctx: DomainContext,
  id: string,
): Promise<Revalidation & { attribute: DefinedAttribute }> {
  const restored = await withLock(ctx, KEY, async () => {
    const definition = await ctx.store.get('attributeDefinitions', id);
    if (!definition) throw notFound('attribute', id);
    const { deletedAt, ...kept } = definition;
    if (deletedAt === undefined) return kept;
    assertCodeFree(kept.code, await listDefinitions(ctx.store), 'attribute');
    await ctx.store.commit([put(kept)]);
    return kept;
  });
  const started = await revalidate(ctx, restored.code, canHaveIssues(restored));
  return { attribute: await getAttribute(ctx, id), ...started };
}

/**
 * Creates definitions of attributes in use by what all of their values have in common, so that no value becomes an
 * issue. Codes that are defined already or not in use are left out.
 */
export async function defineAttributes(ctx: DomainContext, codes: readonly string[]): Promise<DefinedAttribute[]> {
  const inferred = await inferDefinitions(ctx, codes, createYielder());
  const created = await withLock(ctx, KEY, async () => {
    const definitions = await toDefinitions(ctx, inferred);
    await ctx.store.commit(definitions.map(put));
    return definitions;
  });
  return withUsage(ctx, created);
}
