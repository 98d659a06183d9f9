import type { VariantValues } from '../../core/values/productValues';
import { foldText } from '#shared/foldText';

/**
 * Returns the indexes of the first variants whose name or SKU contains the text, without case and accents. Those after
 * them are not read.
 */
export function findVariants(
  variants: readonly Pick<VariantValues, 'name' | 'sku'>[],
  query: string,
  count: number,
): number[] {
  const wanted = foldText(query.trim());
  const found: number[] = [];
  for (let index = 0; index < variants.length && found.length < count; index++) {
    const { name, sku } = variants[index]!;
    if (foldText(`${name}\n${sku}`).includes(wanted)) found.push(index);
  }
  return found;
}
