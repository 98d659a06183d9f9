import { SHOP_CATEGORIES, type ShopProductRecord } from '../../records/shop';
import type { ShopFacets, ShopProductListInput } from '../../types.generated';
import { isFound, type ShopFilter } from './shopFilters';

/** Options of the minimum rating filter, highest first. */
const STARS = [5, 4, 3, 2, 1] as const;

/**
 * The counts of the filters. `prices` has the lowest and the highest price in US dollars, and is null if nothing
 * matches.
 */
export interface FacetCounts extends Pick<ShopFacets, 'brands' | 'categories' | 'ratings' | 'freeShipping'> {
  prices: { min: number; max: number } | null;
}

/**
 * The number of products for each filter option, with all other filters applied. A filter ignores its own selection, so
 * its other options keep their counts.
 */
export function shopFacets(all: readonly ShopProductRecord[], input: ShopProductListInput): FacetCounts {
  const foundBut = (filter: ShopFilter) => all.filter((product) => isFound(product, input, filter));
  const branded = foundBut('brands');
  const sorted = foundBut('categories');
  const rated = foundBut('rating');
  const prices = foundBut('price').map(({ price }) => price);
  const brands = [...new Set(all.map(({ brand }) => brand))].sort((a, b) => a.localeCompare(b, 'en'));
  return {
    brands: brands.map((brand) => ({ brand, count: branded.filter((product) => product.brand === brand).length })),
    categories: SHOP_CATEGORIES.map((category) => ({
      category,
      count: sorted.filter((product) => product.category === category).length,
    })),
    ratings: STARS.map((rating) => ({ rating, count: rated.filter((product) => product.rating >= rating).length })),
    freeShipping: foundBut('freeShipping').filter(({ hasFreeShipping }) => hasFreeShipping).length,
    prices: prices.length ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
  };
}
