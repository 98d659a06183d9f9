import type { ShopWindowListInput, ShopWindowSort, SortDirection } from '#graphql/types.generated';
import { urlChoice, urlNumber, urlText, urlWhole } from '#routing/urlParams';
import { urlList } from '../urlList';

/** All sort orders of the list. */
export const sorts = ['FEATURED', 'PRICE_ASC', 'PRICE_DESC', 'NAME'] as const;

/** Number of products on a page. */
export const perPage = 9;

const orders: Record<(typeof sorts)[number], { sort: ShopWindowSort; direction: SortDirection }> = {
  FEATURED: { sort: 'FEATURED', direction: 'ASC' },
  PRICE_ASC: { sort: 'PRICE', direction: 'ASC' },
  PRICE_DESC: { sort: 'PRICE', direction: 'DESC' },
  NAME: { sort: 'NAME', direction: 'ASC' },
};

/**
 * The URL parameters of both screens: the currency and the language, empty for the version’s first ones, and the sales
 * channel, empty for all.
 */
const viewParams = { currency: urlText(), language: urlText(), channel: urlText() };

export const windowListParams = {
  ...viewParams,
  q: urlText(),
  category: urlText(),
  brand: urlList(),
  min: urlNumber(),
  max: urlNumber(),
  offers: urlList(['available', 'sale'] as const),
  sort: urlChoice(sorts, 'FEATURED'),
  view: urlChoice(['grid', 'list'] as const, 'grid'),
  page: urlWhole(1),
};

/** State of the list as stored in the URL. */
export type WindowListState = {
  [Name in keyof typeof windowListParams]: (typeof windowListParams)[Name]['initial'];
};

/** The URL parameters of a product. */
export const windowProductParams = { ...viewParams, variant: urlText() };

/** State without search and filters. */
export const noFilters = { q: '', category: '', brand: [], min: null, max: null, offers: [], page: 1 } as const;

/** The number of filters that are set, besides the search. */
export function countFilters({ category, brand, min, max, offers }: WindowListState): number {
  return [category !== '', min !== null || max !== null].filter(Boolean).length + brand.length + offers.length;
}

/** The query that the state stands for. */
export function toListInput(state: WindowListState): ShopWindowListInput {
  const { q, category, brand, min, max, offers, currency, language, channel, sort, page } = state;
  return {
    q,
    category,
    brands: [...brand],
    minPrice: min,
    maxPrice: max,
    isOnSale: offers.includes('sale'),
    isAvailable: offers.includes('available'),
    currency: currency || null,
    locale: language || null,
    channel: channel || null,
    ...orders[sort],
    page,
    perPage,
  };
}
