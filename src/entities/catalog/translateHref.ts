import { href, paths, type SearchParts } from '#routing/paths';

/** In place of a product in the path: opens the first product to translate, or says what is left after the last. */
export const queuePlaces = { first: 'first', end: 'end' } as const;

/** Returns the URL of the page on which a product, or else the first, is translated into a language. */
export function translateHref(
  target: { catalogId: string; locale: string },
  productId: string = queuePlaces.first,
  search?: SearchParts,
): string {
  return href(paths.translationQueue, { ...target, productId }, search);
}
