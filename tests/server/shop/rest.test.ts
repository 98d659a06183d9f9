import { describe, expect, it } from 'vitest';
import { useTestClient } from '../../support/testClient';

const BASE = '/apps/ecommerce';

const client = useTestClient();

const get = async (path: string) => (await client.rest('GET', `${BASE}${path}`)).body;
const getIds = ({ products }: { products: { id: number }[] }) => products.map(({ id }) => id);

describe('Products', () => {
  it('are listed nine per page, newest first, with the full wishlist and cart', async () => {
    const body = await get('/products');
    expect(getIds(body)).toEqual([27, 26, 25, 24, 23, 22, 21, 20, 19]);
    expect(body.total).toBe(27);
    expect(body.userWishlist).toEqual([
      { id: 1, productId: 3 },
      { id: 2, productId: 12 },
      { id: 3, productId: 20 },
    ]);
    expect(body.userCart).toEqual([
      { id: 1, productId: 1, qty: 1 },
      { id: 2, productId: 17, qty: 2 },
    ]);
    const marks = body.products.map((product: { id: number; isInWishlist: boolean; isInCart: boolean }) => [
      product.id,
      product.isInWishlist,
      product.isInCart,
    ]);
    expect(marks).toContainEqual([20, true, false]);
    expect(marks).toContainEqual([27, false, false]);
  });

  it.each([
    ['?page=3', [9, 8, 7, 6, 5, 4, 3, 2, 1], 27],
    ['?page=4', [], 27],
    ['?page=99999999999', [], 27],
    ['?perPage=2&page=2', [25, 24], 27],
    ['?q=KETTLE', [2], 1],
    ['?q=&sortBy=&perPage=&page=', [27, 26, 25, 24, 23, 22, 21, 20, 19], 27],
    ['?q=kyūsu', [20], 1],
    ['?q=17', [18], 1],
    [`?q=${'x'.repeat(1000)}`, [], 0],
    ['?sortBy=whatever&perPage=1', [27], 27],
    ['?sortBy=constructor&perPage=1', [27], 27],
    ['?sortBy=price-asc&perPage=2', [23, 27], 27],
    ['?sortBy=price-desc&perPage=2', [12, 5], 27],
  ])('with %s are %j of %i', async (query, ids, total) => {
    const body = await get(`/products${query}`);
    expect([getIds(body), body.total]).toEqual([ids, total]);
  });

  it('are in exact reverse order for descending price, and a page has at most a hundred', async () => {
    const rising = getIds(await get('/products?sortBy=price-asc&perPage=500'));
    expect(rising).toHaveLength(27);
    expect(getIds(await get('/products?sortBy=price-desc&perPage=100'))).toEqual(rising.reverse());
  });

  it.each(['?page=x', '?page=0', '?page=1.5', '?perPage=many', '?perPage=0', '?q=a&q=b'])(
    'with %s are rejected with a message',
    async (query) => {
      const { status, body } = await client.rest('GET', `${BASE}/products${query}`);
      expect([status, body]).toEqual([400, { error: expect.stringMatching(/\w/) }]);
    },
  );

  it('have a flag for each color', async () => {
    const { product } = await get('/products/17');
    expect(product).toEqual({
      id: 17,
      name: 'Vesuvio Moka Pot, 6 cups',
      slug: 'vesuvio-moka-pot',
      description: expect.stringContaining('Trieste'),
      brand: 'Casa Furlan',
      price: 42.9,
      image: '/media/shop-vesuvio-moka-pot',
      hasFreeShipping: false,
      rating: 5,
      isInWishlist: false,
      isInCart: true,
      colorOptions: ['primary', 'success', 'warning', 'danger', 'info'],
    });
  });

  it.each([0, 28, 9999, '99999999999999999999'])('are not found for the id %s', async (id) => {
    const { status, body } = await client.rest('GET', `${BASE}/products/${id}`);
    expect([status, body]).toEqual([404, { error: expect.stringContaining(String(id)) }]);
  });
});

describe('Wishlist', () => {
  it('lists its products in the order in which they were added', async () => {
    const { status, body } = await client.rest('POST', `${BASE}/wishlist`, { productId: '1' });
    expect([status, body]).toEqual([201, undefined]);
    const wishlist = await get('/wishlist');
    expect(getIds(wishlist)).toEqual([3, 12, 20, 1]);
    expect(wishlist.products.map(({ isInCart }: { isInCart: boolean }) => isInCart)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('contains a product only once and never reuses an id', async () => {
    await client.rest('POST', `${BASE}/wishlist`, { productId: 20 });
    expect((await get('/products')).userWishlist).toHaveLength(3);
    await client.rest('DELETE', `${BASE}/wishlist/20`);
    await client.rest('DELETE', `${BASE}/wishlist/20`);
    await client.rest('POST', `${BASE}/wishlist`, { productId: 20 });
    expect((await get('/products')).userWishlist.at(-1)).toEqual({ id: 4, productId: 20 });
  });
});

describe('Cart', () => {
  it('lists its products in the order in which they were added, with random offers drawn once for each', async () => {
    const listExtras = async () => {
      const before = Date.now();
      const { products } = await get('/cart');
      return products.map(({ id, shippingDate, offers, discountPercentage }: Record<string, number>) => {
        const days = Math.round((Date.parse(String(shippingDate)) - before) / 86_400_000);
        return { id, days, offers, discountPercentage };
      });
    };
    for (let id = 2; id <= 20; id++) await client.rest('POST', `${BASE}/cart`, { productId: id });
    const extras = await listExtras();
    expect(getIds({ products: extras }).slice(0, 3)).toEqual([1, 17, 2]);
    expect(await listExtras()).toEqual(extras);
    for (const { days, offers, discountPercentage } of extras) {
      expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(days);
      expect([1, 2, 3, 4]).toContain(offers);
      expect(discountPercentage).toBeGreaterThanOrEqual(3);
      expect(discountPercentage).toBeLessThanOrEqual(20);
    }
    expect(new Set(extras.map((extra: object) => JSON.stringify({ ...extra, id: null }))).size).toBeGreaterThan(10);
    expect(Object.keys((await get('/products/1')).product)).not.toContain('offers');
  });

  it('starts at quantity one and increases it when a product is added again', async () => {
    for (const productId of [5, '5', 1]) {
      const { status, body } = await client.rest('POST', `${BASE}/cart`, { productId });
      expect([status, body]).toEqual([201, undefined]);
    }
    expect((await get('/products')).userCart).toEqual([
      { id: 1, productId: 1, qty: 2 },
      { id: 2, productId: 17, qty: 2 },
      { id: 3, productId: 5, qty: 2 },
    ]);
  });

  it('removes a whole line, and ignores a product without one', async () => {
    expect(await client.rest('DELETE', `${BASE}/cart/17`)).toEqual({ status: 200, body: undefined });
    expect(await client.rest('DELETE', `${BASE}/cart/17`)).toEqual({ status: 200, body: undefined });
    expect((await get('/products')).userCart).toEqual([{ id: 1, productId: 1, qty: 1 }]);
  });
});

describe.each(['cart', 'wishlist'])('Requests to the %s', (list) => {
  it.each([
    ['POST', '', { productId: 28 }, 404],
    ['POST', '', {}, 400],
    ['POST', '', { productId: 'x' }, 400],
    ['POST', '', { productId: null }, 400],
    ['POST', '', undefined, 400],
    ['POST', '', '[1]', 400],
    ['POST', '', '{', 400],
  ])('rejects %s %s with %j with a message and changes nothing', async (method, path, body, status) => {
    const before = await get(`/products`);
    const answer = await client.rest(method, `${BASE}/${list}${path}`, body);
    expect([answer.status, answer.body]).toEqual([status, { error: expect.stringMatching(/\w/) }]);
    expect(await get('/products')).toEqual(before);
  });
});

it.each(['cart', 'wishlist'])('ignores removing an unknown product from the %s', async (list) => {
  const before = await get('/products');
  expect(await client.rest('DELETE', `${BASE}/${list}/28`)).toEqual({ status: 200, body: undefined });
  expect(await get('/products')).toEqual(before);
});
