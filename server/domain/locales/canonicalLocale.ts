/** Returns the language tag in its canonical form (BCP 47), or null if it is not valid. */
export function canonicalLocale(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}
