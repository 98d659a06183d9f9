import type { RequestContext } from '../context';
import { DomainError } from '../errors';
import type { ProductRecord, VariantRecord } from '../records/products';
import { say, type Sentence } from '../records/sentence';

/** A variant with its product, whose values it inherits. */
export interface ProductVariantSource extends VariantRecord {
  product: ProductRecord;
}

/** Returns the variants with their product. */
export function toVariantSources(variants: readonly VariantRecord[], product: ProductRecord): ProductVariantSource[] {
  return variants.map((variant) => Object.assign({}, variant, { product }));
}

/** Maximum for `first`. */
const MAX_FIRST = 100;

/**
 * Maximum variants in one response, enough for a product page with all its variants or a page of products with some of
 * each.
 */
const MAX_VARIANTS = 10_000;

/** Number of variants in each response so far. */
const counts = new WeakMap<RequestContext, number>();

const invalid = (field: string, message: Sentence) => new DomainError('INVALID', message, { [field]: message });

/**
 * The requested variants of the product. Throws INVALID for a `first` outside 1 to 100 or an `after` that is not a
 * variant of the product, and LIMIT if the response would exceed 10,000 variants.
 */
export function variantPage(
  product: ProductRecord,
  { first, after }: { first?: number | null; after?: string | null },
  ctx: RequestContext,
): ProductVariantSource[] {
  const { sku, variants } = product;
  if (typeof first === 'number' && (first < 1 || first > MAX_FIRST)) {
    throw invalid('first', say`first must be between 1 and ${MAX_FIRST}.`);
  }
  const at = typeof after === 'string' ? variants.findIndex(({ id }) => id === after) : -1;
  if (typeof after === 'string' && at < 0) {
    throw invalid('after', say`Product ${sku} has no variant with the ID "${after}".`);
  }
  const page = at < 0 && typeof first !== 'number' ? variants : variants.slice(at + 1).slice(0, first ?? undefined);
  const count = (counts.get(ctx) ?? 0) + page.length;
  if (count > MAX_VARIANTS) {
    throw new DomainError(
      'LIMIT',
      say`The response has more than ${{ grouped: MAX_VARIANTS }} variants. Request fewer products, or page their variants with variants(first: ${MAX_FIRST}).`,
    );
  }
  counts.set(ctx, count);
  return toVariantSources(page, product);
}
