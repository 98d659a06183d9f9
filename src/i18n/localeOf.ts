import type { LocaleChoice } from '../preferences/preferences';

/** The languages that have texts, with the tag (BCP 47) that formats follow where the browser names no region of it. */
const tags = { en: 'en', de: 'de', fr: 'fr', pt: 'pt-PT' } as const;

/** A language with texts. */
export type Language = keyof typeof tags;

/** Tag of the made-up language for tests and screenshots: accented, longer, and written from right to left. */
export const pseudoLocale = 'en-XA';

/** The languages that have texts, English first. */
export const languages: readonly Language[] = ['en', 'de', 'fr', 'pt'];

/** The language of a tag, such as `de` of `de-AT`; English for one without texts. */
export const languageOf = (tag: string): Language => languages.find((each) => each === tag.slice(0, 2)) ?? 'en';

/**
 * The tag of the language to show. On `system` it is the first of the browser's languages that has texts; formats
 * follow the region that the browser names for it. Tags that are more than language and region are left aside: some
 * systems add to them what `Intl` refuses, such as `en-US@posix`.
 */
export function localeOf(choice: LocaleChoice, browserLanguages: readonly string[]): string {
  if (choice === 'pseudo') return pseudoLocale;
  const understood = browserLanguages.filter((tag) => languages.some((each) => each === tag.split(/[-@]/)[0]));
  const language = choice === 'system' ? languageOf(understood[0] ?? 'en') : choice;
  const regional = understood.find((tag) => languageOf(tag) === language && /^[a-z]{2}-[A-Z]{2}$/.test(tag));
  return regional ?? tags[language];
}
