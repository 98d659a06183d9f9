import type { VariantValues } from '../form/values/productValues';

/**
 * Returns the indexes of the first variants whose name or SKU contains the text, in uppercase or lowercase. Those after them
 * are not read.
 */
export function findVariants(
  variants: readonly Pick<VariantValues, 'name' | 'sku'>[],
  query: string,
  count: number,
): number[] {
  const wanted = query.trim().toLowerCase();
  const found: number[] = [];
  for (let index = 0; index < variants.length && found.length < count; index++) {
    const { name, sku } = variants[index]!;
    if (`${name}\n${sku}`.toLowerCase().includes(wanted)) found.push(index);
  }
  return found;
}
