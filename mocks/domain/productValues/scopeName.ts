import type { ProductValueRecord } from '../../records/products';

const languages = new Intl.DisplayNames('en', { type: 'language' });

/** Returns the English name of a language, such as “German”. A tag that is not valid is returned unchanged. */
export function languageName(locale: string): string {
  try {
    return languages.of(locale) ?? locale;
  } catch {
    return locale;
  }
}

/** The English labels of sales channels and of attributes by their codes. What is not defined has none. */
export interface CodeLabels {
  channels: ReadonlyMap<string, string>;
  attributes: ReadonlyMap<string, string>;
}

/** What messages call the fields whose values can differ between languages and channels. */
const FIELD_NAMES: ReadonlyMap<string, string> = new Map([
  ['seo-title', 'SEO title'],
  ['seo-description', 'SEO description'],
]);

/** Returns what messages call an attribute or a field. */
export function attributeName(code: string, labels?: CodeLabels): string {
  return FIELD_NAMES.get(code) ?? labels?.attributes.get(code) ?? code;
}

/** Returns the name of a value’s language, channel, or both for messages, for example “German, Web shop”. */
export function scopeName(
  { locale, channel }: Pick<ProductValueRecord, 'locale' | 'channel'>,
  labels?: Pick<CodeLabels, 'channels'>,
) {
  const names = [
    ...(locale === undefined ? [] : [languageName(locale)]),
    ...(channel === undefined ? [] : [labels?.channels.get(channel) ?? channel]),
  ];
  return names.join(', ');
}
