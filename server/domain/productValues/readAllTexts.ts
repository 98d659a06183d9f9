import type { ValueReading } from '../../db/store';
import { attributeCode, FIELD_CODES } from '../../records/attributeCode';
import type { ProductRecord } from '../../records/products';
import { getAllValues } from './values';

/** Returns the values of the attribute that the product and its variants have, for any language and channel. */
const getTexts = (product: ProductRecord, attribute: string): string[] => {
  const pairs = [product.attributes, ...product.variants.flatMap((one) => [one.options, one.attributes ?? []])];
  const own = pairs.flat().flatMap(({ name, value }) => (attributeCode(name) === attribute ? value : []));
  const others = getAllValues(product).flatMap((value) => (value.attribute === attribute ? value.text : []));
  return [...new Set([...own, ...others])];
};

/**
 * Returns how the index reads all values of an attribute that products and their variants have, on lines of their own.
 */
export function readAllTexts(attribute: string): ValueReading {
  return {
    // No code has a space, so this is not mistaken for the values that products themselves have.
    attribute: `all ${attribute}`,
    locale: null,
    channel: null,
    isOfAll: true,
    read: (product) => getTexts(product, attribute).join('\n'),
    ...(!FIELD_CODES.has(attribute) && { ofAttribute: attribute }),
  };
}
