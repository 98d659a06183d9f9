import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTestClient } from '../../support/testClient';

const step = fc.record({
  list: fc.constantFrom('cart' as const, 'wishlist' as const),
  action: fc.constantFrom('add' as const, 'remove' as const),
  door: fc.constantFrom('rest' as const, 'graphql' as const),
  productId: fc.integer({ min: 1, max: 6 }),
});

/** The expected lists after the steps, by product. A changed entry keeps its position. */
const expected = (
  start: { cart: Map<number, number>; wishlist: Set<number> },
  steps: readonly { list: 'cart' | 'wishlist'; action: 'add' | 'remove'; productId: number }[],
) => {
  const cart = new Map(start.cart);
  const wishlist = new Set(start.wishlist);
  for (const { list, action, productId } of steps) {
    if (action === 'remove') (list === 'cart' ? cart : wishlist).delete(productId);
    else if (list === 'cart') cart.set(productId, (cart.get(productId) ?? 0) + 1);
    else wishlist.add(productId);
  }
  return { cart: [...cart], wishlist: [...wishlist] };
};

const MUTATION = {
  cart: { add: 'addToCart', remove: 'removeFromCart', answers: 'cart { count }' },
  wishlist: { add: 'addToWishlist', remove: 'removeFromWishlist', answers: 'product { id }' },
} as const;

it('keeps the cart and the wishlist correct and ids unique for any sequence of changes with either API', async () => {
  const client = await createTestClient();
  const ids = { cart: new Map<number, string>(), wishlist: new Map<number, string>() };
  const lists = async () => {
    const { body } = await client.rest('GET', '/apps/ecommerce/products');
    return { cart: body.userCart, wishlist: body.userWishlist };
  };

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const before = await lists();
      const start = {
        cart: new Map<number, number>(
          before.cart.map((item: { productId: number; qty: number }) => [item.productId, item.qty]),
        ),
        wishlist: new Set<number>(before.wishlist.map((item: { productId: number }) => item.productId)),
      };
      for (const [at, { list, action, door, productId }] of steps.entries()) {
        const { [action]: field, answers } = MUTATION[list];
        if (door === 'graphql')
          await client.ask(`mutation { ${field}(input: { productId: "${productId}" }) { ${answers} } }`);
        else if (action === 'add') await client.rest('POST', `/apps/ecommerce/${list}`, { productId });
        else await client.rest('DELETE', `/apps/ecommerce/${list}/${productId}`);
        for (const { id, productId: of } of (await lists())[list]) {
          const key = `${of}`;
          // A known id must still belong to the same product.
          expect(ids[list].get(id) ?? key, `step ${at}`).toBe(key);
          ids[list].set(id, key);
        }
      }
      const after = await lists();
      const model = expected(start, steps);
      expect(after.cart.map((item: { productId: number; qty: number }) => [item.productId, item.qty])).toEqual(
        model.cart,
      );
      expect(after.wishlist.map((item: { productId: number }) => item.productId)).toEqual(model.wishlist);
    }),
    { numRuns: 15 },
  );
});
