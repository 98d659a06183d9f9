/** Signs before the first letter of a word, such as brackets and quotes. */
const LEADING_SIGNS = /^[\p{P}\s]+/u;

/** The first letters of the first and last words of a name, at most two, in uppercase; empty for an empty name. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters
    .map((word) => [...(word ?? '').replace(LEADING_SIGNS, '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** A number from 0 up to, but not including, `count` that is stable for the same text. Used to assign colors. */
export function findPlace(text: string, count: number): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum % count;
}
