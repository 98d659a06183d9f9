import type { IntlShape } from 'react-intl';
import { fieldMessages, isFieldName } from './fieldMessages';

const variantPath = /^variants\[(.*)\](?:\.(\w+))?$/s;

/** A field's path in words: `variants[MH01-XS].prices` becomes “Prices of variant MH01-XS”. Unknown paths stay as they are. */
export function fieldName(path: string, { formatMessage }: Pick<IntlShape, 'formatMessage'>): string {
  if (isFieldName(path)) return formatMessage(fieldMessages[path]);
  const [, sku, field] = variantPath.exec(path) ?? [];
  if (sku === undefined) return path;
  if (field === undefined) return formatMessage(fieldMessages.variant, { sku });
  return formatMessage(fieldMessages.ofVariant, { sku, field: fieldName(field, { formatMessage }) });
}

/** The field of an issue in words: the variant, which an issue names by a place nobody sees, stays unnamed. */
export function issueFieldName(path: string, intl: Pick<IntlShape, 'formatMessage'>): string {
  const [, , field] = variantPath.exec(path) ?? [];
  if (field !== undefined) {
    return `${intl.formatMessage(fieldMessages.variantNumber)}: ${fieldName(field, intl)}`;
  }
  return variantPath.test(path) ? intl.formatMessage(fieldMessages.variantNumber) : fieldName(path, intl);
}
