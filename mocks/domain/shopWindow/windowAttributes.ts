import type { ShopWindowAttribute } from '../../types.generated';
import { attributeCode } from '../../records/attributeCode';
import type { WindowProduct } from './shopWindow';

/** Returns the attributes that buyers see: those with a value that is not a URL. */
export function getWindowAttributes({ window, priced, content }: WindowProduct): ShopWindowAttribute[] {
  const types = new Map(window.definitions.map(({ code, type }) => [code, type]));
  // In another language, names are labels, but the order is the same.
  const stored = priced.product.content.attributes;
  return content.attributes
    .map(({ name, value }, index) => ({ name, value, type: types.get(attributeCode(stored[index]!.name)) ?? null }))
    .filter(({ name, value }) => name && value.trim() && !/^https?:\/\//i.test(value.trim()));
}
