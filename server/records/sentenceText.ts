import { getCurrencyDecimals } from '#shared/currencies';
import type { SentenceValue } from './sentence';

/** The translations of a language, by the English text with its placeholders. */
export interface Translations {
  tag: string;
  texts: Readonly<Record<string, string>>;
}

const createFormats = (tag: string) => ({
  languages: new Intl.DisplayNames(tag, { type: 'language' }),
  numbers: new Intl.NumberFormat(tag, { useGrouping: false, maximumFractionDigits: 20 }),
  grouped: new Intl.NumberFormat(tag),
  lists: new Intl.ListFormat(tag),
  /** Of amounts, by currency. */
  amounts: new Map<string, Intl.NumberFormat>(),
});

const formats = new Map<string, ReturnType<typeof createFormats>>();

/** Returns how values are written in a language. Creating a format takes longer than writing many values. */
const getFormats = (tag: string) => {
  const found = formats.get(tag) ?? createFormats(tag);
  formats.set(tag, found);
  return found;
};

/** Returns an amount as the app writes it: with the decimal places of its currency, and with all that it has beyond. */
const formatAmount = (amount: number, currency: string, tag: string) => {
  if (!/^[a-z]{3}$/i.test(currency)) return `${amount} ${currency}`;
  const { amounts: known } = getFormats(tag);
  const format =
    known.get(currency) ??
    new Intl.NumberFormat(tag === 'pt' ? 'pt-PT' : tag, {
      style: 'currency',
      currency,
      minimumFractionDigits: getCurrencyDecimals(currency),
      maximumFractionDigits: 20,
    });
  known.set(currency, format);
  return format.format(amount);
};

/** Returns the name of a language in another. A tag that is not valid is returned unchanged. */
function nameLanguage(language: string, tag: string): string {
  try {
    return getFormats(tag).languages.of(language) ?? language;
  } catch {
    return language;
  }
}

const ENGLISH: Translations = { tag: 'en', texts: {} };

/** Returns the text in a language, or in English without translations. What has no translation is in English. */
export function toText(value: SentenceValue, translations: Translations | null): string {
  const { tag, texts } = translations ?? ENGLISH;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return translations === null ? String(value) : getFormats(tag).numbers.format(value);
  if ('language' in value) return nameLanguage(value.language, tag);
  if ('grouped' in value) return getFormats(tag).grouped.format(value.grouped);
  if ('amount' in value) return formatAmount(value.amount, value.currency, tag);
  if ('list' in value) return getFormats(tag).lists.format(value.list.map((each) => toText(each, translations)));
  if ('labels' in value) return value.labels[tag] ?? value.labels[ENGLISH.tag] ?? Object.values(value.labels)[0] ?? '';
  if ('joined' in value) {
    // Templates of joins have their values at both ends, so what is between them separates any number of values.
    const separator = (texts[value.by] ?? value.by).replace(/\{\d\}/g, '');
    return value.joined.map((each) => toText(each, translations)).join(separator);
  }
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
