import type { RequestContext } from '../context';
import { MAX_PAGE_ROWS, rowsAfter, type RowsInput } from '../domain/lists/paging';
import { DomainError } from '../errors';
import type { ProductRecord, VariantRecord } from '../records/products';
import { say } from '../records/sentence';

/** A variant with its product, whose values it inherits. */
export interface ProductVariantSource extends VariantRecord {
  product: ProductRecord;
}

/** Returns the variants with their product. */
export function toVariantSources(variants: readonly VariantRecord[], product: ProductRecord): ProductVariantSource[] {
  return variants.map((variant) => ({ ...variant, product }));
}

/**
 * Maximum variants in one response, enough for a product page with all its variants or a page of products with some of
 * each.
 */
const MAX_VARIANTS = 10_000;

/** Number of variants in each response so far. */
const counts = new WeakMap<RequestContext, number>();

/**
 * The requested variants of the product. Throws INVALID for a `first` outside 1 to 100 or an `after` that is not a
 * variant of the product, and LIMIT if the response would exceed 10,000 variants.
 */
export function variantPage(product: ProductRecord, input: RowsInput, ctx: RequestContext): ProductVariantSource[] {
  const { sku, variants } = product;
  const page = rowsAfter(variants, input, (id) => say`Product ${sku} has no variant with the ID "${id}".`);
  const count = (counts.get(ctx) ?? 0) + page.length;
  if (count > MAX_VARIANTS) {
    throw new DomainError(
      'LIMIT',
      say`The response has more than ${{ grouped: MAX_VARIANTS }} variants. Request fewer products, or page their variants with variants(first: ${MAX_PAGE_ROWS}).`,
    );
  }
  counts.set(ctx, count);
  return toVariantSources(page, product);
}
