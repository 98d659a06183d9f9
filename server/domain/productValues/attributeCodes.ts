import { attributeCode, getOwnedAttributes } from '../../records/attributeCode';
import type { ProductRecord, VariantRecord } from '../../records/products';
import { SYSTEM_ATTRIBUTES } from '../../records/systemAttributes';
import { OWN_SCOPE, readValue } from './readValue';

/** Codes of the system attributes that are fields. */
export const FIELD_ATTRIBUTES = SYSTEM_ATTRIBUTES.filter(({ field }) => field !== undefined).map(({ code }) => code);

/** Returns the codes of the fields that have a value in a product or a variant: its own, or one for a language or a channel. */
export function listFieldCodes(part: ProductRecord | VariantRecord): string[] {
  const scoped = new Set(part.values?.map(({ attribute }) => attribute));
  return FIELD_ATTRIBUTES.filter((code) => scoped.has(code) || readValue(part, code, OWN_SCOPE)?.text.trim());
}

/** Returns the codes of the attributes of a product and its variants, options and fields included. */
export function listAttributeCodes(product: ProductRecord): string[] {
  const { names, scoped, options } = getOwnedAttributes(product);
  const fields = [product, ...product.variants].flatMap(listFieldCodes);
  return [...new Set([...names.map(attributeCode), ...scoped, ...options, ...fields])];
}
