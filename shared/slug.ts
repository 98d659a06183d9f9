import { spellOut } from './foldText';

/** Returns the text in lowercase and without accents, with compatibility characters and special letters spelled out. */
export function toPlain(text: string): string {
  return spellOut(
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}|['’]/gu, ''),
  );
}

/** Returns the text with single hyphens in place of the separators between words. */
export function hyphenate(text: string, separators: RegExp): string {
  return text.replace(separators, '-').replace(/^-|-$/g, '');
}

/**
 * Returns the text as used in URLs: lowercase letters a to z and digits, with single hyphens between words. Empty if
 * the text has none of these, as in other scripts.
 */
export function toSlug(text: string): string {
  return hyphenate(toPlain(text), /[^a-z0-9]+/g);
}
