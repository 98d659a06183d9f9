import { notFound } from '../../errors';
import { SHOP_PAGE_SIZE, type ShopProductRecord } from '../../records/shop';
import type { ShopFacets, ShopProductListInput, ShopSort } from '../../types.generated';
import type { DomainContext } from '../context';
import { demoPages, type PageResult, pageOfRows } from '../paging';
import { shopFacets } from './shopFacets';
import { isFound } from './shopFilters';

type Reads = Pick<DomainContext, 'store'>;

/** A product, with flags for the wishlist and the cart. */
export interface ListedProduct extends ShopProductRecord {
  isInWishlist: boolean;
  isInCart: boolean;
}

const byId = (a: ShopProductRecord, b: ShopProductRecord) => Number(b.id) - Number(a.id);
const byPrice = (a: ShopProductRecord, b: ShopProductRecord) => a.price - b.price || byId(a, b);

/**
 * PRICE_DESC is the exact reverse of PRICE_ASC, including ties (REST contract, section 9). All other sorts break ties
 * by descending id.
 */
const COMPARE: Record<ShopSort, (a: ShopProductRecord, b: ShopProductRecord) => number> = {
  FEATURED: byId,
  PRICE_ASC: byPrice,
  PRICE_DESC: (a, b) => byPrice(b, a),
  RATING: (a, b) => b.rating - a.rating || byId(a, b),
  NAME: (a, b) => a.name.localeCompare(b.name, 'en') || byId(a, b),
};

/** Adds the wishlist and cart flags to the products. */
export async function markedProducts(
  { store }: Reads,
  products: readonly ShopProductRecord[],
): Promise<ListedProduct[]> {
  const wished = new Set((await store.list('wishlistItems')).map(({ productId }) => productId));
  const inCart = new Set((await store.list('cartItems')).map(({ productId }) => productId));
  return products.map((product) => ({
    ...product,
    isInWishlist: wished.has(product.id),
    isInCart: inCart.has(product.id),
  }));
}

/** The stored product. Throws NOT_FOUND. */
export async function shopProductRecord({ store }: Reads, id: string): Promise<ShopProductRecord> {
  const product = await store.get('shopProducts', id);
  if (!product) throw notFound('product', id);
  return product;
}

/** The product with its wishlist and cart flags. Throws NOT_FOUND. */
export async function getShopProduct(ctx: Reads, id: string): Promise<ListedProduct> {
  const product = await shopProductRecord(ctx, id);
  const [marked] = await markedProducts(ctx, [product]);
  return marked ?? { ...product, isInWishlist: false, isInCart: false };
}

/** A page of the products that match the input (nine by default), with the counts of the filter options. */
export async function listShopProducts(
  ctx: Reads,
  input: ShopProductListInput,
): Promise<PageResult & { products: ListedProduct[]; facets: ShopFacets }> {
  const all = await ctx.store.list('shopProducts');
  const found = all.filter((product) => isFound(product, input)).sort(COMPARE[input.sort ?? 'FEATURED']);
  const { rows, ...page } = pageOfRows(found, input, demoPages(SHOP_PAGE_SIZE));
  return { products: await markedProducts(ctx, rows), facets: shopFacets(all, input), ...page };
}

/** Maximum number of related products. */
const RELATED_COUNT = 6;

/** Related products: first those of the same category, then those of the same brand. */
export async function relatedProducts(
  ctx: Reads,
  { id, category, brand }: ShopProductRecord,
): Promise<ListedProduct[]> {
  const others = await ctx.store.list('shopProducts', (other) => other.id !== id);
  const kin = others.filter((other) => other.category === category);
  const brandmates = others.filter((other) => other.category !== category && other.brand === brand);
  return markedProducts(ctx, [...kin.sort(COMPARE.RATING), ...brandmates].slice(0, RELATED_COUNT));
}
