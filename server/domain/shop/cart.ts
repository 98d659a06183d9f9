import { DomainError } from '../../errors';
import { seededRandom } from '../../random';
import { toCents } from '#shared/cents';
import { sumAmounts } from '../../records/decimals';
import { CART_RANGES, type CartItemRecord, MAX_QTY } from '../../records/shop';
import { assertNoFieldErrors } from '../errors';
import { say } from '../../records/sentence';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';
import { getShopProduct, type ListedProduct, markedProducts, shopProductRecord } from './shopList';
import { SHOP_LOCK } from './wishlist';

type Writes = Pick<DomainContext, 'store' | 'now' | 'locks'>;

/**
 * A cart line with its product. The shipping date, offers, and discount are random (spec, section 9), but drawn once
 * for a line, by its ID, so that they stay while it is in the cart.
 */
export interface CartLine extends CartItemRecord {
  product: ListedProduct;
  /** Price times quantity. */
  total: number;
  shippingDate: string;
  offers: number;
  discountPercentage: number;
}

/** The cart with its totals in US dollars. */
export interface CartView {
  id: string;
  items: CartLine[];
  count: number;
  subtotal: number;
  delivery: number;
  total: number;
}

/** The product that changed, and the cart after the change. */
export interface CartChange {
  cart: CartView;
  product: ListedProduct;
}

/** Delivery fee in US dollars for a cart with at least one product without free shipping. */
const DELIVERY_FEE = 6.9;

const DAY = 86_400_000;

const drawExtras = ({ id }: CartItemRecord, now: Date) => {
  const random = seededRandom(Number(id));
  const draw = ([from, to]: readonly [number, number]) => from + Math.floor(random() * (to - from + 1));
  return {
    shippingDate: new Date(now.getTime() + draw(CART_RANGES.shippingDays) * DAY).toISOString(),
    offers: draw(CART_RANGES.offers),
    discountPercentage: draw(CART_RANGES.discountPercentage),
  };
};

/** The cart, in the order in which products were added. */
export async function getCart(ctx: Writes): Promise<CartView> {
  const items = await ctx.store.list('cartItems');
  const products = await Promise.all(items.map(({ productId }) => shopProductRecord(ctx, productId)));
  const marked = await markedProducts(ctx, products);
  const lines = items.flatMap((item, at): CartLine[] => {
    const product = marked[at];
    if (!product) return [];
    return [{ ...item, product, total: (toCents(product.price) * item.qty) / 100, ...drawExtras(item, ctx.now()) }];
  });
  const subtotal = sumAmounts(lines.map(({ total }) => total));
  const delivery = lines.every(({ product }) => product.hasFreeShipping) ? 0 : DELIVERY_FEE;
  const count = lines.reduce((sum, { qty }) => sum + qty, 0);
  return { id: '1', items: lines, count, subtotal, delivery, total: sumAmounts([subtotal, delivery]) };
}

const toLine = async ({ store }: Writes, productId: string) =>
  (await store.list('cartItems', (item) => item.productId === productId))[0];

/** Adds one unit of a product to the cart. Throws NOT_FOUND if the product does not exist. */
export function addToCart(ctx: Writes, productId: string): Promise<CartChange> {
  return withLock(ctx, SHOP_LOCK, async (commit) => {
    await shopProductRecord(ctx, productId);
    const line = await toLine(ctx, productId);
    const put = line ? { ...line, qty: line.qty + 1 } : { id: await ctx.store.nextId('cartItems'), productId, qty: 1 };
    await commit([{ table: 'cartItems', put }]);
    return { cart: await getCart(ctx), product: await getShopProduct(ctx, productId) };
  });
}

/**
 * Sets the pieces of a line. Throws INVALID with `fields.quantity`, NOT_FOUND, or CONFLICT where it is not in the cart.
 */
export function setCartQuantity(
  ctx: Writes,
  { productId, quantity }: { productId: string; quantity: number },
): Promise<CartView> {
  return withLock(ctx, SHOP_LOCK, async (commit) => {
    const product = await shopProductRecord(ctx, productId);
    if (quantity < 1 || quantity > MAX_QTY) {
      assertNoFieldErrors({
        quantity: say`Enter a quantity from 1 to ${MAX_QTY}. To order none, remove the product from the cart.`,
      });
    }
    const line = await toLine(ctx, productId);
    if (!line) throw new DomainError('CONFLICT', say`"${product.name}" is not in the cart. Add it first.`);
    await commit([{ table: 'cartItems', put: { ...line, qty: quantity } }]);
    return getCart(ctx);
  });
}

/** Removes a product from the cart, whatever its quantity. Throws NOT_FOUND if the product does not exist. */
export function removeFromCart(ctx: Writes, productId: string): Promise<CartChange> {
  return withLock(ctx, SHOP_LOCK, async (commit) => {
    await shopProductRecord(ctx, productId);
    const line = await toLine(ctx, productId);
    if (line) await commit([{ table: 'cartItems', remove: line.id }]);
    return { cart: await getCart(ctx), product: await getShopProduct(ctx, productId) };
  });
}
