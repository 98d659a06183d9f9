import type { CategoryEditRecord } from '#server/records/categories';
import type { Change } from '#server/records/tables';
import { isInBranch } from '#shared/branch';
import { foldText } from '#shared/foldText';
import type { DomainContext } from '../context';
import { mapConditions } from '../products/rules/mapConditions';

/** Conditions are on categories without case and accents, and no name has a slash. */
const move = (path: string, from: string, to: string) =>
  isInBranch(foldText(path), foldText(from)) ? [to, ...path.split('/').slice(from.split('/').length)].join('/') : path;

/** Returns the change after which the rules of feeds name a renamed or moved category as it is named then. */
export async function followCategory(
  { store }: Pick<DomainContext, 'store'>,
  catalogId: string,
  { from, to, keepsBranch }: Pick<CategoryEditRecord, 'from' | 'to' | 'keepsBranch'>,
): Promise<Change[]> {
  const catalog = await store.get('catalogs', catalogId);
  if (!catalog?.feedRules || to === null || !keepsBranch) return [];
  const feedRules = catalog.feedRules.map((rule) => {
    const where = mapConditions(rule.where, (condition) =>
      condition.field === 'category' && condition.values
        ? { ...condition, values: condition.values.map((path) => move(path, from, to)) }
        : condition,
    );
    return where === rule.where ? rule : { ...rule, where };
  });
  return feedRules.some((rule, at) => rule !== catalog.feedRules![at])
    ? [{ table: 'catalogs', put: { ...catalog, feedRules } }]
    : [];
}
