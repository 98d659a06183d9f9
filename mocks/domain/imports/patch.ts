import type { ProductContent, SeoRecord, VariantContent } from '../../records/products';

/** What a file says of a variant; fields that it does not give are absent. */
export type VariantPatch = Partial<VariantContent> & { sku: string };

/** What a file says of a product itself. */
export type ProductFields = Partial<Omit<ProductContent, 'variants' | 'seo'>> & { seo?: Partial<SeoRecord> };

/** What a file says of a product: only what its mapped columns give and could be read. */
export interface ProductPatch {
  fields: ProductFields;
  variants: VariantPatch[];
}
