import { lookupChain } from '#shared/languageLookup';
import type { CatalogRecord } from '../../records/catalogs';
import { assertKnown } from './assertScope';

/**
 * Returns the languages in one of which a product needs a name to be translated into the language; null if it shows the
 * product's own name, which is in the default language. Throws INVALID for a language that the catalog does not have.
 */
export function getNameLanguages(
  { locales, defaultLocale }: Pick<CatalogRecord, 'locales' | 'defaultLocale'>,
  locale: string,
): string[] | null {
  assertKnown(locale, locales, { field: 'untranslatedIn', owner: 'catalog', what: 'language' });
  const languages = lookupChain(locale);
  return languages.includes(defaultLocale) ? null : languages;
}
