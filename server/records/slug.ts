import { hyphenate, toPlain, toSlug } from '#shared/slug';

/** Letters and digits that `toSlug` leaves out. Capital letters come from signs such as ℃. */
const OTHER_LETTERS = /(?![a-z0-9])[\p{Ll}\p{Lm}\p{Lo}\p{N}]/u;

/** Whether the text has letters or digits that its slug leaves out. */
export function hasOtherLetters(text: string): boolean {
  return OTHER_LETTERS.test(toPlain(text));
}

/**
 * Returns the code of a label: its slug, or, if it has letters or digits of other scripts, all of its letters and
 * digits, so that “Длина (cm)” and “Ширина (cm)” have the codes `длина-cm` and `ширина-cm`. Without a letter a to z or
 * a digit, the label itself in lowercase.
 */
export function makeCode(label: string): string {
  const slug = toSlug(label);
  if (!slug) return label.trim().toLowerCase().replace(/\s+/g, '-');
  if (!hasOtherLetters(label)) return slug;
  const text = label.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/['’]/g, '');
  return hyphenate(text, /[^\p{L}\p{M}\p{N}]+/gu);
}

/** Returns `text`, or else the first of `text-2`, `text-3`, and so on that is not taken. */
export async function firstFree(text: string, isTaken: (candidate: string) => Promise<boolean>): Promise<string> {
  let candidate = text;
  for (let number = 2; await isTaken(candidate); number++) candidate = `${text}-${number}`;
  return candidate;
}
