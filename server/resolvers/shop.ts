import { usd } from '../domain/prices/money';
import { SHOP_COLORS } from '../records/shop';
import type { Resolvers } from '../types.generated';

const products = () => import('../domain/shop/shopList');
const wishlist = () => import('../domain/shop/wishlist');
const cart = () => import('../domain/shop/cart');
const orderInvoices = () => import('../domain/invoices/orderInvoice');
const orders = () => import('../domain/shop/orders');

const sums = {
  subtotal: ({ subtotal }: { subtotal: number }) => usd(subtotal),
  delivery: ({ delivery }: { delivery: number }) => usd(delivery),
  total: ({ total }: { total: number }) => usd(total),
};

export const shopResolvers: Resolvers = {
  Query: {
    shopProducts: async (_, { input }, ctx) => (await products()).listShopProducts(ctx, input ?? {}),
    shopProduct: async (_, { id }, ctx) => (await products()).getShopProduct(ctx, id),
    shopProductBySlug: async (_, { slug }, ctx) => (await products()).getShopProductBySlug(ctx, slug),
    wishlist: async (_, _args, ctx) => (await wishlist()).listWishlist(ctx),
    cart: async (_, _args, ctx) => (await cart()).getCart(ctx),
    orders: async (_, { input }, ctx) => (await orders()).listOrders(ctx, input ?? {}),
    order: async (_, { id }, ctx) => (await orders()).getOrder(ctx, id),
  },
  Mutation: {
    addToWishlist: async (_, { input }, ctx) => ({
      product: await (await wishlist()).addToWishlist(ctx, input.productId),
    }),
    removeFromWishlist: async (_, { input }, ctx) => ({
      product: await (await wishlist()).removeFromWishlist(ctx, input.productId),
    }),
    addToCart: async (_, { input }, ctx) => (await cart()).addToCart(ctx, input.productId),
    setCartQuantity: async (_, { input }, ctx) => ({ cart: await (await cart()).setCartQuantity(ctx, input) }),
    removeFromCart: async (_, { input }, ctx) => (await cart()).removeFromCart(ctx, input.productId),
    placeOrder: async (_, { input }, ctx) => ({
      order: await (await orders()).placeOrder(ctx, input),
      cart: await (await cart()).getCart(ctx),
    }),
  },
  ShopProduct: {
    price: ({ price }) => usd(price),
    images: async (product) => (await products()).shopImages(product),
    colorOptions: () => [...SHOP_COLORS],
    related: async (product, _, ctx) => (await products()).relatedProducts(ctx, product),
  },
  ShopFacets: {
    minPrice: ({ prices }) => prices && usd(prices.min),
    maxPrice: ({ prices }) => prices && usd(prices.max),
  },
  Cart: sums,
  CartItem: {
    quantity: ({ qty }) => qty,
    total: ({ total }) => usd(total),
  },
  Order: {
    ...sums,
    placedBy: ({ placedBy }) => placedBy.name,
    user: async (order, _, ctx) => (await orders()).getOrderUser(ctx, order),
    invoice: async (order, _, ctx) => (await orderInvoices()).getOrderInvoice(ctx, order),
  },
  OrderLine: {
    product: async (line, _, ctx) => (await orders()).getLineProduct(ctx, line),
    price: ({ price }) => usd(price),
    quantity: ({ qty }) => qty,
    total: ({ total }) => usd(total),
  },
};
