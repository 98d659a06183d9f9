import type { IntlShape } from 'react-intl';
import { parseValuePath } from '#shared/valuePath';
import { parseVariantPath } from '#lib/variantPath';
import { codesOnly } from '#ui/codeNames';
import { fieldMessages, isFieldName, variantMessages } from '#ui/fieldMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { valueName } from '#ui/valueName';

/** The part of a product that a path identifies, for example `variants[MH01-XS].prices`. */
export interface FieldPath {
  /** SKU of the variant, or null for a field of the product itself. */
  variant: string | null;
  /** Name of the field, for example `prices`, `seo.title`, or `values[name,de]`, or null for the whole variant. */
  name: string | null;
}

/** Parses a path from the server's comparison. */
export function parseFieldPath(path: string): FieldPath {
  const variant = parseVariantPath(path);
  return variant ? { variant: variant.sku, name: variant.field } : { variant: null, name: path };
}

/** Returns the label of a field; an unknown field keeps its name. */
export function fieldLabel(name: string, { formatMessage }: Pick<IntlShape, 'formatMessage'>): string {
  // A comparison has only the order of the variants under this name.
  if (name === 'variants') return formatMessage(sharedMessages.variantOrder);
  if (name === 'mpn') return formatMessage(sharedMessages.mpn);
  return isFieldName(name) ? formatMessage(fieldMessages[name]) : name;
}

/** Returns the label of a path, for example `Variant MH01-XS: Prices`. */
export function pathLabel(path: string, intl: Pick<IntlShape, 'formatMessage' | 'locale'>, names = codesOnly): string {
  const { variant, name } = parseFieldPath(path);
  if (name === null) return intl.formatMessage(variantMessages.ofSku, { sku: variant });
  const value = parseValuePath(name);
  const field = value ? valueName(value, intl, names) : fieldLabel(name, intl);
  return variant === null ? field : intl.formatMessage(sharedMessages.fieldOfVariant, { sku: variant, field });
}
