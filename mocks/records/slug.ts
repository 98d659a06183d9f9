/** Letters that do not decompose into a base letter and an accent, with their replacements in slugs. */
const SPELLED_OUT: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/**
 * Returns the text as used in URLs and codes: lowercase letters a to z and digits, with single hyphens between words.
 * Empty if the text has none of these, as in other scripts.
 */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[ßæœøđðłþı]/g, (letter) => SPELLED_OUT[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns `text`, or else the first of `text-2`, `text-3`, and so on that is not taken. */
export async function firstFree(text: string, isTaken: (candidate: string) => Promise<boolean>): Promise<string> {
  let candidate = text;
  for (let number = 2; await isTaken(candidate); number++) candidate = `${text}-${number}`;
  return candidate;
}
