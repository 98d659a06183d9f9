import type { ShopProductRecord } from '../../records/shop';
import type { ShopProductListInput } from '../../types.generated';
import { foldQuery, foldText } from '#shared/foldText';

/** The filters of the product list. */
export type ShopFilter = 'q' | 'categories' | 'brands' | 'price' | 'rating' | 'freeShipping';

const has = <Value>(values: readonly Value[] | null | undefined, value: Value) =>
  !values?.length || values.includes(value);

const HOLDS: Record<ShopFilter, (product: ShopProductRecord, input: ShopProductListInput) => boolean> = {
  q: ({ name }, { q }) => foldText(name).includes(foldQuery(q)),
  categories: ({ category }, { categories }) => has(categories, category),
  brands: ({ brand }, { brands }) => has(brands, brand),
  price: ({ price }, { minPrice, maxPrice }) => price >= (minPrice ?? 0) && price <= (maxPrice ?? Infinity),
  rating: ({ rating }, input) => rating >= (input.rating ?? 0),
  freeShipping: ({ hasFreeShipping }, input) => !input.hasFreeShipping || hasFreeShipping,
};

const FILTERS = Object.keys(HOLDS) as ShopFilter[];

/** Whether the product matches all filters of the input except the one left out. */
export function isFound(product: ShopProductRecord, input: ShopProductListInput, leftOut?: ShopFilter): boolean {
  return FILTERS.every((filter) => filter === leftOut || HOLDS[filter](product, input));
}
