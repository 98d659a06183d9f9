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

/** The labels of sales channels by their codes. */
export type ChannelLabels = ReadonlyMap<string, string>;

/** Returns the name of a value’s language, channel, or both for messages, for example “German, Web shop”. */
export function scopeName({ locale, channel }: Pick<ProductValueRecord, 'locale' | 'channel'>, labels?: ChannelLabels) {
  const names = [
    ...(locale === undefined ? [] : [languageName(locale)]),
    ...(channel === undefined ? [] : [labels?.get(channel) ?? channel]),
  ];
  return names.join(', ');
}
