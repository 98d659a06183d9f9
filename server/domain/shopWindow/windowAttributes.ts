import type { AttributeType } from '../../types.generated';
import { attributeCode } from '../../records/attributeCode';
import type { AttributeRecord, ProductContent } from '../../records/products';
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

/** Those that buyers see: with a value that is not a URL. Images are. In another language, names are labels. */
const toShown = (
  owner: WindowProduct,
  unlabeled: readonly AttributeRecord[],
  shown: readonly AttributeRecord[],
): WindowAttribute[] => {
  const types = new Map(owner.window.definitions.map(({ code, type }) => [code, type]));
  return shown
    .map(({ name, value }, index) => {
      const type = types.get(attributeCode(unlabeled[index]!.name)) ?? null;
      return { name, value, type, owner };
    })
    .filter(({ name, value, type }) => name && value.trim() && (type === 'IMAGE' || !isWebAddress(value)));
};

/** Returns the attributes of a product that buyers see. */
export function getWindowAttributes(owner: WindowProduct): WindowAttribute[] {
  return toShown(owner, owner.localized.attributes, owner.content.attributes);
}

/** Returns what buyers see of a variant instead of the product's attributes of the same names, or in addition. */
export function getVariantAttributes(owner: WindowProduct, sku: string): WindowAttribute[] {
  const find = ({ variants }: ProductContent) => variants.find((variant) => variant.sku === sku)?.attributes ?? [];
  return toShown(owner, find(owner.localized), find(owner.content));
}
