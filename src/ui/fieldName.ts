import type { IntlShape } from 'react-intl';
import { fieldMessages, isFieldName, variantMessages } from './fieldMessages';

type Words = Pick<IntlShape, 'formatMessage'>;

/** A field's path in words: `variants[MH01-XS].prices` becomes “Prices of variant MH01-XS”. Unknown paths stay as they are. */
export function fieldName(path: string, { formatMessage }: Words): string {
  if (isFieldName(path)) return formatMessage(fieldMessages[path]);
  const [, sku, field] = /^variants\[(.*)\](?:\.(\w+))?$/s.exec(path) ?? [];
  if (sku === undefined) return path;
  if (field === undefined) return formatMessage(variantMessages.ofSku, { sku });
  return formatMessage(variantMessages.fieldOfSku, { sku, field: fieldName(field, { formatMessage }) });
}

/**
 * The field of an issue in words: `seo.title` becomes “SEO title”, `variants[2].gtin` becomes “Variant: GTIN”. The
 * variant, which an issue names by a place nobody sees, stays unnamed.
 */
export function issueFieldName(path: string, words: Words): string {
  if (!path.startsWith('variants[')) return fieldName(path, words);
  const [, field = ''] = /^variants\[\d+\]\.(\w+)$/.exec(path) ?? [];
  const variant = words.formatMessage(variantMessages.variant);
  return isFieldName(field) ? `${variant}: ${fieldName(field, words)}` : variant;
}
