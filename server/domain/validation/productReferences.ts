import type { AttributeDefinitionRecord } from '../../records/attributes';
import { attributeCode } from '../../records/attributeCode';
import type { ProductContent, VariantContent } from '../../records/products';
import { say } from '../../records/sentence';
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
  const ofPart = ({
    attributes = [],
    values = [],
  }: Pick<VariantContent, 'attributes' | 'values'>): ProductReference[] => [
    ...attributes.flatMap(({ name, value }, index) =>
      codes.has(attributeCode(name)) ? { sku: value.trim(), field: `attributes[${index}].value` } : [],
    ),
    ...values.flatMap((value) => {
      const { attribute, text, locale = null, channel = null } = value;
      return codes.has(attribute) ? { sku: text.trim(), field: valuePath(value), locale, channel } : [];
    }),
  ];
  return (product) =>
    [
      ...ofPart(product),
      ...product.variants.flatMap((one, variant) => ofPart(one).map((found) => ({ ...found, variant }))),
    ].filter(({ sku }) => sku !== '');
}

/** Says that no product has the SKU in the value of an attribute, and names the one that is most like it. */
export function unknownReference(sku: string, nearest: string | null) {
  const fix = nearest === null ? say`Enter the SKU of a product.` : say`Did you mean ${nearest}?`;
  return unknownSku(sku, 'ATTRIBUTE_PRODUCT', fix);
}
