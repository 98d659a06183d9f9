import { notFound } from '../../errors';
import { getLabel } from '../../records/attributes';
import type { FamilyRecord } from '../../records/families';
import type { Change } from '../../records/tables';
import type { CreateFamilyInput, UpdateFamilyInput } from '../../types.generated';
import { getEdit } from '../author';
import { getAllChannels } from '../channels/channelList';
import type { DomainContext } from '../context';
import { getFamilies, getFamily } from '../definitions/storedFamilies';
import { assertCodeFree, toLabelCode } from '../locales/labelFields';
import { listKnownDefinitions } from '../validation/definedRules';
import { validateCatalogs, type Revalidation } from '../attributes/revalidate';
import { isRequiredByDefault } from '../validation/families/familyFields';
import { withLock } from '../withLock';
import { toFamilyFields, type FamilyFields, type KnownCodes } from './familyFields';
import { getFamilyUsage } from './familyList';

const KEY = 'families';

const NEW: FamilyFields = { labels: [], attributes: [], variantAxes: [] };

const NOTHING: Revalidation = { jobs: [], busyCatalogs: [] };

const getKnownCodes = async ({ store }: DomainContext): Promise<KnownCodes> => ({
  definitions: await listKnownDefinitions(store),
  channels: (await getAllChannels(store)).map(({ id }) => id),
});

const put = (family: FamilyRecord): Change => ({ table: 'families', put: family });

/** What decides about issues and completeness; the labels appear in their messages. */
const getChecked = ({ attributes, variantAxes, labels }: FamilyFields) => {
  const required = attributes.filter(({ code, isRequired }) => isRequired || isRequiredByDefault(code));
  return required.length || variantAxes.length ? JSON.stringify([required, variantAxes, labels]) : '';
};

/** Starts jobs that check the products of the family again, if it is checked differently than before. */
const revalidate = async (
  ctx: DomainContext,
  before: FamilyFields,
  after: FamilyFields,
  family: FamilyRecord,
): Promise<Revalidation> => {
  if (getChecked(before) === getChecked(after)) return NOTHING;
  const { catalogs } = await getFamilyUsage(ctx, family);
  return validateCatalogs(
    ctx,
    catalogs.map(({ catalog }) => catalog),
  );
};

/** Creates a family. Throws INVALID, or CONFLICT if another one has the code, with `fields`. */
export async function createFamily(
  ctx: DomainContext,
  { code: given, ...input }: CreateFamilyInput,
): Promise<Revalidation & { family: FamilyRecord }> {
  const family = await withLock(ctx, KEY, async () => {
    const fields = toFamilyFields(input, NEW, await getKnownCodes(ctx));
    const code = toLabelCode(given, getLabel(fields.labels), 'winter-jackets');
    assertCodeFree(code, await getFamilies(ctx.store), 'family');
    const created: FamilyRecord = {
      ...fields,
      id: await ctx.store.nextId('families'),
      code,
      createdAt: ctx.now().toISOString(),
      ...getEdit(ctx),
    };
    await ctx.store.commit([put(created)]);
    return created;
  });
  return { family, ...(await revalidate(ctx, NEW, family, family)) };
}

/** Updates the given fields. Throws NOT_FOUND, or INVALID with `fields`. */
export async function updateFamily(
  ctx: DomainContext,
  { id, ...input }: UpdateFamilyInput,
): Promise<Revalidation & { family: FamilyRecord }> {
  const [before, after] = await withLock(ctx, KEY, async () => {
    const former = await getFamily(ctx.store, id);
    const fields = toFamilyFields(input, former, await getKnownCodes(ctx));
    const changed: FamilyRecord = { ...former, ...fields, ...getEdit(ctx) };
    await ctx.store.commit([put(changed)]);
    return [former, changed];
  });
  return { family: after, ...(await revalidate(ctx, before, after, after)) };
}

/**
 * Deletes the family and returns its id. Its products keep its code, so that `restoreFamily` undoes this. Throws
 * NOT_FOUND.
 */
export async function deleteFamily(ctx: DomainContext, id: string): Promise<Revalidation & { deletedId: string }> {
  const deleted = await withLock(ctx, KEY, async () => {
    const family = { ...(await getFamily(ctx.store, id)), deletedAt: ctx.now().toISOString() };
    await ctx.store.commit([put(family)]);
    return family;
  });
  return { deletedId: id, ...(await revalidate(ctx, deleted, NEW, deleted)) };
}

/** Restores a deleted family unchanged. Throws NOT_FOUND, or CONFLICT if another one has its code now. */
export async function restoreFamily(ctx: DomainContext, id: string): Promise<Revalidation & { family: FamilyRecord }> {
  const restored = await withLock(ctx, KEY, async () => {
    const family = await ctx.store.get('families', id);
    if (!family) throw notFound('family', id);
    const { deletedAt, ...kept } = family;
    if (deletedAt === undefined) return kept;
    assertCodeFree(kept.code, await getFamilies(ctx.store), 'family');
    await ctx.store.commit([put(kept)]);
    return kept;
  });
  return { family: restored, ...(await revalidate(ctx, NEW, restored, restored)) };
}
