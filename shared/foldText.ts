/** Letters that do not decompose into a base letter and an accent, and the two forms of sigma, as they are compared. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};

/** Returns the text with such letters spelled out. */
export function spellOut(text: string): string {
  return text.replace(/[ßæœøđðłþıς]/g, (letter) => SPELLED_OUT[letter] ?? '');
}

const isAscii = (text: string) => !/[^\0-\x7f]/.test(text);

/**
 * Accents of Latin, Greek and Cyrillic letters, and the points of Hebrew and Arabic, which are optional there. Marks of
 * other scripts are vowels or change the letter, so they stay.
 */
const ACCENTS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u0652\u0670]/g;

/**
 * Returns the text as searches compare it: without case and accents, whether a letter and its accent are one character
 * or two. “Größe” and “GROSSE” are equal, and so are “Işık”, “IŞIK” and “isik”.
 */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  const plain = text.toLowerCase().normalize('NFKD').replace(ACCENTS, '');
  // Without the accents, what is left in parts is a letter of its own, such as が beside か.
  return spellOut(plain.normalize('NFC').toLowerCase());
}

/** Returns the words of a search as texts are compared with them; empty if there are none. */
export function foldQuery(q: string | null | undefined): string {
  return foldText(q?.trim() ?? '');
}
