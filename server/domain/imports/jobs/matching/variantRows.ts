import type { ProductContent, ProductRecord, VariantRecord } from '#server/records/products';
import { pickGiven, type ProductPatch, type SharedField } from '../../rows/patch';

/** Whether the group can describe one variant as if it were a product. */
export function isOfOneVariant({ fields: { sku, name }, variants }: ProductPatch): boolean {
  return variants.length === 0 && sku === undefined && name === undefined;
}

/**
 * The stored variant that the group describes as if it were a product, as price and stock lists do; undefined if it
 * does not. `isByReference` only goes by external references.
 */
export function findVariantOfRow(
  patch: ProductPatch,
  existing: ProductRecord | null,
  isByReference = false,
): VariantRecord | undefined {
  const { sku, externalReference } = patch.fields;
  if (!existing) return undefined;
  if (!isByReference && sku !== undefined) {
    const isOne = existing.sku !== sku && patch.variants.every((variant) => variant.sku === sku);
    return isOne ? existing.variants.find((variant) => variant.sku === sku) : undefined;
  }
  const isOne = externalReference && existing.externalReference !== externalReference && isOfOneVariant(patch);
  return isOne ? existing.variants.find((variant) => variant.externalReference === externalReference) : undefined;
}

/** The fields that a product without variants has like a variant. */
const OF_BOTH = 'gtin stock availability availableFrom prices channelPrices clearedPrices partialPrices'.split(
  ' ',
) as SharedField[];

/** Moves all fields of such a group to the variant. */
export function asVariant({ fields, variants }: ProductPatch, { sku }: Pick<VariantRecord, 'sku'>): ProductPatch {
  const { externalReference } = fields;
  return {
    fields: {},
    variants: [
      {
        ...pickGiven(fields, [...OF_BOTH, 'link', 'name', 'media', 'status']),
        ...(externalReference && { externalReference }),
        ...variants[0],
        sku,
      },
    ],
  };
}

/**
 * The patch without its only variant if that is the stored product itself, as in systems whose products all have one.
 */
export function asProduct(patch: ProductPatch, existing: ProductContent): ProductPatch {
  const [variant, second] = patch.variants;
  if (!variant || second || existing.variants.length || variant.sku !== existing.sku || variant.options?.length) {
    return patch;
  }
  return { fields: { ...pickGiven(variant, OF_BOTH), ...patch.fields }, variants: [] };
}
