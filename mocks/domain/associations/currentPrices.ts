import { getCurrentRanges, getPriceRange, joinRanges, type PriceRangeRecord } from '../../records/productFacts';
import type { ProductRecord } from '../../records/products';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';

/**
 * Returns the lowest and highest current price of a product and its variants, in the catalog's first currency that has one.
 * A group without a price has those of its parts. Null without prices.
 */
export async function getCurrentPrices(
  ctx: Pick<DomainContext, 'store' | 'now'>,
  product: ProductRecord,
): Promise<PriceRangeRecord | null> {
  const { currencies } = await getCatalog(ctx, product.catalogId);
  const own = getPriceRange(product, currencies, ctx.now());
  if (own || product.kind !== 'GROUPED') return own;
  const parts = await ctx.store.products.parts(product.catalogId, product.sku);
  const range = joinRanges(
    parts.flatMap((part) => getCurrentRanges(part, ctx.now())),
    currencies,
  );
  return range && { ...range, isOfParts: true };
}
