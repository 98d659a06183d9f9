import { z } from 'zod';
import type { SortDirection } from '../types.generated';
import { addToCart, getCart, removeFromCart } from '../domain/shop/cart';
import { getShopProduct, type ListedProduct, listShopProducts } from '../domain/shop/shopList';
import { addToWishlist, listWishlist, removeFromWishlist } from '../domain/shop/wishlist';
import { DomainError } from '../errors';
import { SHOP_COLORS, SHOP_PAGE_SIZE } from '../records/shop';
import { filter, id, page, perPage } from './fields';
import { type Route, route } from './route';

const product = z.strictObject({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  brand: z.string(),
  price: z.number(),
  image: z.string(),
  hasFreeShipping: z.boolean(),
  rating: z.number(),
});
const listed = product.extend({ isInWishlist: z.boolean(), isInCart: z.boolean() });
const wished = product.extend({ isInCart: z.boolean() });
const inCart = product.extend({
  qty: z.number(),
  isInWishlist: z.boolean(),
  shippingDate: z.string(),
  offers: z.number(),
  discountPercentage: z.number(),
});

const shown = ({ id, name, slug, description, brand, price, image, hasFreeShipping, rating }: ListedProduct) => ({
  id: Number(id),
  name,
  slug,
  description,
  brand,
  price,
  image,
  hasFreeShipping,
  rating,
});
const shownListed = (of: ListedProduct) => ({
  ...shown(of),
  isInWishlist: of.isInWishlist,
  isInCart: of.isInCart,
});

const DIRECTIONS: Readonly<Record<string, SortDirection>> = { 'price-asc': 'ASC', 'price-desc': 'DESC' };
const productId = z.object({ productId: id });

/** Ignores a product that does not exist (REST contract, section 9). */
const ignoreUnknown = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error;
  });

/** The demo store paths (REST contract, section 9). */
export const shopRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/apps/ecommerce/products',
    summary: 'Lists a page of the shop’s products, with the full wishlist and cart.',
    takes: z.object({ q: filter, sortBy: filter, perPage: perPage(SHOP_PAGE_SIZE), page }),
    answers: z.strictObject({
      products: z.array(listed),
      total: z.number(),
      userWishlist: z.array(z.strictObject({ id: z.number(), productId: z.number() })),
      userCart: z.array(z.strictObject({ id: z.number(), productId: z.number(), qty: z.number() })),
    }),
    handle: async (ctx, { sortBy = '', ...input }) => {
      const direction = Object.hasOwn(DIRECTIONS, sortBy) ? DIRECTIONS[sortBy] : undefined;
      const order = direction && ({ sort: 'PRICE', direction } as const);
      const { products, totalDocs } = await listShopProducts(ctx, { ...input, ...order });
      const wishlist = await ctx.store.list('wishlistItems');
      const cart = await ctx.store.list('cartItems');
      return {
        products: products.map(shownListed),
        total: totalDocs,
        userWishlist: wishlist.map((item) => ({ id: Number(item.id), productId: Number(item.productId) })),
        userCart: cart.map(({ qty, ...item }) => ({ id: Number(item.id), productId: Number(item.productId), qty })),
      };
    },
  }),
  route({
    method: 'GET',
    path: '/apps/ecommerce/products/{id}',
    summary: 'Returns a product with its colors.',
    takes: z.object({ id }),
    answers: z.strictObject({ product: listed.extend({ colorOptions: z.array(z.string()) }) }),
    handle: async (ctx, input) => ({
      product: {
        ...shownListed(await getShopProduct(ctx, input.id)),
        colorOptions: SHOP_COLORS.map((color) => color.toLowerCase()),
      },
    }),
  }),
  route({
    method: 'GET',
    path: '/apps/ecommerce/wishlist',
    summary: 'Lists the products on the wishlist.',
    takes: z.object({}),
    answers: z.strictObject({ products: z.array(wished) }),
    handle: async (ctx) => ({
      products: (await listWishlist(ctx)).map((item) => ({ ...shown(item.product), isInCart: item.product.isInCart })),
    }),
  }),
  route({
    method: 'GET',
    path: '/apps/ecommerce/cart',
    summary: 'Lists the products in the cart, with random offers in each response.',
    takes: z.object({}),
    answers: z.strictObject({ products: z.array(inCart) }),
    handle: async (ctx) => ({
      products: (await getCart(ctx)).items.map(({ qty, shippingDate, offers, discountPercentage, product: of }) => ({
        ...shown(of),
        qty,
        isInWishlist: of.isInWishlist,
        shippingDate,
        offers,
        discountPercentage,
      })),
    }),
  }),
  route({
    method: 'POST',
    path: '/apps/ecommerce/cart',
    summary: 'Adds one unit of a product to the cart.',
    takes: productId,
    answers: null,
    status: 201,
    handle: (ctx, input) => addToCart(ctx, input.productId),
  }),
  route({
    method: 'DELETE',
    path: '/apps/ecommerce/cart/{productId}',
    summary: 'Removes a product from the cart.',
    takes: productId,
    answers: null,
    handle: (ctx, input) => ignoreUnknown(removeFromCart(ctx, input.productId)),
  }),
  route({
    method: 'POST',
    path: '/apps/ecommerce/wishlist',
    summary: 'Adds a product to the wishlist.',
    takes: productId,
    answers: null,
    status: 201,
    handle: (ctx, input) => addToWishlist(ctx, input.productId),
  }),
  route({
    method: 'DELETE',
    path: '/apps/ecommerce/wishlist/{productId}',
    summary: 'Removes a product from the wishlist.',
    takes: productId,
    answers: null,
    handle: (ctx, input) => ignoreUnknown(removeFromWishlist(ctx, input.productId)),
  }),
];
