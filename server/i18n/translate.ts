import { fromStored, type SentenceValue, type StoredSentence } from '../records/sentence';
import { toText, type Translations } from '../records/sentenceText';

/** A request, by the part of it that says in which language its texts are. */
interface LanguageRequest {
  acceptLanguage: string | null;
}

const findTranslations = async ({ acceptLanguage }: LanguageRequest) =>
  (await import('./languages')).findTranslations(acceptLanguage);

/** The translations of each request. Finding them takes a hundred times as long as translating a text. */
const found = new WeakMap<LanguageRequest, Promise<Translations | null>>();

/**
 * Returns the translations into the language of a request. Null for English. The code for it is loaded with the first
 * text.
 */
export function loadTranslations(request: LanguageRequest): Promise<Translations | null> {
  const translations = found.get(request) ?? findTranslations(request);
  found.set(request, translations);
  return translations;
}

/** Returns what something is called in the language of a request. */
export async function nameInLanguage(name: SentenceValue, request: LanguageRequest): Promise<string> {
  return toText(name, await loadTranslations(request));
}

/** Returns the text in the language of a request. */
export function inLanguage(text: StoredSentence, request: LanguageRequest): Promise<string> {
  return nameInLanguage(fromStored(text), request);
}
