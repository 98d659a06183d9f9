import type { RequestContext } from '../context';
import { DomainError } from '../errors';
import type { ProductRecord, VariantRecord } from '../records/products';

/** Variants that `first` can ask for. */
const MAX_FIRST = 100;

/** Variants that one answer can hold: a product page with all of its variants, and a page of products with some each. */
const MAX_VARIANTS = 10_000;

/** How many variants the answers to requests hold so far. */
const counts = new WeakMap<RequestContext, number>();

const invalid = (field: string, message: string) => new DomainError('INVALID', message, { [field]: message });

/**
 * Those variants of the product that are asked for. Throws INVALID for a `first` that is not 1 to 100 or an `after` that
 * is no variant of the product, and LIMIT where the answer would hold more than 10,000 variants.
 */
export const variantPage = (
  { sku, variants }: ProductRecord,
  { first, after }: { first?: number | null; after?: string | null },
  ctx: RequestContext,
): VariantRecord[] => {
  if (typeof first === 'number' && (first < 1 || first > MAX_FIRST)) {
    throw invalid('first', `Ask for 1 to ${MAX_FIRST} variants at a time.`);
  }
  const at = typeof after === 'string' ? variants.findIndex(({ id }) => id === after) : -1;
  if (typeof after === 'string' && at < 0) {
    throw invalid('after', `Product ${sku} has no variant with the ID "${after}".`);
  }
  const page = at < 0 && typeof first !== 'number' ? variants : variants.slice(at + 1).slice(0, first ?? undefined);
  const count = (counts.get(ctx) ?? 0) + page.length;
  if (count > MAX_VARIANTS) {
    throw new DomainError(
      'LIMIT',
      `The answer holds more than ${MAX_VARIANTS.toLocaleString('en')} variants. Ask for fewer products, or for a part of their variants with variants(first: ${MAX_FIRST}).`,
    );
  }
  counts.set(ctx, count);
  return page;
};
