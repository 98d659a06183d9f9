import type { CategoryEditRecord } from '#server/records/categories';
import type { Change } from '#server/records/tables';
import { isInBranch } from '#shared/branch';
import type { DomainContext } from '../context';
import { mapConditions } from '../products/rules/mapConditions';

const move = (path: string, from: string, to: string) => (isInBranch(path, from) ? to + path.slice(from.length) : path);

/** Returns the change after which the rules of channels and feeds name a renamed or moved category as it is named then. */
export async function followCategory(
  { store }: Pick<DomainContext, 'store'>,
  catalogId: string,
  { from, to, keepsBranch }: Pick<CategoryEditRecord, 'from' | 'to' | 'keepsBranch'>,
): Promise<Change[]> {
  const catalog = await store.get('catalogs', catalogId);
  if (!catalog?.channelRules || to === null || !keepsBranch) return [];
  const channelRules = catalog.channelRules.map((rule) => {
    const where = mapConditions(rule.where, (condition) =>
      condition.field === 'category' && condition.values
        ? { ...condition, values: condition.values.map((path) => move(path, from, to)) }
        : condition,
    );
    return where === rule.where ? rule : { ...rule, where };
  });
  return channelRules.some((rule, at) => rule !== catalog.channelRules![at])
    ? [{ table: 'catalogs', put: { ...catalog, channelRules } }]
    : [];
}
