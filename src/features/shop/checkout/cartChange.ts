import type { CartContentFragment } from './Checkout.generated';

type Items = CartContentFragment['items'];
type Amount = CartContentFragment['total'];

const toCents = ({ amount }: Amount): number => Math.round(Number(amount) * 100);

const withCents = (amount: Amount, cents: number): Amount => ({ ...amount, amount: (cents / 100).toFixed(2) });

/** The cart with other lines, with its amounts computed in cents as the server does. */
function withItems(cart: CartContentFragment, items: Items): CartContentFragment {
  const subtotal = items.reduce((sum, { total }) => sum + toCents(total), 0);
  const delivery = items.length === 0 ? 0 : toCents(cart.delivery);
  return {
    ...cart,
    items,
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: withCents(cart.subtotal, subtotal),
    delivery: withCents(cart.delivery, delivery),
    total: withCents(cart.total, subtotal + delivery),
  };
}

/** The cart with another quantity of a product, as the server will return it. */
export function withQuantity(cart: CartContentFragment, productId: string, quantity: number): CartContentFragment {
  return withItems(
    cart,
    cart.items.map((item) =>
      item.product.id === productId
        ? { ...item, quantity, total: withCents(item.total, toCents(item.product.price) * quantity) }
        : item,
    ),
  );
}

/** The cart without a product. The delivery fee is as before until the server responds. */
export function withoutProduct(cart: CartContentFragment, productId: string): CartContentFragment {
  return withItems(
    cart,
    cart.items.filter(({ product }) => product.id !== productId),
  );
}
