const LANGUAGES = ['en', 'de', 'fr', 'pt'] as const;

/** A language of the gateway's own texts. */
export type Language = (typeof LANGUAGES)[number];

const RANGES = LANGUAGES.map((language) => ({
  language,
  range: new RegExp(`^\\s*(?:${language}(?:-.*)?|\\*)\\s*$`),
}));

/**
 * Returns the preferred one of the gateway's languages by an `Accept-Language` header (RFC 9110, section 12.5.4);
 * otherwise, English.
 */
export function parseLanguage(acceptLanguage: string | null): Language {
  const known = (acceptLanguage ?? '').split(',').flatMap((range) => {
    const [tag = '', ...parameters] = range.toLowerCase().split(';');
    const language = RANGES.find(({ range: own }) => own.test(tag))?.language;
    const quality = Number(/^\s*q\s*=\s*([\d.]+)\s*$/.exec(parameters.join(';'))?.[1] ?? 1);
    return language && quality > 0 ? [{ language, quality }] : [];
  });
  return known.sort((a, b) => b.quality - a.quality)[0]?.language ?? 'en';
}
