import type { LocaleChoice } from '#preferences/preferences';

/** The supported languages, with the BCP 47 tag used for formats if the browser specifies no region. */
const tags: Readonly<Record<string, string>> = { en: 'en', de: 'de', fr: 'fr', pt: 'pt-PT' };

/** Tag of the pseudo language for tests and screenshots: accented, longer, and right-to-left. */
export const pseudoLocale = 'en-XA';

/** The language of a tag; for example, `de` for `de-AT`. */
export function getLanguage(tag: string): string {
  return tag.slice(0, 2);
}

/**
 * The tag of the language to show. For `system`, it is the first of the browser’s languages that is supported, and
 * formats follow the region given with it. Tags with more than a language and region are ignored, because some systems
 * add parts that `Intl` rejects, such as `en-US@posix`.
 */
export function getLocale(choice: LocaleChoice, browserLanguages: readonly string[]): string {
  if (choice === 'pseudo') return pseudoLocale;
  const known = browserLanguages.filter((tag) => /^[a-z]{2}(-[A-Z]{2})?$/.test(tag) && tags[getLanguage(tag)]);
  const language = choice === 'system' ? getLanguage(known[0] ?? 'en') : choice;
  return known.find((tag) => tag.startsWith(`${language}-`)) ?? tags[language] ?? language;
}
