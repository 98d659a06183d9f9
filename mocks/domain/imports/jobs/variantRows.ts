import type { ProductContent, ProductRecord } from '../../../records/products';
import { pickGiven, type ProductPatch, type SharedField } from '../rows/patch';

/** Whether the group describes a stored variant as if it were a product, as price and stock lists do. */
export function isVariantRow({ fields: { sku }, variants }: ProductPatch, existing: ProductRecord | null): boolean {
  return (
    existing !== null &&
    sku !== undefined &&
    existing.sku !== sku &&
    existing.variants.some((variant) => variant.sku === sku) &&
    variants.every((variant) => variant.sku === sku)
  );
}

/** The fields that a product without variants has like a variant. */
const OF_BOTH = 'gtin stock availability availableFrom prices channelPrices clearedPrices partialPrices'.split(
  ' ',
) as SharedField[];

/** Moves all fields of such a group to the variant. */
export function asVariant({ fields, variants }: ProductPatch): ProductPatch {
  return {
    fields: {},
    variants: [
      { ...pickGiven(fields, [...OF_BOTH, 'name', 'media', 'status']), ...variants[0], sku: fields.sku ?? '' },
    ],
  };
}

/** The patch without its only variant if that is the stored product itself, as in systems whose products all have one. */
export function asProduct(patch: ProductPatch, existing: ProductContent): ProductPatch {
  const [variant, second] = patch.variants;
  if (!variant || second || existing.variants.length || variant.sku !== existing.sku || variant.options?.length) {
    return patch;
  }
  return { fields: { ...pickGiven(variant, OF_BOTH), ...patch.fields }, variants: [] };
}
