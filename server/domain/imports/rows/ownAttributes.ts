import type { AttributeRecord } from '#server/records/products';
import { attributeCode } from '#server/records/attributeCode';
import type { Draft } from './draft';

const isSame = (one: AttributeRecord, other: AttributeRecord) =>
  attributeCode(one.name) === attributeCode(other.name) && one.value === other.value;

/**
 * Leaves an attribute to the variants if their rows, which are also those of the product, have different values of it:
 * the first cost is not that of the product.
 */
export function leaveToVariants({ fields, variants }: Draft): void {
  const given = variants.flatMap(({ ownAttributes = [] }) => ownAttributes);
  const differing = given.filter((one) => given.some(({ name, value }) => name === one.name && value !== one.value));
  const names = new Set(differing.map(({ name }) => name));
  if (!names.size) return;
  if (fields.attributes) fields.attributes = fields.attributes.filter(({ name }) => !names.has(name));
  fields.clearedAttributes = [...(fields.clearedAttributes ?? []), ...names];
}

/**
 * Returns those of a variant's attributes that it does not have from its product. One that it already has stays its
 * own.
 */
export function withoutInherited(
  given: readonly AttributeRecord[],
  product: readonly AttributeRecord[],
  existing: readonly AttributeRecord[] = [],
): readonly AttributeRecord[] {
  const known = new Set(existing.map(({ name }) => attributeCode(name)));
  return given.filter((one) => known.has(attributeCode(one.name)) || !product.some((other) => isSame(one, other)));
}
