/** Texts by message ID, either as source text or parsed at build time. */
export type Texts = Record<string, string>;

/** Merges the texts of all areas, given by file, into one set. */
export function joinTexts(areas: Record<string, Texts>): Texts {
  return Object.values(areas).reduce((all, texts) => Object.assign(all, texts), {});
}
