import type { ProductContent, ProductRecord } from '#server/records/products';
import { matchVariants } from '../../rows/matchVariants';
import type { ProductPatch } from '../../rows/patch';
import { ownIdentities, statedReferences, statedSkus, storedIdentities } from '../fileProducts';
import { matchesByReference, type ImportScope } from '../importScope';
import { findVariantOfRow, isOfOneVariant } from './variantRows';

/**
 * Whether a product of the file that has a SKU of a stored one is that product: they share an identity, or the file
 * only names its variants, or has exactly its variants under a new identity. Otherwise another product would be
 * renamed.
 */
const isSameProduct = (patch: ProductPatch, stored: ProductContent): boolean => {
  const identities = ownIdentities(patch);
  const known = storedIdentities(stored);
  if (identities.some((identity) => known.includes(identity))) return true;
  const { fields, variants } = patch;
  const matched = matchVariants(stored.variants, variants, false);
  const given = new Set(
    variants.length ? variants.map((variant) => matched.get(variant)?.sku ?? variant.sku) : statedSkus(patch),
  );
  const skus = new Set(stored.variants.length ? stored.variants.map(({ sku }) => sku) : [stored.sku]);
  const isPart = [...given].every((sku) => skus.has(sku));
  if (!identities.length) return isPart || fields.name === stored.name;
  return isPart && given.size === skus.size;
};

/**
 * Finds the stored product by SKU, then by external reference, then by the SKU or the reference of a variant; or only
 * by references.
 */
export async function findMatch(
  { view, plan, run }: Pick<ImportScope, 'view' | 'plan' | 'run'>,
  patch: ProductPatch,
): Promise<ProductRecord | null> {
  const { sku, externalReference } = patch.fields;
  const byReference = async () =>
    externalReference &&
    ((await view.byReference(externalReference)) ??
      (isOfOneVariant(patch) ? await view.byVariantReference(externalReference) : undefined));
  if (matchesByReference(plan)) return (await byReference()) || null;
  const own = sku ? await view.bySku(sku) : undefined;
  if (own && (own.sku === sku || findVariantOfRow(patch, own))) return own;
  const referenced = await byReference();
  if (referenced) return referenced;
  const others = new Set<string>();
  const find = async (keys: readonly string[], by: (key: string) => Promise<ProductRecord | undefined>) => {
    for (const key of keys) {
      await run.yieldIfDue();
      const holder = await by(key);
      if (!holder || others.has(holder.id)) continue;
      if (isSameProduct(patch, holder)) return holder;
      others.add(holder.id);
    }
    return null;
  };
  return (await find(statedSkus(patch), view.bySku)) ?? (await find(statedReferences(patch), view.byVariantReference));
}
