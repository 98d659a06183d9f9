import type { Translations } from '../records/sentenceText';
import { parseLanguage, type Language } from './acceptLanguage';

/** English is not listed because its texts are in the code. */
const LANGUAGES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ texts: Translations['texts'] }>>> = {
  de: () => import('./de'),
  fr: () => import('./fr'),
  pt: () => import('./pt'),
};

const loaded = new Map<Language, Translations>();

/**
 * Returns the translations into the language of a request, by its `Accept-Language`. Null for English, and if they
 * cannot be fetched, so that texts are in English.
 */
export async function findTranslations(acceptLanguage: string | null): Promise<Translations | null> {
  const language = parseLanguage(acceptLanguage);
  if (language === 'en') return null;
  const known = loaded.get(language);
  if (known) return known;
  const module = await LANGUAGES[language]().catch(() => null);
  if (!module) return null;
  const translations = { tag: language, texts: module.texts };
  loaded.set(language, translations);
  return translations;
}
