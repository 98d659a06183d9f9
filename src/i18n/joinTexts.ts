/** Texts by message id: as they are written, or parsed when the app was built. */
export type Texts = Record<string, string>;

/** One catalogue of texts out of those of the areas, given by file. */
export const joinTexts = (areas: Record<string, Texts>): Texts => Object.assign({}, ...Object.values(areas));
