/** Returns the name of a language in the user’s language, such as “German”. An unknown tag is returned unchanged. */
export function languageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
  } catch {
    // Tags from files can be malformed.
    return tag;
  }
}
