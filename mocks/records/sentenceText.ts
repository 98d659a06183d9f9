import type { SentenceValue } from './sentence';

/** The translations of a language, by the English text with its placeholders. */
export interface Translations {
  tag: string;
  texts: Readonly<Record<string, string>>;
}

const languageNames = new Map<string, Intl.DisplayNames>();

/** Returns the name of a language in another. A tag that is not valid is returned unchanged. */
function nameLanguage(language: string, tag: string): string {
  const names = languageNames.get(tag) ?? new Intl.DisplayNames(tag, { type: 'language' });
  languageNames.set(tag, names);
  try {
    return names.of(language) ?? language;
  } catch {
    return language;
  }
}

const ENGLISH: Translations = { tag: 'en', texts: {} };

/** Returns the text in a language, or in English without translations. What has no translation is in English. */
export function toText(value: SentenceValue, translations: Translations | null): string {
  const { tag, texts } = translations ?? ENGLISH;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') {
    return translations === null
      ? String(value)
      : value.toLocaleString(tag, { useGrouping: false, maximumFractionDigits: 20 });
  }
  if ('language' in value) return nameLanguage(value.language, tag);
  if ('grouped' in value) return value.grouped.toLocaleString(tag);
  if ('list' in value) return new Intl.ListFormat(tag).format(value.list.map((each) => toText(each, translations)));
  if ('labels' in value) return value.labels[tag] ?? value.labels[ENGLISH.tag] ?? Object.values(value.labels)[0] ?? '';
  const [template, ...values] = value;
  if (!values.length) return texts[template] ?? template;
  return (texts[template] ?? template).replace(/\{(\d+)\}/g, (_, index: string) =>
    toText(values[Number(index)] ?? '', translations),
  );
}

/** Returns the text in English. */
export function toEnglish(value: SentenceValue): string {
  return toText(value, null);
}
