/** What a row is: a product, a variant of the product above, or something else that belongs to it, such as an image. */
export type RowType = 'PRODUCT' | 'VARIANT' | 'OTHER';

const TYPES: readonly (readonly [RowType, string])[] = [
  ['PRODUCT', 'product parent simple variable configurable main master simpleproduct producto produkt produit produto'],
  ['VARIANT', 'variant variation child sku productvariation productvariant simplevariation variante variación'],
  ['OTHER', 'image video media rule option productoption productimage productfile file attribute'],
];

const TYPE_OF = new Map(TYPES.flatMap(([type, words]) => words.split(' ').map((word) => [word, type] as const)));

/** The type for a value of any shop system, such as `Product` or `product_variation`; null for other texts. */
export function parseRowType(text: string): RowType | null {
  return TYPE_OF.get(text.toLowerCase().replace(/[\s_-]+/g, '')) ?? null;
}
