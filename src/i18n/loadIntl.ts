import { createIntl, type IntlShape } from 'react-intl';
import type { Texts } from './joinTexts';
import { languageOf, pseudoLocale } from './localeOf';

// English stands in the code, as default messages.
const texts: Readonly<Record<string, () => Promise<{ messages: Texts }>>> = {
  de: () => import('./locales/de'),
  fr: () => import('./locales/fr'),
  pt: () => import('./locales/pt'),
};

const english = (locale: string) => createIntl({ locale, defaultLocale: locale });

const loaded = new Map<string, IntlShape | Promise<IntlShape>>();

function start(locale: string): IntlShape | Promise<IntlShape> {
  const load = texts[languageOf(locale)];
  if (locale === pseudoLocale) return import('./pseudoIntl').then(({ pseudoIntl }) => pseudoIntl);
  return load
    ? load().then(
        ({ messages }) => createIntl({ locale, messages }),
        () => english('en'),
      )
    : english(locale);
}

/**
 * What formats words, numbers and dates for a tag of `localeOf`: at once for English and for what has been loaded.
 * Texts that cannot be fetched leave the page in English.
 */
export function loadIntl(locale: string): IntlShape | Promise<IntlShape> {
  const known = loaded.get(locale);
  if (known) return known;
  const started = start(locale);
  loaded.set(locale, started);
  // From then on without waiting, not even for a moment.
  if (started instanceof Promise) void started.then((intl) => loaded.set(locale, intl));
  return started;
}
