/** Letters that lose no accent when they are decomposed, with what stands for them in an address. */
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
 * The text as it stands in addresses and codes: lower-case letters a to z and digits, words parted by single hyphens.
 * Empty where the text has none of these, as in other scripts.
 */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[ßæœøđðłþı]/g, (letter) => SPELLED_OUT[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** `text`, or else the first of `text-2`, `text-3` and so on that is free. */
export const firstFree = async (text: string, isTaken: (candidate: string) => Promise<boolean>): Promise<string> => {
  let candidate = text;
  for (let number = 2; await isTaken(candidate); number++) candidate = `${text}-${number}`;
  return candidate;
};
