import type { IntlShape } from 'react-intl';
import { fieldMessages, isFieldName, variantMessages } from './fieldMessages';

type Words = Pick<IntlShape, 'formatMessage'>;

/**
 * The label of a field path: `variants[MH01-XS].prices` becomes “Prices of variant MH01-XS”. Unknown paths are returned
 * unchanged.
 */
export function fieldName(path: string, { formatMessage }: Words): string {
  if (isFieldName(path)) return formatMessage(fieldMessages[path]);
  const [, sku, field] = /^variants\[(.*)\](?:\.(\w+))?$/s.exec(path) ?? [];
  if (sku === undefined) return path;
  if (field === undefined) return formatMessage(variantMessages.ofSku, { sku });
  return formatMessage(variantMessages.fieldOfSku, { sku, field: fieldName(field, { formatMessage }) });
}

/**
 * The label of an issue’s field: `seo.title` becomes “SEO title”, `variants[2].gtin` becomes “Variant: GTIN”. The
 * variant is not named, because the issue identifies it only by an index that users never see.
 */
export function issueFieldName(path: string, words: Words): string {
  if (!path.startsWith('variants[')) return fieldName(path, words);
  const [, field = ''] = /^variants\[\d+\]\.(\w+)$/.exec(path) ?? [];
  const variant = words.formatMessage(variantMessages.variant);
  return isFieldName(field) ? `${variant}: ${fieldName(field, words)}` : variant;
}
