import { canonicalLocale } from '../../locales/canonicalLocale';

/** Languages that shops commonly sell in. Other codes mean languages in files only if the catalog has them. */
const COMMON = 'en de fr es it pt nl pl cs sk da sv nb fi hu ro bg el tr ru ja zh ko ar he hr sr lv lt'.split(' ');

/** Languages in which files name languages and months. */
export const NAMED_IN = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'];

/** Words of store codes besides the language. */
const GENERAL = new Set(
  'store stores storeview view shop website web site base main default lang language locale'.split(' '),
);

let named: ReadonlyMap<string, string> | undefined;

/** The codes of languages by their names, in lowercase: `german`, `deutsch`, `allemand`. */
const getNames = () =>
  (named ??= new Map(
    COMMON.flatMap((code) =>
      [...NAMED_IN, code].map((locale): [string, string] => [
        (new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code).toLowerCase(),
        code,
      ]),
    ),
  ));

const isRegion = (text: string) =>
  /^[a-z]{2}$/i.test(text) &&
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(text.toUpperCase()) !== undefined;

/** The language of a tag: `de` of `de-AT`. */
export function languageOf(tag: string): string {
  return tag.split('-')[0]!.toLowerCase();
}

/** The code of a language by its name in any usual language; null for other words. */
export function findLanguageName(word: string): string | null {
  return getNames().get(word.toLowerCase()) ?? null;
}

/** Whether a two-letter word means a language: one that is common in shops, or one of the catalog's. */
export function isLanguageCode(word: string, locales: readonly string[]): boolean {
  const code = word.toLowerCase();
  return COMMON.includes(code) || locales.some((locale) => languageOf(locale) === code);
}

/** Whether a text is a language with a region as systems write them, such as `uk_UA`. The language can be any. */
export function isLocaleCode(text: string): boolean {
  const [, code, region = ''] = /^([a-z]{2})_([A-Z]{2})$/.exec(text) ?? [];
  if (code === undefined || !isRegion(region)) return false;
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined;
}

/** The tag of a language and a region or script, such as `de-AT` and `zh-Hant`; null if it is none. */
export function toTag(language: string, parts: readonly string[]): string | null {
  const isKnown = parts.every((part) => isRegion(part) || /^(hans|hant|cyrl|latn)$/i.test(part));
  return isKnown ? canonicalLocale([language.toLowerCase(), ...parts].join('-')) : null;
}

/**
 * The language that a text means, as a BCP 47 tag: a tag (`de_AT`), a name (`german`), or one of them with general
 * words (`store_de`). Null if it means none, or if that is not sure.
 */
export function readLanguage(text: string, locales: readonly string[]): string | null {
  const words = text.split(/[^\p{L}]+/u).filter((word) => word && !GENERAL.has(word.toLowerCase()));
  const [first, ...parts] = words;
  if (first === undefined) return null;
  const isCode = isLanguageCode(first, locales) || isLocaleCode(text);
  const language = isCode ? first : findLanguageName(first);
  return language === null ? null : toTag(language, parts);
}
