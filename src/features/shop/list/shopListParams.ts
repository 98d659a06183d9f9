import type { ShopProductListInput, ShopSort, SortDirection } from '#graphql/types.generated';
import { urlChoice, urlNumber, urlText, urlWhole } from '#routing/urlParams';
import { urlList } from '../urlList';

/** All categories, in display order. */
export const categories = ['AUDIO', 'HOME', 'KITCHEN', 'OFFICE', 'OUTDOORS'] as const;

/** All sort orders of the list. */
export const sorts = ['FEATURED', 'PRICE_ASC', 'PRICE_DESC'] as const;

/** Minimum ratings to filter by. */
export const ratings = ['4', '3', '2'] as const;

/** Number of products on a page. */
export const perPage = 9;

const orders: Record<(typeof sorts)[number], { sort: ShopSort; direction: SortDirection }> = {
  FEATURED: { sort: 'ADDED', direction: 'DESC' },
  PRICE_ASC: { sort: 'PRICE', direction: 'ASC' },
  PRICE_DESC: { sort: 'PRICE', direction: 'DESC' },
};

/** The URL parameters of the shop. */
export const shopListParams = {
  q: urlText(),
  category: urlList(categories),
  brand: urlList(),
  min: urlNumber(),
  max: urlNumber(),
  rating: urlChoice(ratings),
  shipping: urlChoice(['free'] as const),
  sort: urlChoice(sorts, 'FEATURED'),
  view: urlChoice(['grid', 'list'] as const, 'grid'),
  page: urlWhole(1),
};

/** State of the shop as stored in the URL. */
export type ShopListState = {
  [Name in keyof typeof shopListParams]: (typeof shopListParams)[Name]['initial'];
};

/** State without search and filters. */
export const noFilters = {
  q: '',
  category: [],
  brand: [],
  min: null,
  max: null,
  rating: null,
  shipping: null,
  page: 1,
} as const;

/** The number of filters that are set, besides the search. */
export function countFilters({ category, brand, min, max, rating, shipping }: ShopListState): number {
  const ranges = [min !== null || max !== null, rating !== null, shipping !== null];
  return category.length + brand.length + ranges.filter(Boolean).length;
}

/** The query that the state stands for. */
export function toListInput(state: ShopListState): ShopProductListInput {
  const { q, category, brand, min, max, rating, shipping, sort, page } = state;
  return {
    q,
    categories: [...category],
    brands: [...brand],
    minPrice: min,
    maxPrice: max,
    rating: rating === null ? null : Number(rating),
    hasFreeShipping: shipping === null ? null : true,
    ...orders[sort],
    page,
    perPage,
  };
}
