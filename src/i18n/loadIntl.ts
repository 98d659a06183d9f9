import { createIntl, type IntlShape } from 'react-intl';
import { languageOf, pseudoLocale } from './localeOf';

// English stands in the code, as default messages.
const texts = {
  de: () => import('./locales/de'),
  fr: () => import('./locales/fr'),
  pt: () => import('./locales/pt'),
};

const loaded = new Map<string, IntlShape | Promise<IntlShape>>();

function start(locale: string): IntlShape | Promise<IntlShape> {
  const language = languageOf(locale);
  if (locale === pseudoLocale) return import('./pseudoIntl').then(({ pseudoIntl }) => pseudoIntl);
  // English in any region has its words already.
  if (language === 'en') return createIntl({ locale, defaultLocale: locale });
  return texts[language]().then(
    ({ messages }) => createIntl({ locale, messages }),
    () => createIntl({ locale: 'en' }),
  );
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
