import type { ProductScanFilter } from '#server/db/store';
import { DomainError } from '#server/errors';
import type { CatalogRecord } from '#server/records/catalogs';
import { getBranchPaths } from '#server/records/categories';
import { labelValue } from '#server/records/labelValue';
import { say, type Sentence } from '#server/records/sentence';
import type { RuleOwner } from '#server/types.generated';
import { listConditions, type FilterGroup } from '#shared/filterText';
import { parseFilterText } from '#shared/parseFilterText';
import type { DomainContext } from '../../context';
import { ATTRIBUTE_PREFIX, sayDeleted } from '../filters/fields';
import { FIELDS_OF_RULES } from '../filters/ruleFields';
import { toScanFilter } from '../filters/toScanFilter';
import { toCode } from '../../productValues/values';
import { nearestText, withNearest } from '../../texts/nearestText';
import { getDeletedDefinitions, listKnownDefinitions } from '../../validation/definedRules';

const MAX_CHARACTERS = 10_000;

/** No condition of a rule depends on the time. */
const NO_TIME = () => new Date(0);

const invalid = (message: Sentence) => new DomainError('INVALID', message, { where: message });

/** Throws INVALID for a condition on an attribute without a definition. */
const assertDefined = async ({ store }: Pick<DomainContext, 'store'>, filter: FilterGroup) => {
  const deleted = await getDeletedDefinitions(store);
  const codes = new Set((await listKnownDefinitions(store)).map(({ code }) => code));
  for (const { field } of listConditions(filter)) {
    if (!field.startsWith(ATTRIBUTE_PREFIX)) continue;
    const code = toCode(field.slice(ATTRIBUTE_PREFIX.length));
    const former = deleted.get(code);
    if (former) throw invalid(sayDeleted(former));
    const message = say`No attribute with the code ${code} is defined.`;
    if (!codes.has(code)) throw invalid(withNearest(message, nearestText(code, [...codes])));
  }
};

/** Throws INVALID for a condition on a deleted family, whose code products keep. */
const assertFamilies = async ({ store }: Pick<DomainContext, 'store'>, filter: FilterGroup) => {
  const named = listConditions(filter).flatMap(({ field, values }) => (field === 'family' ? (values ?? []) : []));
  if (!named.length) return;
  const families = await store.list('families');
  const known = new Set(families.flatMap(({ code, deletedAt }) => (deletedAt === undefined ? code : [])));
  const deleted = families.find(({ code }) => named.includes(code) && !known.has(code));
  if (!deleted) return;
  throw invalid(
    say`The family “${labelValue(deleted.labels)}” was deleted. Remove the condition, or create the family again.`,
  );
};

/** Throws INVALID for a field that the rule of a category or a channel can't have. */
const assertFields = (filter: FilterGroup, fields: ReadonlySet<string>) => {
  for (const { field, operator } of listConditions(filter)) {
    if (operator === 'LAST_DAYS') throw invalid(say`A rule can’t use LAST_DAYS, because time passes without an edit.`);
    if (field.startsWith(ATTRIBUTE_PREFIX) || fields.has(field)) continue;
    throw invalid(say`A rule can’t use the field ${field}. It can use attributes, and ${{ list: [...fields] }}.`);
  }
};

/** Parses a text with at least one condition. Throws INVALID. */
const parseConditions = (where: string): FilterGroup => {
  if (where.length > MAX_CHARACTERS) throw invalid(say`Use ${{ grouped: MAX_CHARACTERS }} characters or fewer.`);
  const parsed = parseFilterText(where);
  if ('error' in parsed) throw invalid(say`The conditions can’t be read at character ${parsed.error.position + 1}.`);
  if (listConditions(parsed.filter).length === 0) throw invalid(say`Add at least one condition.`);
  return parsed.filter;
};

/** Throws INVALID for a condition on a category that the catalog does not have. */
export async function assertCategories(
  { store }: Pick<DomainContext, 'store'>,
  catalogId: string,
  where: string,
): Promise<void> {
  const named = listConditions(parseConditions(where)).flatMap(({ field, values }) =>
    field === 'category' ? (values ?? []) : [],
  );
  if (!named.length) return;
  const { counts } = await store.products.categoryCounts(catalogId);
  const created = await store.list('categories', (category) => category.catalogId === catalogId);
  const known = new Set([...counts.keys(), ...created.flatMap(({ path }) => getBranchPaths(path))]);
  for (const path of named) {
    const message = say`No category has the path “${path}”.`;
    if (!known.has(path.trim())) throw invalid(withNearest(message, nearestText(path, [...known])));
  }
}

const readStored = async (
  { store }: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
  where: string,
  owner: RuleOwner,
): Promise<ProductScanFilter> => {
  const filter = parseConditions(where);
  await assertDefined({ store }, filter);
  await assertFamilies({ store }, filter);
  assertFields(filter, FIELDS_OF_RULES[owner]);
  return { ...(await toScanFilter({ store, now: NO_TIME }, catalog, filter)), isOwnPrice: true };
};

/**
 * Returns the conditions of the rule of a category as the index evaluates them. Throws INVALID for a text that is none, for what a rule
 * can't ask for, and for what it names in vain, for example a deleted attribute.
 */
export function readRule(
  ctx: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
  where: string,
): Promise<ProductScanFilter> {
  return readStored(ctx, catalog, where, 'CATEGORY');
}

/**
 * Returns the conditions of the rule of a channel as the index evaluates them, which can be on categories, too. Throws as
 * `readRule`, but not for categories that the catalog does not have: they have no products.
 */
export function readChannelConditions(
  ctx: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
  where: string,
): Promise<ProductScanFilter> {
  return readStored(ctx, catalog, where, 'CHANNEL');
}

/**
 * Returns the conditions of the feeds of a channel as the index evaluates them now. They can be on any field. Throws
 * INVALID for a text that is none, and for what it names in vain, for example a deleted attribute or category.
 */
export async function readFeedConditions(
  ctx: Pick<DomainContext, 'store' | 'now'>,
  catalog: CatalogRecord,
  where: string,
): Promise<ProductScanFilter> {
  const filter = parseConditions(where);
  await assertDefined(ctx, filter);
  await assertFamilies(ctx, filter);
  await assertCategories(ctx, catalog.id, where);
  return toScanFilter(ctx, catalog, filter);
}
