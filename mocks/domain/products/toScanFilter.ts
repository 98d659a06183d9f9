import type { ProductScanFilter } from '../../db/store';
import type { CatalogRecord } from '../../records/catalogs';
import type { ProductFilter } from '../../types.generated';
import type { DomainContext } from '../context';

type Reads = Pick<DomainContext, 'store'>;

/**
 * Returns the filter as the index evaluates it. Throws INVALID for a language or a channel that the catalog does not
 * have. The code of filters by completeness is loaded with the first one.
 */
export async function toScanFilter(
  ctx: Reads,
  catalog: CatalogRecord,
  { completeness, ...filter }: ProductFilter,
): Promise<ProductScanFilter> {
  if (!completeness) return filter;
  const { matchCompleteness } = await import('./matchCompleteness');
  return { ...filter, matchesCells: await matchCompleteness(ctx, catalog, completeness) };
}
