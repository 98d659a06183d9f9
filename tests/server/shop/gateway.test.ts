import { describe, expect, it } from 'vitest';
import { grantClientAbilities } from '../../support/clientAbilities';
import { useTestClient } from '../../support/testClient';
import { inDollars, MONEY } from '../../support/money';
import { changeStored, removeStored } from '../../support/stored';

const NOW = new Date('2026-05-04T10:00:00Z');

const client = useTestClient({ now: () => NOW });

const LIST = `query ($input: ShopProductListInput) { shopProducts(input: $input) {
  products { id isInWishlist isInCart } page perPage totalDocs totalPages
  facets { brands { brand count } categories { category count } ratings { rating count } freeShipping minPrice ${MONEY} maxPrice ${MONEY} }
} }`;
/** The answer with prices as numbers. */
const ask = async (query: string, variables?: Record<string, unknown>) => {
  const { data, ...rest } = await client.ask(query, variables);
  return { data: inDollars(data) as ReturnType<typeof JSON.parse>, ...rest };
};
const list = async (input: object) => (await ask(LIST, { input })).data.shopProducts;
const CART = `id count subtotal ${MONEY} delivery ${MONEY} total ${MONEY}
  items { id quantity total ${MONEY} product { id price ${MONEY} } }`;
const cart = async () => (await ask(`{ cart { ${CART} } }`)).data.cart;

describe('Shop', () => {
  it.each([
    [{}, 27],
    [{ q: 'pot' }, 2],
    [{ categories: ['AUDIO'] }, 5],
    [{ categories: ['AUDIO', 'KITCHEN'] }, 10],
    [{ brands: ['Hamon'] }, 2],
    [{ categories: ['AUDIO'], brands: ['Hamon'] }, 0],
    [{ minPrice: '300' }, 4],
    [{ maxPrice: 35 }, 3],
    [{ minPrice: '42.90', maxPrice: '42.90' }, 1],
    [{ rating: 5 }, 10],
    [{ rating: 1 }, 27],
    [{ hasFreeShipping: true }, 11],
    [{ hasFreeShipping: false }, 27],
    [{ rating: 5, hasFreeShipping: true, categories: ['OFFICE'] }, 2],
  ])('finds with %j %i products', async (input, total) => {
    const { totalDocs, perPage, totalPages } = await list(input);
    expect([totalDocs, perPage, totalPages]).toEqual([total, 10, Math.ceil(total / 10)]);
  });

  it('counts each filter option with all other filters applied', async () => {
    const { facets } = await list({ categories: ['KITCHEN'], brands: ['Hamon'] });
    const count = (brand: string) => facets.brands.find((one: { brand: string }) => one.brand === brand).count;
    expect([count('Hamon'), count('Casa Furlan'), count('Lumbra')]).toEqual([2, 2, 0]);
    expect(facets.categories).toContainEqual({ category: 'AUDIO', count: 0 });
    expect(facets).toMatchObject({ freeShipping: 0, minPrice: 86.3, maxPrice: 118.75 });
  });

  it('finds as many products with a filter option as its count shows', async () => {
    const { facets } = await list({});
    for (const { brand, count } of facets.brands) expect((await list({ brands: [brand] })).totalDocs).toBe(count);
    for (const { rating, count } of facets.ratings) expect((await list({ rating })).totalDocs).toBe(count);
  });

  it.each([
    [{ sort: 'RATING', direction: 'DESC' }, '24'],
    [{ sort: 'NAME' }, '11'],
    [{ sort: 'PRICE' }, '23'],
    [{ sort: 'PRICE', direction: 'DESC' }, '12'],
    [{ sort: 'ADDED' }, '1'],
    [{ sort: 'ADDED', direction: 'DESC' }, '27'],
    [{ direction: 'ASC' }, '1'],
    [{}, '27'],
  ])('a list with %j begins with product %s', async (input, id) => {
    expect((await list(input)).products[0].id).toBe(id);
  });

  it('has no lowest and highest price when no products match', async () => {
    expect((await list({ q: 'nothing like it' })).facets).toMatchObject({ minPrice: null, maxPrice: null });
  });

  it.each([{ page: 0 }, { perPage: 101 }, { perPage: 0 }])('rejects %j with an error at its field', async (input) => {
    expect(await client.refusal(LIST, { input })).toEqual({
      code: 'INVALID',
      fields: { [Object.keys(input)[0]!]: expect.any(String) },
    });
  });

  it('returns a product with its colors and related products', async () => {
    const { data, extensions } = await ask(
      `{ shopProduct(id: "18") { name price ${MONEY} category colorOptions isInWishlist isInCart related { id category brand } } }`,
    );
    expect(data.shopProduct).toMatchObject({
      price: 118.75,
      colorOptions: ['PRIMARY', 'SUCCESS', 'WARNING', 'DANGER', 'INFO'],
    });
    expect(data.shopProduct.related.map(({ id }: { id: string }) => id)).not.toContain('18');
    expect(data.shopProduct.related[0].category).toBe('KITCHEN');
    expect(extensions?.mocked).toBeUndefined();
  });

  it('finds a product by its slug, with an image in each color', async () => {
    const { data } = await ask(`{ shopProductBySlug(slug: "fjord-kettle") { id image images { url color } } }`);
    const { id, image, images } = data.shopProductBySlug;
    expect([id, images[0], images[5]]).toEqual([
      '2',
      { url: image, color: null },
      { url: '/media/shop-fjord-kettle-info', color: 'INFO' },
    ]);
    const pictures = await Promise.all(
      images.map(
        async ({ url }: { url: string }) =>
          (await client.gateway.handle(new Request(new URL(url, 'http://localhost'))))?.status,
      ),
    );
    expect(pictures).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it.each(['shopProduct(id: "0") { id }', 'shopProductBySlug(slug: "0") { id }', 'order(id: "1") { id }'])(
    'returns NOT_FOUND for %s',
    async (field) => {
      expect((await client.refusal(`{ ${field} }`))?.code).toBe('NOT_FOUND');
    },
  );
});

describe('Wishlist and cart', () => {
  it('show changes made with the other API', async () => {
    await client.ask('mutation { addToWishlist(input: { productId: "5" }) { product { isInWishlist } } }');
    await client.ask('mutation { removeFromWishlist(input: { productId: "3" }) { product { isInWishlist } } }');
    const { body } = await client.rest('GET', '/apps/ecommerce/wishlist');
    expect(body.products.map(({ id }: { id: number }) => id)).toEqual([12, 20, 5]);
    await client.rest('POST', '/apps/ecommerce/wishlist', { productId: 1 });
    const { data } = await client.ask('{ wishlist { id product { id isInCart isInWishlist } } }');
    expect(data.wishlist.at(-1)).toEqual({ id: '5', product: { id: '1', isInCart: true, isInWishlist: true } });
  });

  it('add up to the cent and have free delivery if every product does', async () => {
    expect(await cart()).toMatchObject({ count: 3, subtotal: 175.7, delivery: 6.9, total: 182.6 });
    const { data } = await ask(
      `mutation { removeFromCart(input: { productId: "17" }) { cart { ${CART} } product { isInCart } } }`,
    );
    expect(data.removeFromCart).toMatchObject({
      cart: { count: 1, total: 89.9, delivery: 0 },
      product: { isInCart: false },
    });
  });

  it('accept a new quantity', async () => {
    const { data } = await ask(
      `mutation { setCartQuantity(input: { productId: "17", quantity: 7 }) { cart { ${CART} } } }`,
    );
    expect(data.setCartQuantity.cart.items[1]).toMatchObject({ quantity: 7, total: 300.3 });
  });

  it.each([
    ['17', 0, 'INVALID'],
    ['17', 100, 'INVALID'],
    ['5', 2, 'CONFLICT'],
    ['99', 2, 'NOT_FOUND'],
  ])('reject for product %s the quantity %i with %s', async (productId, qty, code) => {
    const before = await cart();
    const refusal = await client.refusal(
      `mutation { setCartQuantity(input: { productId: "${productId}", quantity: ${qty} }) { cart { id } } }`,
    );
    expect(refusal?.code).toBe(code);
    expect(await cart()).toEqual(before);
  });

  it('keep all units when many are added concurrently', async () => {
    await Promise.all(Array.from({ length: 8 }, () => client.rest('POST', '/apps/ecommerce/cart', { productId: 9 })));
    expect((await cart()).items.at(-1)).toMatchObject({ quantity: 8, product: { id: '9' } });
  });

  it('deny access without the permission', async () => {
    await client.signIn('client@demo.com', 'client');
    expect((await client.refusal('mutation { addToCart(input: { productId: "1" }) { product { id } } }'))?.code).toBe(
      'FORBIDDEN',
    );
  });
});

describe('Checkout', () => {
  const ADDRESS = {
    fullName: '  Grete Müßigbrodt ',
    phone: '+49 (0)30 90 18-20',
    street: 'Wielandstraße 7',
    city: 'Berlin',
    postalCode: '12159',
    country: 'Germany',
    type: 'HOME',
  };
  const CHECKOUT = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order {
    id number placedAt payment subtotal ${MONEY} delivery ${MONEY} total ${MONEY}
    lines { productId name price ${MONEY} quantity total ${MONEY} }
    address { fullName phone street city postalCode country type }
  } cart { count } } }`;
  const checkout = (address: object = {}) =>
    ask(CHECKOUT, { input: { address: { ...ADDRESS, ...address }, payment: 'BANK_TRANSFER' } });

  it('creates an order from the cart and empties it', async () => {
    const { data, extensions } = await checkout();
    expect(data.placeOrder.cart).toEqual({ count: 0 });
    expect(data.placeOrder.order).toEqual({
      id: '1',
      number: 'W-2026-0001',
      placedAt: NOW.toISOString(),
      payment: 'BANK_TRANSFER',
      subtotal: 175.7,
      delivery: 6.9,
      total: 182.6,
      lines: [
        { productId: '1', name: 'Halo Desk Lamp', price: 89.9, quantity: 1, total: 89.9 },
        { productId: '17', name: 'Vesuvio Moka Pot, 6 cups', price: 42.9, quantity: 2, total: 85.8 },
      ],
      address: { ...ADDRESS, fullName: 'Grete Müßigbrodt' },
    });
    expect(extensions?.mocked).toBeUndefined();
    expect((await client.rest('GET', '/apps/ecommerce/cart')).body).toEqual({ products: [] });
    expect((await ask(`{ orders { totalDocs orders { number } } order(id: "1") { total ${MONEY} } }`)).data).toEqual({
      orders: { totalDocs: 1, orders: [{ number: 'W-2026-0001' }] },
      order: { total: 182.6 },
    });
  });

  it('names the account that placed it, and the user with its email address for those who can read users', async () => {
    await changeStored(client.gateway, 'users', '2', { email: 'Client@Demo.com' });
    await grantClientAbilities(client.gateway, { Order: ['create', 'read'] });
    await client.signIn('client@demo.com', 'client');
    await client.ask(`mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }`, {
      input: { address: ADDRESS, payment: 'CARD' },
    });
    const ORDER = '{ order(id: "1") { placedBy user { id } } }';
    expect((await client.ask(ORDER)).data.order).toEqual({ placedBy: 'Tomás Ferreira', user: null });
    await client.signIn('admin@demo.com', 'admin');
    expect((await client.ask(ORDER)).data.order).toEqual({ placedBy: 'Tomás Ferreira', user: { id: '2' } });
  });

  it('has no product in lines of deleted products', async () => {
    await checkout();
    await removeStored(client.gateway, 'shopProducts', '1');
    const { data } = await client.ask('{ order(id: "1") { lines { product { slug } } } }');
    expect(data.order.lines).toEqual([{ product: null }, { product: { slug: 'vesuvio-moka-pot' } }]);
  });

  it('is listed newest first, or as the list asks', async () => {
    await checkout();
    await client.ask('mutation { addToCart(input: { productId: "2" }) { __typename } }');
    await checkout();
    const ids = async (input: string) =>
      (await client.ask(`{ orders(input: ${input}) { orders { id } } }`)).data.orders.orders.map(
        ({ id }: { id: string }) => id,
      );
    expect(await ids('{}')).toEqual(['2', '1']);
    expect(await ids('{ sort: PLACED_AT }')).toEqual(['1', '2']);
    expect(await ids('{ sort: TOTAL, direction: DESC }')).toEqual(['1', '2']);
  });

  it('is rejected if the cart is empty', async () => {
    await checkout();
    expect((await checkout()).errors?.[0]?.extensions?.code).toBe('CONFLICT');
  });

  it('shows an error for each invalid address field and keeps the cart', async () => {
    const { errors } = await checkout({ fullName: ' ', phone: 'none', street: 'x'.repeat(2001), city: '' });
    expect(errors?.[0]?.extensions?.code).toBe('INVALID');
    expect(Object.keys(errors?.[0]?.extensions?.fields ?? {})).toEqual([
      'address.fullName',
      'address.phone',
      'address.street',
      'address.city',
    ]);
    expect((await cart()).count).toBe(3);
  });
});
