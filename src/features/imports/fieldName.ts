import type { IntlShape } from 'react-intl';
import { fieldMessages } from './fieldMessages';

const isKnown = (name: string): name is keyof typeof fieldMessages => Object.hasOwn(fieldMessages, name);

/**
 * The field of an issue in words: `seo.title` becomes “SEO title”, `variants[2].gtin` becomes “Variant: GTIN”; the row
 * says which variant. Fields that nobody knows stay as they are.
 */
export function fieldName(path: string, { formatMessage }: Pick<IntlShape, 'formatMessage'>): string {
  const [, , name] = /^variants\[(\d+)\](?:\.(\w+))?$/.exec(path) ?? [];
  if (path.startsWith('variants[')) {
    const variant = formatMessage(fieldMessages.variant);
    return name !== undefined && isKnown(name) ? `${variant}: ${formatMessage(fieldMessages[name])}` : variant;
  }
  return isKnown(path) ? formatMessage(fieldMessages[path]) : path;
}
