import type { ProductValueRecord } from '../../records/products';
import { joinWords, say, type Sentence, type SentenceValue } from '../../records/sentence';

/** The labels of sales channels and of attributes by their codes. What is not defined has none. */
export interface CodeLabels {
  channels: ReadonlyMap<string, SentenceValue>;
  attributes: ReadonlyMap<string, SentenceValue>;
}

/** What messages call the fields whose values can differ between languages and channels. */
const FIELD_NAMES: ReadonlyMap<string, Sentence> = new Map([
  ['name', say`name`],
  ['slug', say`slug`],
  ['description', say`description`],
  ['seo-title', say`SEO title`],
  ['seo-description', say`SEO description`],
]);

/** Returns what messages call an attribute or a field. */
export function attributeName(code: string, labels?: CodeLabels): SentenceValue {
  return FIELD_NAMES.get(code) ?? labels?.attributes.get(code) ?? code;
}

/** Returns the name of a value’s language, channel, or both for messages, for example “German, Web shop”. */
export function scopeName(
  { locale, channel }: Pick<ProductValueRecord, 'locale' | 'channel'>,
  labels?: Pick<CodeLabels, 'channels'>,
): SentenceValue {
  const names = [
    ...(locale === undefined ? [] : [{ language: locale }]),
    ...(channel === undefined ? [] : [labels?.channels.get(channel) ?? channel]),
  ];
  return joinWords(names);
}
