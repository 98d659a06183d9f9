import type { AttributeType } from '../../types.generated';
import { attributeCode } from '../../records/attributeCode';
import { isWebAddress } from '../validation/valueText';
import type { WindowProduct } from './shopWindow';

/** An attribute of a product as buyers see it. */
export interface WindowAttribute {
  name: string;
  value: string;
  type: AttributeType | null;
  /** The product that has it. */
  owner: WindowProduct;
}

/** Returns the attributes that buyers see: those with a value that is not a URL. Images are. */
export function getWindowAttributes(owner: WindowProduct): WindowAttribute[] {
  const { window, priced, content } = owner;
  const types = new Map(window.definitions.map(({ code, type }) => [code, type]));
  // In another language, names are labels, but the order is the same.
  const stored = priced.product.content.attributes;
  return content.attributes
    .map(({ name, value }, index) => {
      const type = types.get(attributeCode(stored[index]!.name)) ?? null;
      return { name, value, type, owner };
    })
    .filter(({ name, value, type }) => name && value.trim() && (type === 'IMAGE' || !isWebAddress(value)));
}
