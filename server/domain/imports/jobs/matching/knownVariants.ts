import type { ProductContent, VariantContent } from '#server/records/products';
import { matchVariants } from '../../rows/matchVariants';
import type { ProductPatch, VariantPatch } from '../../rows/patch';
import { findMatch } from './findMatch';
import type { FirstUse, ImportScope } from '../importScope';

/** The external references that several variants of the product have, with the first of them. */
export function repeatedWithin(
  { fields, variants }: ProductPatch,
  getRow: (key: string) => number | null,
): Map<string, FirstUse> {
  const seen = new Set<string>();
  const repeated = new Map<string, FirstUse>();
  for (const { sku, externalReference: key } of variants) {
    if (key && seen.has(key)) repeated.set(key, { row: getRow(key) ?? 0, product: fields.name || sku });
    else if (key) seen.add(key);
  }
  return repeated;
}

/** Variants without a SKU in the file that are stored keep theirs. `generated` are the SKUs that are not used then. */
export async function withKnownSkus(
  scope: ImportScope,
  patch: ProductPatch,
): Promise<{ given: ProductPatch; generated: ReadonlySet<string> }> {
  const isStated = ({ sku, isSkuMade }: VariantPatch) => sku !== '' && !isSkuMade;
  const existing = patch.variants.every(isStated) ? null : await findMatch(scope, patch);
  if (!existing) return { given: patch, generated: new Set<string>() };
  const matched = matchVariants(existing.variants, patch.variants);
  const generated = new Set<string>();
  const variants = patch.variants.map((variant) => {
    const known = matched.get(variant);
    if (!known || isStated(variant)) return variant;
    generated.add(variant.sku);
    return { ...variant, sku: known.sku };
  });
  return { given: { ...patch, variants }, generated };
}

/**
 * The variants whose external reference is that of one stored variant of the product and whose SKU is that of another.
 */
export function findDisagreeing(
  existing: ProductContent | null,
  { variants }: ProductPatch,
): { variant: VariantPatch; known: VariantContent; other: VariantContent }[] {
  if (!existing) return [];
  const matched = matchVariants(existing.variants, variants);
  const patchOf = new Map([...matched].map(([variant, known]) => [known, variant]));
  const holders = new Map(existing.variants.map((known) => [known.sku, known]));
  return [...matched].flatMap(([variant, known]) => {
    const other = holders.get(variant.sku);
    // Variants can swap their SKUs.
    const isFree = !other || other === known || (patchOf.get(other) ?? variant).sku !== variant.sku;
    return isFree ? [] : [{ variant, known, other }];
  });
}
