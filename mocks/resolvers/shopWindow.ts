import type { WindowProduct } from '../domain/shopWindow/shopWindow';
import type { Resolvers } from '../types.generated';

const shopWindow = () => import('../domain/shopWindow/shopWindow');
const facts = () => import('../domain/shopWindow/windowProduct');

const content = ({ priced }: WindowProduct) => priced.product.content;
const money = ({ currency }: WindowProduct, amount: number | null) =>
  amount === null || currency === null ? null : { amount, currencyCode: currency };

export const shopWindowResolvers: Resolvers = {
  Query: {
    shopWindow: async (_, { publicationId }, ctx) => (await shopWindow()).getShopWindow(ctx, publicationId),
  },
  ShopWindow: {
    id: ({ publication }) => publication.id,
    currencies: async (window, _, ctx) => (await shopWindow()).getWindowCurrencies(ctx, window),
    languages: async (window) => (await shopWindow()).getWindowLanguages(window),
    products: async (window, { input }, ctx) => (await shopWindow()).listWindowProducts(ctx, window, input ?? {}),
    product: async (window, { id, currency }, ctx) => (await shopWindow()).getWindowProduct(ctx, window, id, currency),
  },
  ShopWindowProduct: {
    productId: ({ priced }) => priced.product.productId,
    sku: (product) => content(product).sku,
    slug: (product) => content(product).slug,
    name: (product) => content(product).name,
    brand: (product) => content(product).brand,
    description: (product) => content(product).description,
    categories: (product) => content(product).categories,
    attributes: async (product) => (await facts()).getWindowAttributes(content(product)),
    thumbnail: async (product) => (await facts()).getWindowThumbnail(content(product)),
    images: (product) => content(product).media,
    minPrice: (product) => money(product, product.priced.min),
    maxPrice: (product) => money(product, product.priced.max),
    compareAtPrice: (product) => money(product, product.priced.compareAt),
    isOnSale: ({ priced }) => priced.isOnSale,
    availability: ({ priced }) => priced.availability,
    variantCount: async (product) => (await facts()).getSoldVariants(content(product)).length,
    options: async (product) => (await facts()).getWindowOptions(content(product)),
    variants: async (product) => (await facts()).getWindowVariants(content(product), product.currency, product.now),
    related: async (product, _, ctx) => (await shopWindow()).relatedWindowProducts(ctx, product),
  },
};
