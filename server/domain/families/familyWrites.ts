import { say } from '../../records/sentence';
import { getLabel } from '../../records/attributes';
import type { CreateFamilyInput, UpdateFamilyInput } from '../../types.generated';
import { getAllChannels } from '../channels/channelList';
import type { DomainContext } from '../context';
import { createDefinitionWrites } from '../attributes/definitionWrites';
import { getFamily } from '../definitions/storedFamilies';
import { toLabelCode } from '../locales/labelFields';
import { listKnownDefinitions } from '../validation/definedRules';
import { isRequiredByDefault } from '../validation/families/familyFields';
import { toFamilyFields, type FamilyFields, type KnownCodes } from './familyFields';
import { getFamilyUsage } from './familyList';

const NEW: FamilyFields = { labels: [], attributes: [], variantAxes: [] };

const getKnownCodes = async ({ store }: DomainContext): Promise<KnownCodes> => ({
  definitions: await listKnownDefinitions(store),
  channels: (await getAllChannels(store)).map(({ id }) => id),
});

/** What decides about issues and completeness; the labels appear in their messages. */
const getChecked = (family: FamilyFields | null) => {
  const { attributes, variantAxes, labels } = family ?? NEW;
  const required = attributes.filter(({ code, isRequired }) => isRequired || isRequiredByDefault(code));
  return required.length || variantAxes.length ? JSON.stringify([required, variantAxes, labels]) : '';
};

const writes = createDefinitionWrites({
  table: 'families',
  what: 'family',
  codeTaken: (code) => say`Another family has the code ${code}. Edit that one, or use a different code.`,
  getCode: ({ code }) => code,
  get: ({ store }, id) => getFamily(store, id),
  view: async (_, family) => ({ family }),
  listChecked: async (ctx, before, after) => {
    const family = after ?? before;
    const isSame = !family || getChecked(before) === getChecked(after);
    return isSame ? [] : (await getFamilyUsage(ctx, family)).catalogs.map(({ catalog }) => catalog);
  },
});

/** Creates a family. Throws INVALID, or CONFLICT if another one has the code, with `fields`. */
export function createFamily(ctx: DomainContext, { code, ...input }: CreateFamilyInput) {
  return writes.create(ctx, async () => {
    const fields = toFamilyFields(input, NEW, await getKnownCodes(ctx));
    const id = await ctx.store.nextId('families');
    return { ...fields, id, code: toLabelCode(code, getLabel(fields.labels), 'winter-jackets') };
  });
}

/** Updates the given fields. Throws NOT_FOUND, INVALID with `fields`, or CONFLICT if it was changed since `updatedAt`. */
export function updateFamily(ctx: DomainContext, { id, updatedAt, ...input }: UpdateFamilyInput) {
  return writes.update(ctx, { id, updatedAt }, async (former) => ({
    ...former,
    ...toFamilyFields(input, former, await getKnownCodes(ctx)),
  }));
}

/** Its products keep the code of a deleted family, so that it can be restored. */
export const { remove: deleteFamily, restore: restoreFamily } = writes;
