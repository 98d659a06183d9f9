import { makeValuePath, parseValuePath } from '#shared/valuePath';
import { withoutAbsent } from '../lists/withoutAbsent';
import type { AttributeRecord, ProductContent, ProductValueRecord } from '../../records/products';
import { FIELD_CODES, TEXT_FIELD_CODES, attributeCode } from '../../records/attributeCode';

/** What identifies a value within a product or a variant. */
export type ValueKey = Omit<ProductValueRecord, 'text'>;

/** Returns the path of a value, see `makeValuePath`. */
export function valuePath({ attribute, locale, channel }: ValueKey): string {
  return makeValuePath(attribute, locale ?? null, channel ?? null);
}

/** Returns what the path of a value identifies; null if it is another path. */
export function parseStoredPath(path: string): ValueKey | null {
  const key = parseValuePath(path);
  return key && { attribute: key.attribute, ...withoutAbsent({ locale: key.locale, channel: key.channel }) };
}

/** Returns the texts of values by their paths. */
export function textsByPath(values: readonly ProductValueRecord[] = []): Map<string, string> {
  return new Map(values.map((value) => [valuePath(value), value.text]));
}

const compareText = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0);

const compareValues = (a: ValueKey, b: ValueKey) =>
  compareText(a.attribute, b.attribute) || compareText(a.locale, b.locale) || compareText(a.channel, b.channel);

/**
 * Returns the values as a field of a stored product or variant: sorted by code units, so that equal content has one
 * form, and absent if there are none.
 */
export function valuesField(values: readonly ProductValueRecord[]): { values?: ProductValueRecord[] } {
  return values.length ? { values: values.toSorted(compareValues) } : {};
}

/** Returns the attributes of a variant as its field, which is absent if there are none. */
export function attributesField(attributes: AttributeRecord[] | undefined): { attributes?: AttributeRecord[] } {
  return attributes?.length ? { attributes } : {};
}

/**
 * Returns the values of these texts by their paths as a field of a stored product or variant. Those that are null are
 * left out.
 */
export function valuesFromTexts(texts: Iterable<readonly [string, string | null]>): { values?: ProductValueRecord[] } {
  const values = [...texts].flatMap(([path, text]) => {
    const key = parseStoredPath(path);
    return key && text !== null ? [{ ...key, text }] : [];
  });
  return valuesField(values);
}

/** Returns the values of a product and those of its variants. */
export function getAllValues({
  values = [],
  variants,
}: Pick<ProductContent, 'values' | 'variants'>): ProductValueRecord[] {
  return [...values, ...variants.flatMap((variant) => variant.values ?? [])];
}

/** Whether the attribute, given by its code, can have values for languages and channels. */
export function isTranslatable(code: string): boolean {
  return !FIELD_CODES.has(code) || TEXT_FIELD_CODES.some((known) => known === code);
}

/** Whether a variant can have values of the attribute, given by its code. Its only field with values is its name. */
export function isOfVariants(code: string): boolean {
  return !FIELD_CODES.has(code) || code === 'name';
}

/** Returns the code that a user or a file means: that of a field, or of an attribute given by its code or its name. */
export function toCode(text: string): string {
  const code = text.trim().toLowerCase();
  return FIELD_CODES.has(code) ? code : attributeCode(text);
}
