import type { Resolvers } from '../types.generated';
import { SHOP_COLORS } from '../records/shop';

const products = () => import('../domain/shop/shopList');
const wishlist = () => import('../domain/shop/wishlist');
const cart = () => import('../domain/shop/cart');
const orders = () => import('../domain/shop/orders');

export const shopResolvers: Resolvers = {
  Query: {
    shopProducts: async (_, { input }, ctx) => (await products()).listShopProducts(ctx, input ?? {}),
    shopProduct: async (_, { id }, ctx) => (await products()).getShopProduct(ctx, id),
    wishlist: async (_, _args, ctx) => (await wishlist()).listWishlist(ctx),
    cart: async (_, _args, ctx) => (await cart()).getCart(ctx),
    orders: async (_, { input }, ctx) => (await orders()).listOrders(ctx, input ?? {}),
    order: async (_, { id }, ctx) => (await orders()).getOrder(ctx, id),
  },
  Mutation: {
    wishlistAdd: async (_, { productId }, ctx) => (await wishlist()).addToWishlist(ctx, productId),
    wishlistRemove: async (_, { productId }, ctx) => (await wishlist()).removeFromWishlist(ctx, productId),
    cartAdd: async (_, { productId }, ctx) => (await cart()).addToCart(ctx, productId),
    cartQuantitySet: async (_, args, ctx) => (await cart()).setCartQuantity(ctx, args),
    cartRemove: async (_, { productId }, ctx) => (await cart()).removeFromCart(ctx, productId),
    checkout: async (_, { input }, ctx) => (await orders()).checkout(ctx, input),
  },
  ShopProduct: {
    colorOptions: () => [...SHOP_COLORS],
    related: async (product, _, ctx) => (await products()).relatedProducts(ctx, product),
  },
};
