/** By the language that they are in: each takes a while to create. */
const names = new Map<string, Intl.DisplayNames>();

const getNames = (locale: string): Intl.DisplayNames => {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'language' });
  names.set(locale, known);
  return known;
};

/** Returns the name of a language in the user’s language, such as “German”. An unknown tag is returned unchanged. */
export function languageName(tag: string, locale: string): string {
  try {
    return getNames(locale).of(tag) ?? tag;
  } catch {
    // Tags from files can be malformed.
    return tag;
  }
}

/** Returns the text with a capital first letter: names of languages begin with a small one in French and Portuguese. */
export function capitalize(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** Returns the name of a language as it begins an entry of a list or a heading. */
export function languageTitle(tag: string, locale: string): string {
  return capitalize(languageName(tag, locale), locale);
}
