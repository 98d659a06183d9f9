import { attributeCode, findPair } from '../../records/attributeCode';
import type { ProductContent } from '../../records/products';

/** A text to set, and the name of the attribute if it is added. */
interface OwnText {
  /** Code of the attribute. */
  attribute: string;
  name: string;
  /** Empty to remove it. */
  text: string;
}

/**
 * Returns the changed fields of a product that has the text as its own value of the attribute. The inverse of
 * `ownText`.
 */
export function withOwnText(
  { seo, attributes }: Pick<ProductContent, 'seo' | 'attributes'>,
  { attribute, name, text }: OwnText,
): Partial<Pick<ProductContent, 'brand' | 'description' | 'seo' | 'attributes'>> {
  switch (attribute) {
    case 'brand':
    case 'description':
      return { [attribute]: text };
    case 'seo-title':
      return { seo: { ...seo, title: text } };
    case 'seo-description':
      return { seo: { ...seo, description: text } };
    default: {
      const code = attributeCode(findPair(attributes, attribute)?.name ?? attribute);
      const isIt = (pair: { name: string }) => attributeCode(pair.name) === code;
      if (text === '') return { attributes: attributes.filter((pair) => !isIt(pair)) };
      if (!attributes.some(isIt)) return { attributes: [...attributes, { name, value: text }] };
      return { attributes: attributes.map((pair) => (isIt(pair) ? { ...pair, value: text } : pair)) };
    }
  }
}
