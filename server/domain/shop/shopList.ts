import { notFound } from '../../errors';
import { SHOP_COLORS, type ShopProductRecord } from '../../records/shop';
import type { ShopColor, ShopProductListInput, ShopSort } from '../../types.generated';
import type { DomainContext } from '../context';
import { type PageResult, pageOfRows, sortSign } from '../lists/paging';
import { type FacetCounts, shopFacets } from './shopFacets';
import { isFound } from './shopFilters';

type Reads = Pick<DomainContext, 'store'>;

/** A product, with flags for the wishlist and the cart. */
export interface ListedProduct extends ShopProductRecord {
  isInWishlist: boolean;
  isInCart: boolean;
}

type Compare = (a: ShopProductRecord, b: ShopProductRecord) => number;

const newest: Compare = (a, b) => Number(b.id) - Number(a.id);

const COMPARE: Record<ShopSort, Compare> = {
  ADDED: (a, b) => newest(b, a),
  // Descending is the exact reverse of ascending, equal prices too (REST contract, section 9).
  PRICE: (a, b) => a.price - b.price || newest(a, b),
  RATING: (a, b) => a.rating - b.rating,
  NAME: (a, b) => a.name.localeCompare(b.name, 'en'),
};

/** The order that the input asks for: newest first when it names none. */
const compareBy = (input: ShopProductListInput): Compare => {
  const compare = COMPARE[input.sort ?? 'ADDED'];
  const sign = sortSign(input, 'DESC');
  return (a, b) => sign * compare(a, b) || newest(a, b);
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

/** The product with this slug. Throws NOT_FOUND. */
export async function getShopProductBySlug(ctx: Reads, slug: string): Promise<ListedProduct> {
  const [product] = await ctx.store.list('shopProducts', (each) => each.slug === slug);
  if (!product) throw notFound('product', slug);
  return getShopProduct(ctx, product.id);
}

/** An image of a product, in one of its colors or, for null, as in lists. */
interface ShopImage {
  url: string;
  color: ShopColor | null;
}

/** The main image of a product, then its images in each color. */
export function shopImages({ image }: ShopProductRecord): ShopImage[] {
  return [
    { url: image, color: null },
    ...SHOP_COLORS.map((color) => ({ url: `${image}-${color.toLowerCase()}`, color })),
  ];
}

/** A page of the products that the input finds, with the counts of each filter's choices. */
export async function listShopProducts(
  ctx: Reads,
  input: ShopProductListInput,
): Promise<PageResult & { products: ListedProduct[]; facets: FacetCounts }> {
  const all = await ctx.store.list('shopProducts');
  const found = all.filter((product) => isFound(product, input)).sort(compareBy(input));
  const { rows, ...page } = pageOfRows(found, input);
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
  return markedProducts(
    ctx,
    [...kin.sort((a, b) => b.rating - a.rating || newest(a, b)), ...brandmates].slice(0, RELATED_COUNT),
  );
}
