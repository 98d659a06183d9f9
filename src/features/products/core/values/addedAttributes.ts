import { parseValueId, valueId } from './valueId';
import type { ProductValues } from './productValues';

/**
 * Returns the key in `added` for the value of an attribute that the product does not have yet, by the name it will
 * have.
 */
export function addedKey(name: string): string {
  return valueId({ attribute: name, locale: null, channel: null });
}

/** Returns the attributes of a product with those that were entered in empty fields of its family. */
export function withAdded({ attributes, added }: Pick<ProductValues, 'attributes' | 'added'>) {
  const entered = Object.entries(added).filter(([, value]) => value.trim() !== '');
  return [...attributes, ...entered.map(([id, value]) => ({ name: parseValueId(id).attribute, value }))];
}
