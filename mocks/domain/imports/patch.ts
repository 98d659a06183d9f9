import type { AvailabilityFields, ProductContent, SeoRecord, VariantContent } from '../../records/products';

type Nullable<Fields> = { [Field in keyof Fields]?: Fields[Field] | null };

/** What a file says of stock and availability; null empties. */
export type StockPatch = Nullable<AvailabilityFields & Pick<VariantContent, 'stock'>>;

/** What a file says of a variant; fields that it does not give are absent. */
export type VariantPatch = Partial<Omit<VariantContent, keyof StockPatch>> & StockPatch & { sku: string };

/** What a file says of a product itself; null empties what a record can lack. */
export type ProductFields = Partial<Omit<ProductContent, 'variants' | 'seo' | 'kind' | keyof StockPatch>> &
  StockPatch &
  Nullable<Pick<ProductContent, 'kind'>> & { seo?: Partial<SeoRecord> };

/** What a file says of a product: only what its mapped columns give and could be read. */
export interface ProductPatch {
  fields: ProductFields;
  variants: VariantPatch[];
}
