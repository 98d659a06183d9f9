import type { WishlistItemRecord } from '../../records/shop';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';
import { getShopProduct, type ListedProduct, markedProducts, shopProductRecord } from './shopList';

type Writes = Pick<DomainContext, 'store' | 'locks'>;

/** Lock key for all operations that change the wishlist, the cart, or the orders. */
export const SHOP_LOCK = 'shop';

/** A wishlist entry with its product. */
export interface WishlistView extends WishlistItemRecord {
  product: ListedProduct;
}

/** The wishlist, in the order in which products were added. */
export async function listWishlist(ctx: Writes): Promise<WishlistView[]> {
  const items = await ctx.store.list('wishlistItems');
  const products = await Promise.all(items.map(({ productId }) => shopProductRecord(ctx, productId)));
  const marked = await markedProducts(ctx, products);
  return items.flatMap((item, at) => (marked[at] ? [{ ...item, product: marked[at] }] : []));
}

/** Adds a product to the wishlist unless it is already there. Throws NOT_FOUND if the product does not exist. */
export function addToWishlist(ctx: Writes, productId: string): Promise<ListedProduct> {
  return withLock(ctx, SHOP_LOCK, async (commit) => {
    const product = await getShopProduct(ctx, productId);
    if (product.isInWishlist) return product;
    const id = await ctx.store.nextId('wishlistItems');
    await commit([{ table: 'wishlistItems', put: { id, productId } }]);
    return { ...product, isInWishlist: true };
  });
}

/** Removes a product from the wishlist if it is there. Throws NOT_FOUND if the product does not exist. */
export function removeFromWishlist(ctx: Writes, productId: string): Promise<ListedProduct> {
  return withLock(ctx, SHOP_LOCK, async (commit) => {
    const product = await getShopProduct(ctx, productId);
    const items = await ctx.store.list('wishlistItems', (item) => item.productId === productId);
    if (items.length) await commit(items.map(({ id }) => ({ table: 'wishlistItems', remove: id })));
    return { ...product, isInWishlist: false };
  });
}
