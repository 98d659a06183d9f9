import { createContext } from 'react';
import { valueId } from '../../core/values/valueId';
import { inheritedText, type InheritedText } from './inheritedText';

/** The language of the texts that are shown beside their translations; null for the default language. */
export const SourceLocaleContext = createContext<string | null>(null);

/** Returns the text of an attribute in a language or a more general one; null if there is none, or without a language. */
export function findTranslation(
  texts: Readonly<Record<string, string>>,
  attribute: string,
  locale: string | null,
): InheritedText | null {
  if (locale === null) return null;
  const key = { attribute, locale, channel: null };
  const exact = texts[valueId(key)];
  return exact === undefined ? inheritedText(texts, key, '') : { text: exact, locale };
}
