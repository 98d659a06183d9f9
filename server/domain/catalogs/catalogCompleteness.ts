import type { CatalogRecord } from '../../records/catalogs';
import { getSoldScopes } from '../definitions/catalogChannels';
import type { DomainContext } from '../context';
import { getCellScopes, parseCells } from '../validation/completenessCells';
import { getCurrentTags, remeasure } from './remeasure';

/** The completeness of a catalog's products in one channel and language. */
interface CatalogCellRecord {
  channel: string | null;
  locale: string;
  /** Average, from 0 to 1. */
  ratio: number;
  completeCount: number;
  /** Measured products that are in the channel. */
  productCount: number;
}

/** The completeness of a catalog's products by channel and language. */
export interface CatalogCompletenessRecord {
  cells: CatalogCellRecord[];
  /** Products that are counted. */
  measuredCount: number;
  /** Products that are not, because they were measured under other languages, channels, or families. */
  outdatedCount: number;
}

/**
 * Returns the average completeness in each channel of the catalog and the languages that the channel sells in, and how
 * many products are complete, from totals that each commit updates. The totals have all languages, so that a channel
 * can change its own without measuring the products again. Products with outdated figures are left out, and measured
 * again in the background.
 */
export async function readCompleteness(
  ctx: Pick<DomainContext, 'store' | 'locks' | 'leases'>,
  catalog: CatalogRecord,
): Promise<CatalogCompletenessRecord> {
  const tags = await getCurrentTags(ctx, catalog);
  const scopes = getCellScopes(catalog);
  const sums = scopes.map(() => ({ ratio: 0, complete: 0, products: 0 }));
  let measuredCount = 0;
  let outdatedCount = 0;
  for (const [text, products] of await ctx.store.products.cells(catalog.id)) {
    const { tag, counts } = parseCells(text);
    if (!tags.has(tag)) {
      outdatedCount += products;
      continue;
    }
    measuredCount += products;
    counts.forEach(({ filled, required }, at) => {
      if (!required) return;
      const sum = sums[at]!;
      sum.products += products;
      sum.ratio += (products * filled) / required;
      if (filled === required) sum.complete += products;
    });
  }
  if (outdatedCount) void remeasure(ctx, catalog.id);
  const cells = scopes.map((scope, at) => {
    const { ratio, complete: completeCount, products: productCount } = sums[at]!;
    return { ...scope, ratio: productCount ? Math.min(1, ratio / productCount) : 0, completeCount, productCount };
  });
  return { cells: cells.filter(await getSoldScopes(ctx.store, catalog)), measuredCount, outdatedCount };
}
