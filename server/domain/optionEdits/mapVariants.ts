import type { ProductContent, VariantContent } from '../../records/products';

/** Returns the product with edited variants; the same one if the edit returns all variants as they are. */
export function mapVariants<Variant extends VariantContent>(
  product: ProductContent<Variant>,
  edit: (variant: Variant) => Variant,
): ProductContent<Variant> {
  const variants = product.variants.map(edit);
  return variants.every((variant, at) => variant === product.variants[at]) ? product : { ...product, variants };
}
