/** Returns the language tag and its prefixes, longest first: `de-CH` and `de`. The lookup of RFC 4647, section 3.4. */
export function lookupChain(locale: string): string[] {
  if (!locale.includes('-')) return [locale];
  return locale.split('-').map((_, index, parts) => parts.slice(0, parts.length - index).join('-'));
}
