import type { ProductValueRecord } from '../../records/products';
import { textsByPath, valuePath, valuesFromTexts, type ValueKey } from '../productValues/values';

/** Returns the values with this text; without the value for an empty one. */
export function toScopedValues(
  { values }: { values?: ProductValueRecord[] },
  key: ValueKey,
  text: string,
): { values: ProductValueRecord[] } {
  const texts = new Map<string, string | null>(textsByPath(values));
  return { values: valuesFromTexts(texts.set(valuePath(key), text || null)).values ?? [] };
}
