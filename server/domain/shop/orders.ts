import { DomainError, notFound } from '../../errors';
import type { DeliveryAddressRecord, OrderLineRecord, OrderRecord } from '../../records/shop';
import type { UserRecord } from '../../records/users';
import type { OrderListInput, OrderSort, PlaceOrderInput } from '../../types.generated';
import { withLock } from '../withLock';
import { actingUser } from '../actingUser';
import { can } from '../auth/abilities';
import { getAuthorName } from '../author';
import { assertNoFieldErrors } from '../errors';
import { say, type Sentence } from '../../records/sentence';
import type { DomainContext } from '../context';
import { type PageResult, pageOfRows, sortSign } from '../lists/paging';
import { orderInvoice } from '../invoices/orderInvoice';
import { getCart } from './cart';
import { type ListedProduct, markedProducts } from './shopList';
import { SHOP_LOCK } from './wishlist';

type Writes = Pick<DomainContext, 'store' | 'now' | 'locks' | 'user'>;

const MAX_LENGTH = 2_000;

const MISSING: Record<Exclude<keyof DeliveryAddressRecord, 'type'>, Sentence> = {
  fullName: say`Enter the recipient’s name.`,
  phone: say`Enter a phone number with at least five digits.`,
  street: say`Enter the street and house number.`,
  city: say`Enter the city.`,
  postalCode: say`Enter the postal code. Enter a hyphen if there is none.`,
  country: say`Enter the country.`,
};

/** At least five digits, with spaces and common separators allowed. */
const PHONE = /^(?=(?:\D*\d){5})[+\d\s().\-/]+$/;

const trimmedAddress = (address: PlaceOrderInput['address']): DeliveryAddressRecord => ({
  fullName: address.fullName.trim(),
  phone: address.phone.trim(),
  street: address.street.trim(),
  city: address.city.trim(),
  postalCode: address.postalCode.trim(),
  country: address.country.trim(),
  type: address.type,
});

const findFaults = (address: DeliveryAddressRecord) =>
  Object.entries(MISSING).flatMap(([field, missing]) => {
    const text = address[field as keyof typeof MISSING];
    if (!text || (field === 'phone' && !PHONE.test(text))) return [[`address.${field}`, missing] as const];
    return text.length > MAX_LENGTH ? [[`address.${field}`, say`Use ${MAX_LENGTH} characters or fewer.`] as const] : [];
  });

/**
 * Places an order for the products in the cart, with its invoice, and empties the cart, in one step. Throws INVALID
 * with a message under `address.{field}` for each invalid field, or CONFLICT if the cart is empty.
 */
export function placeOrder(ctx: Writes, input: PlaceOrderInput): Promise<OrderRecord> {
  return withLock(ctx, SHOP_LOCK, async (commit) => {
    const address = trimmedAddress(input.address);
    assertNoFieldErrors(Object.fromEntries(findFaults(address)));
    const { items, subtotal, delivery, total } = await getCart(ctx);
    if (!items.length) throw new DomainError('CONFLICT', say`Your cart is empty. Add a product before you check out.`);
    const user = await actingUser(ctx);
    const id = await ctx.store.nextId('orders');
    const now = ctx.now();
    const order: Omit<OrderRecord, 'invoiceId'> = {
      id,
      number: `W-${now.getUTCFullYear()}-${id.padStart(4, '0')}`,
      placedAt: now.toISOString(),
      placedBy: { name: getAuthorName({ user }), email: user.email },
      lines: items.map((line) => ({
        productId: line.productId,
        name: line.product.name,
        price: line.product.price,
        qty: line.qty,
        total: line.total,
      })),
      address,
      payment: input.payment,
      subtotal,
      delivery,
      total,
    };
    const invoice = await orderInvoice(ctx, order);
    const put: OrderRecord = { ...order, invoiceId: invoice.id };
    await commit([
      { table: 'orders', put },
      { table: 'invoices', put: invoice },
      ...items.map((line) => ({ table: 'cartItems' as const, remove: line.id })),
    ]);
    return put;
  });
}

const SORTS: Record<OrderSort, (a: OrderRecord, b: OrderRecord) => number> = {
  PLACED_AT: (a, b) => Number(a.id) - Number(b.id),
  TOTAL: (a, b) => a.total - b.total,
};

/** A page of the orders, newest first when the input names no sort. Throws INVALID for a bad page. */
export async function listOrders(
  { store }: Pick<DomainContext, 'store'>,
  input: OrderListInput,
): Promise<PageResult & { orders: OrderRecord[] }> {
  const sign = sortSign(input, 'DESC');
  const compare = SORTS[input.sort ?? 'PLACED_AT'];
  const all = (await store.list('orders')).sort((a, b) => sign * compare(a, b) || SORTS.PLACED_AT(b, a));
  const { rows, ...page } = pageOfRows(all, input);
  return { orders: rows, ...page };
}

/** The order. Throws NOT_FOUND. */
export async function getOrder({ store }: Pick<DomainContext, 'store'>, id: string): Promise<OrderRecord> {
  const order = await store.get('orders', id);
  if (!order) throw notFound('order', id);
  return order;
}

/** The user with the email address of the account that placed the order. Null without permission to read users. */
export async function getOrderUser(
  { store, user }: Pick<DomainContext, 'store' | 'user'>,
  { placedBy }: OrderRecord,
): Promise<UserRecord | null> {
  if (!can(user, 'read', 'User')) return null;
  const email = placedBy.email.toLowerCase();
  return (await store.list('users', (each) => each.email.toLowerCase() === email))[0] ?? null;
}

/** The product of an order line as it is now; null if it no longer exists. */
export async function getLineProduct(
  ctx: Pick<DomainContext, 'store'>,
  { productId }: OrderLineRecord,
): Promise<ListedProduct | null> {
  const product = await ctx.store.get('shopProducts', productId);
  return product ? ((await markedProducts(ctx, [product]))[0] ?? null) : null;
}
