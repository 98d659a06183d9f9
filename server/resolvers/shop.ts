import {
  getShopProduct,
  getShopProductBySlug,
  listShopProducts,
  relatedProducts,
  shopImages,
} from '../domain/shop/shopList';
import { addToWishlist, listWishlist, removeFromWishlist } from '../domain/shop/wishlist';
import { addToCart, getCart, removeFromCart, setCartQuantity } from '../domain/shop/cart';
import { getOrderInvoice } from '../domain/invoices/orderInvoice';
import { getLineProduct, getOrder, getOrderUser, listOrders, placeOrder } from '../domain/shop/orders';
import { usd } from '../domain/prices/money';
import { SHOP_COLORS } from '../records/shop';
import type { Resolvers } from '../types.generated';

const sums = {
  subtotal: ({ subtotal }: { subtotal: number }) => usd(subtotal),
  delivery: ({ delivery }: { delivery: number }) => usd(delivery),
  total: ({ total }: { total: number }) => usd(total),
};

export const shopResolvers: Resolvers = {
  Query: {
    shopProducts: (_, { input }, ctx) => listShopProducts(ctx, input ?? {}),
    shopProduct: (_, { id }, ctx) => getShopProduct(ctx, id),
    shopProductBySlug: (_, { slug }, ctx) => getShopProductBySlug(ctx, slug),
    wishlist: (_, _args, ctx) => listWishlist(ctx),
    cart: (_, _args, ctx) => getCart(ctx),
    orders: (_, { input }, ctx) => listOrders(ctx, input ?? {}),
    order: (_, { id }, ctx) => getOrder(ctx, id),
  },
  Mutation: {
    addToWishlist: async (_, { input }, ctx) => ({ product: await addToWishlist(ctx, input.productId) }),
    removeFromWishlist: async (_, { input }, ctx) => ({ product: await removeFromWishlist(ctx, input.productId) }),
    addToCart: (_, { input }, ctx) => addToCart(ctx, input.productId),
    setCartQuantity: async (_, { input }, ctx) => ({ cart: await setCartQuantity(ctx, input) }),
    removeFromCart: (_, { input }, ctx) => removeFromCart(ctx, input.productId),
    placeOrder: async (_, { input }, ctx) => ({
      order: await placeOrder(ctx, input),
      cart: await getCart(ctx),
    }),
  },
  ShopProduct: {
    price: ({ price }) => usd(price),
    images: (product) => shopImages(product),
    colorOptions: () => [...SHOP_COLORS],
    related: (product, _, ctx) => relatedProducts(ctx, product),
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
    user: (order, _, ctx) => getOrderUser(ctx, order),
    invoice: (order, _, ctx) => getOrderInvoice(ctx, order),
  },
  OrderLine: {
    product: (line, _, ctx) => getLineProduct(ctx, line),
    price: ({ price }) => usd(price),
    quantity: ({ qty }) => qty,
    total: ({ total }) => usd(total),
  },
};
