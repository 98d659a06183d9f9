import type { AttributeDefinitionRecord } from '../../records/attributes';
import { attributeCode } from '../../records/attributeCode';
import type { AttributeRecord, ProductContent } from '../../records/products';
import { valuePath } from '../productValues/values';
import { unknownSku, type Finding } from './finding';

/** A value of an attribute that names another product. */
interface ProductReference extends Pick<Finding, 'field' | 'variant' | 'locale' | 'channel'> {
  sku: string;
}

/** Returns the values of a product that name other products, by the definitions of their attributes. */
export type ReferenceReader = (
  product: Pick<ProductContent, 'attributes' | 'values' | 'variants'>,
) => ProductReference[];

/** Returns the reader of the values whose attributes have the type PRODUCT_REFERENCE. */
export function createReferenceReader(definitions: readonly AttributeDefinitionRecord[]): ReferenceReader {
  const codes = new Set(definitions.filter(({ type }) => type === 'PRODUCT_REFERENCE').map(({ code }) => code));
  if (codes.size === 0) return () => [];
  const inPairs = (pairs: readonly AttributeRecord[]) =>
    pairs.flatMap(({ name, value }, index) =>
      codes.has(attributeCode(name)) ? [{ sku: value.trim(), field: `attributes[${index}].value` }] : [],
    );
  return ({ attributes, values = [], variants }) =>
    [
      ...inPairs(attributes),
      ...variants.flatMap((one, variant) => inPairs(one.attributes ?? []).map((found) => ({ ...found, variant }))),
      ...values.flatMap((value) => {
        const { attribute, text, locale = null, channel = null } = value;
        return codes.has(attribute) ? { sku: text.trim(), field: valuePath(value), locale, channel } : [];
      }),
    ].filter(({ sku }) => sku !== '');
}

/** Says that no product has the SKU in the value of an attribute, and names the one that is most like it. */
export function unknownReference(sku: string, nearest: string | null) {
  const fix = nearest === null ? 'Enter the SKU of a product.' : `Did you mean ${nearest}?`;
  return unknownSku(sku, 'ATTRIBUTE_PRODUCT', fix);
}
