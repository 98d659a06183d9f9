import { say } from '../../records/sentence';
import { createYielder } from '../../yielder';
import { getLabel, isChannelSpecific, type AttributeDefinitionRecord } from '../../records/attributes';
import type { AddAttributeOptionsInput, CreateAttributeInput, UpdateAttributeInput } from '../../types.generated';
import type { DomainContext } from '../context';
import { toOptionsEdit } from '../optionEdits/optionsEdit';
import { listOptionJobs } from '../optionEdits/optionJobs';
import { withLock } from '../withLock';
import { canFail } from '../validation/checkValue';
import { limitsScope } from '../validation/valueFaults';
import { listDefinitions } from '../validation/definedRules';
import { toAttributeCode, toAttributeFields, withOptions, type AttributeFields } from './attributeFields';
import { getAttribute, getDefinition, withUsage, type DefinedAttribute } from './attributeList';
import { getLastPosition, inferDefinitions, NEW_DEFINITION, toDefinitions } from './inferDefinitions';
import { createDefinitionWrites } from './definitionWrites';
import { listCheckedCatalogs } from './checkedCatalogs';

/** Whether a value can have an issue by the definition. */
const canHaveIssues = (definition: AttributeDefinitionRecord) =>
  canFail(definition) || definition.isUnique === true || limitsScope(definition);

/** What decides about issues; the labels appear in their messages. */
const getChecked = (definition: AttributeFields) => {
  const { type, unitFamily, rules, options, labels, isUnique = false, isLocalizable } = definition;
  const scope = [isLocalizable, isChannelSpecific(definition)];
  return JSON.stringify([type, unitFamily, rules, options, labels, isUnique, ...scope]);
};

const writes = createDefinitionWrites({
  table: 'attributeDefinitions',
  what: 'attribute',
  codeTaken: (code) => say`Another attribute has the code ${code}. Edit that one, or use a different code.`,
  getCode: ({ code }) => code,
  get: getDefinition,
  view: async (ctx, { id }) => ({ attribute: await getAttribute(ctx, id) }),
  listChecked: async (ctx, before, after) => {
    const [one, ...others] = [after, before].filter((found) => found !== null);
    const isSame = !one || (before && after && getChecked(before) === getChecked(after));
    return isSame ? [] : listCheckedCatalogs(ctx, one.code, [one, ...others].some(canHaveIssues));
  },
});

/** Creates a definition. Throws INVALID, or CONFLICT if another one has the code, with `fields`. */
export function createAttribute(ctx: DomainContext, { code, ...input }: CreateAttributeInput) {
  return writes.create(ctx, async () => {
    const fields = toAttributeFields(input, NEW_DEFINITION);
    return {
      ...fields,
      id: await ctx.store.nextId('attributeDefinitions'),
      code: toAttributeCode(code, getLabel(fields.labels)),
      position: input.position ?? getLastPosition(fields.group, await listDefinitions(ctx.store)),
    };
  });
}

/**
 * Updates the given fields, and starts the jobs with which products follow renamed and merged options. Throws NOT_FOUND,
 * INVALID with `fields`, CONFLICT if it was changed since `updatedAt`, or FORBIDDEN if products would follow and the user
 * can't change products.
 */
export function updateAttribute(ctx: DomainContext, { id, updatedAt, mergedOptions, ...input }: UpdateAttributeInput) {
  return writes.update(
    ctx,
    { id, updatedAt },
    async (former) => ({ ...former, ...toAttributeFields(input, former) }),
    async (former, after) => {
      const edit = toOptionsEdit({ ...input, mergedOptions }, former, after, after.updatedAt);
      return edit ? listOptionJobs(ctx, edit) : [];
    },
  );
}

/** Adds the options that the definition lacks. Throws NOT_FOUND, or INVALID with `fields`. */
export function addAttributeOptions(ctx: DomainContext, { id, labels }: AddAttributeOptionsInput) {
  return writes.update(ctx, { id }, async (former) => ({ ...former, options: withOptions(former, labels) }));
}

export const { remove: deleteAttribute, restore: restoreAttribute } = writes;

/**
 * Creates definitions of attributes in use by what all of their values have in common, so that no value becomes an
 * issue. Codes that are defined already or not in use are left out.
 */
export async function defineAttributes(ctx: DomainContext, codes: readonly string[]): Promise<DefinedAttribute[]> {
  const inferred = await inferDefinitions(ctx, codes, createYielder());
  const created = await withLock(ctx, 'attributeDefinitions', async (commit) => {
    const definitions = await toDefinitions(ctx, inferred);
    await commit(definitions.map((put) => ({ table: 'attributeDefinitions', put })));
    return definitions;
  });
  return withUsage(ctx, created);
}
