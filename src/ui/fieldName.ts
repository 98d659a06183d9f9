import type { IntlShape } from 'react-intl';
import { parseValuePath } from '#shared/valuePath';
import { parseVariantPath } from '#lib/variantPath';
import { codesOnly } from './codeNames';
import { fieldMessages, isFieldName, variantMessages } from './fieldMessages';
import { valueName } from './valueName';

type Words = Pick<IntlShape, 'formatMessage' | 'locale'>;

/**
 * The label of a field path: `variants[MH01-XS].prices` becomes “Prices of variant MH01-XS”, and `values[name,de]`
 * “Name (German)”. Unknown paths are returned unchanged.
 */
export function fieldName(path: string, intl: Words, names = codesOnly): string {
  const { formatMessage } = intl;
  const value = parseValuePath(path);
  if (value) return valueName(value, intl, names);
  if (isFieldName(path)) return formatMessage(fieldMessages[path]);
  const variant = parseVariantPath(path);
  if (!variant) return path;
  const { sku, field } = variant;
  if (field === null) return formatMessage(variantMessages.ofSku, { sku });
  return formatMessage(variantMessages.fieldOfSku, { sku, field: fieldName(field, intl, names) });
}

/**
 * The label of an issue’s field: `seo.title` becomes “SEO title”, `variants[2].gtin` becomes “Variant: GTIN”, and
 * `attributes[2].value` “Attributes”. Rows and variants are not named, because the issue identifies them only by an
 * index that users never see. An attribute that is missing is named.
 */
export function issueFieldName(path: string, words: Words, names = codesOnly): string {
  const [, missing] = /^attributes\[(.*\D.*)\]$/s.exec(path) ?? [];
  if (missing !== undefined) return names.attribute(missing);
  if (!path.startsWith('variants[')) {
    const [list = ''] = /^\w+(?=\[\d)/.exec(path) ?? [];
    return fieldName(isFieldName(list) ? list : path, words, names);
  }
  const [, field = ''] = /^variants\[\d+\]\.(values\[.*\]|\w+)/s.exec(path) ?? [];
  const variant = words.formatMessage(variantMessages.variant);
  const isKnown = isFieldName(field) || parseValuePath(field) !== null;
  return isKnown ? `${variant}: ${fieldName(field, words, names)}` : variant;
}
