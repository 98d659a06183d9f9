import type { LocaleChoice } from '../preferences/preferences';

/** The languages that have texts, with the tag (BCP 47) that formats follow where the browser names no region of it. */
const tags: Readonly<Record<string, string>> = { en: 'en', de: 'de', fr: 'fr', pt: 'pt-PT' };

/** Tag of the made-up language for tests and screenshots: accented, longer, and written from right to left. */
export const pseudoLocale = 'en-XA';

/** The language of a tag, such as `de` of `de-AT`. */
export const languageOf = (tag: string): string => tag.slice(0, 2);

/**
 * The tag of the language to show. On `system` it is the first of the browser's languages that has texts; formats
 * follow the region that the browser names for it. Tags that are more than language and region are left aside: some
 * systems add to them what `Intl` refuses, such as `en-US@posix`.
 */
export function localeOf(choice: LocaleChoice, browserLanguages: readonly string[]): string {
  if (choice === 'pseudo') return pseudoLocale;
  const known = browserLanguages.filter((tag) => /^[a-z]{2}(-[A-Z]{2})?$/.test(tag) && tags[languageOf(tag)]);
  const language = choice === 'system' ? languageOf(known[0] ?? 'en') : choice;
  return known.find((tag) => tag.startsWith(`${language}-`)) ?? tags[language] ?? language;
}
