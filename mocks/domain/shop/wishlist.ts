import type { WishlistItemRecord } from '../../records/shop';
import { inTurn } from '../inTurn';
import type { DomainContext } from '../context';
import { getShopProduct, type ListedProduct, markedProducts, shopProductRecord } from './shopList';

type Writes = Pick<DomainContext, 'store'>;

/** The key under which all that changes the shop's wishlist, cart and orders takes turns. */
export const SHOP_KEY = 'shop';

/** An entry of the wishlist with its product. */
export interface WishlistView extends WishlistItemRecord {
  product: ListedProduct;
}

/** The wishlist in the order in which it was filled. */
export const listWishlist = async (ctx: Writes): Promise<WishlistView[]> => {
  const items = await ctx.store.list('wishlistItems');
  const products = await Promise.all(items.map(({ productId }) => shopProductRecord(ctx, productId)));
  const marked = await markedProducts(ctx, products);
  return items.flatMap((item, at) => (marked[at] ? [{ ...item, product: marked[at] }] : []));
};

/** Puts a product on the wishlist, where it stands only once. Throws NOT_FOUND for a product that is not there. */
export const addToWishlist = (ctx: Writes, productId: string): Promise<ListedProduct> =>
  inTurn(ctx.store, SHOP_KEY, async () => {
    const product = await getShopProduct(ctx, productId);
    if (product.isInWishlist) return product;
    const id = await ctx.store.nextId('wishlistItems');
    await ctx.store.commit([{ table: 'wishlistItems', put: { id, productId } }]);
    return { ...product, isInWishlist: true };
  });

/** Takes a product off the wishlist if it is there. Throws NOT_FOUND for a product that is not. */
export const removeFromWishlist = (ctx: Writes, productId: string): Promise<ListedProduct> =>
  inTurn(ctx.store, SHOP_KEY, async () => {
    const product = await getShopProduct(ctx, productId);
    const items = await ctx.store.list('wishlistItems', (item) => item.productId === productId);
    if (items.length) await ctx.store.commit(items.map(({ id }) => ({ table: 'wishlistItems', remove: id })));
    return { ...product, isInWishlist: false };
  });
