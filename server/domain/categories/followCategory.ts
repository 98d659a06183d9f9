import type { CategoryEditRecord } from '#server/records/categories';
import type { Change } from '#server/records/tables';
import { isInBranch } from '#shared/branch';
import { printFilterText, type FilterCondition, type FilterGroup } from '#shared/filterText';
import { foldText } from '#shared/foldText';
import { parseFilterText } from '#shared/parseFilterText';
import type { DomainContext } from '../context';

/** Conditions are on categories without case and accents, and no name has a slash. */
const move = (path: string, from: string, to: string) =>
  isInBranch(foldText(path), foldText(from)) ? [to, ...path.split('/').slice(from.split('/').length)].join('/') : path;

const moveIn = (filter: FilterGroup, from: string, to: string): FilterGroup => {
  const all = (groups: FilterGroup[] | null | undefined) => groups?.map((group) => moveIn(group, from, to)) ?? null;
  const one = (condition: FilterCondition): FilterCondition =>
    condition.field === 'category' && condition.values
      ? { ...condition, values: condition.values.map((path) => move(path, from, to)) }
      : condition;
  return {
    conditions: filter.conditions?.map(one) ?? null,
    and: all(filter.and),
    or: all(filter.or),
    not: filter.not ? moveIn(filter.not, from, to) : null,
  };
};

/** Returns the change after which the rules of feeds name a renamed or moved category as it is named then. */
export async function followCategory(
  { store }: Pick<DomainContext, 'store'>,
  catalogId: string,
  { from, to, keepsBranch }: Pick<CategoryEditRecord, 'from' | 'to' | 'keepsBranch'>,
): Promise<Change[]> {
  const catalog = await store.get('catalogs', catalogId);
  if (!catalog?.feedRules || to === null || !keepsBranch) return [];
  let isChanged = false;
  const feedRules = catalog.feedRules.map((rule) => {
    const parsed = parseFilterText(rule.where);
    if ('error' in parsed) return rule;
    const where = printFilterText(moveIn(parsed.filter, from, to));
    if (where === printFilterText(parsed.filter)) return rule;
    isChanged = true;
    return { ...rule, where };
  });
  return isChanged ? [{ table: 'catalogs', put: { ...catalog, feedRules } }] : [];
}
