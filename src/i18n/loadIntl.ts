import { createIntl, type IntlShape } from 'react-intl';
import { getLanguage, pseudoLocale } from './locale';

// English is not listed because its texts are the default messages in the code.
const languages: Readonly<Record<string, () => Promise<{ createAppIntl: (locale: string) => IntlShape }>>> = {
  de: () => import('./locales/de'),
  fr: () => import('./locales/fr'),
  pt: () => import('./locales/pt'),
  [pseudoLocale]: () => import('./pseudoIntl'),
};

const english = (locale: string) => createIntl({ locale, defaultLocale: locale });

const loaded = new Map<string, IntlShape | Promise<IntlShape>>();

/**
 * The formatter of texts, numbers, and dates for a tag of `getLocale`: immediate for English and for languages already
 * loaded. If texts cannot be fetched, the page stays in English.
 */
export function loadIntl(locale: string): IntlShape | Promise<IntlShape> {
  const known = loaded.get(locale);
  if (known) return known;
  const load = languages[locale] ?? languages[getLanguage(locale)];
  const keep = (intl: IntlShape) => {
    loaded.set(locale, intl);
    return intl;
  };
  if (!load) return keep(english(locale));
  const started = load().then(
    // From then on it is available synchronously.
    ({ createAppIntl }) => keep(createAppIntl(locale)),
    () => keep(english('en')),
  );
  loaded.set(locale, started);
  return started;
}
