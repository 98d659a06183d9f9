/**
 * A header normalized for comparison: lowercase, with each run of characters other than letters and digits as one
 * space.
 */
export function headerKey(header: string): string {
  return header
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Puts a blank between the words of `productName`. */
export function splitCamel(header: string): string {
  return header.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}

/** The column added to the exported issue rows of an import, with the issues of the row. It is never imported. */
export const ISSUES_COLUMN = '_issues';
