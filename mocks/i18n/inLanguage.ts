import type { StoredSentence } from '../records/sentence';

/** Returns the text in the language of a request, by its `Accept-Language`. The code for it is loaded with the first text. */
export async function inLanguage(
  text: StoredSentence,
  { acceptLanguage }: { acceptLanguage: string | null },
): Promise<string> {
  const { loadTranslations, translate } = await import('./translate');
  return translate(text, await loadTranslations(acceptLanguage));
}
