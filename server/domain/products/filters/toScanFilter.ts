import type { ProductScanFilter } from '#server/db/store';
import type { CatalogRecord } from '#server/records/catalogs';
import type { ProductFilter } from '#server/types.generated';
import type { DomainContext } from '../../context';

type Reads = Pick<DomainContext, 'store' | 'now'>;

const toQuickFilter = async (
  ctx: Reads,
  catalog: CatalogRecord,
  { completeness, untranslatedIn: _locale, conditions: _, and: _and, or: _or, not: _not, ...filter }: ProductFilter,
): Promise<ProductScanFilter> => {
  const found: ProductScanFilter = { ...filter };
  if (filter.priceChannel) {
    const { assertKnown } = await import('../../productValues/assertScope');
    assertKnown(filter.priceChannel, catalog.channels, { field: 'priceChannel', owner: 'catalog', what: 'channel' });
  }
  if (filter.family) {
    const { assertFamilyExisted } = await import('../../definitions/knownFamily');
    await assertFamilyExisted(ctx.store, filter.family);
  }
  if (completeness) {
    const { matchCompleteness } = await import('./matchCompleteness');
    found.matchesCells = await matchCompleteness(ctx, catalog, completeness);
  }
  return found;
};

/**
 * Returns the filter as the index evaluates it. Throws INVALID for a language or a channel that the catalog does not
 * have, for an unknown family, and for conditions that do not apply to their fields. The code of these is loaded with
 * the first of them.
 */
export async function toScanFilter(
  ctx: Reads,
  catalog: CatalogRecord,
  filter: ProductFilter,
): Promise<ProductScanFilter> {
  const toQuick = (one: ProductFilter) => toQuickFilter(ctx, catalog, one);
  if (!(filter.untranslatedIn || (filter.conditions ?? filter.and ?? filter.or ?? filter.not))) return toQuick(filter);
  const { toNestedFilter } = await import('./nestedFilter');
  return toNestedFilter(ctx, catalog, filter, toQuick);
}
