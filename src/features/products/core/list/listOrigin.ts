import { readUrlState, writeUrlState } from '#routing/useUrlState';
import { urlText, urlWhole } from '#routing/urlParams';
import { productListParams, type ProductListState } from './productListParams';

/**
 * The parameters of a product's page that was opened from a list: the search of the list, and the product's position
 * in it, from 1.
 */
export const originParams = { list: urlText(), at: urlWhole(1) };

/** The list that a product was opened from. */
export interface ListOrigin {
  state: ProductListState;
  /** Where the product was in the list when it was opened, from 1. */
  position: number;
}

/** Returns the parameters of the page of a product that is opened from the list with this search. */
export function getOriginParts(listSearch: string, position: number): { list: string; at: number } {
  const list = writeUrlState(productListParams, new URLSearchParams(listSearch), { page: 1, perPage: 25 });
  // Not empty, so that a list without filters is known, too.
  return { list: String(list) || 'sort=NAME', at: position };
}

/** Returns the list that a product was opened from; null if its page was opened in another way. */
export function readOrigin(search: string): ListOrigin | null {
  const { list, at } = readUrlState(originParams, new URLSearchParams(search));
  return list === '' ? null : { state: readUrlState(productListParams, new URLSearchParams(list)), position: at };
}
