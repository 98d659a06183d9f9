import {
  getCategoryTrails,
  getShopWindow,
  getTextLocale,
  getWindowCurrencies,
  getWindowLanguages,
  getWindowProduct,
  listWindowProducts,
} from '../domain/shopWindow/shopWindow';
import { findWindowProduct, getWindowParts, relatedWindowProducts } from '../domain/shopWindow/otherProducts';
import { getVariantAttributes, getWindowAttributes } from '../domain/shopWindow/windowAttributes';
import { getWindowOptions, getWindowThumbnail, getWindowVariants } from '../domain/shopWindow/windowProduct';
import type { WindowProduct } from '../domain/shopWindow/shopWindow';
import { getSoldVariants } from '../records/availability';
import type { Resolvers } from '../types.generated';

const money = ({ currency }: WindowProduct, amount: number | null) =>
  amount === null || currency === null ? null : { amount, currencyCode: currency };

const toPriceScope = ({ currency, scope }: WindowProduct) => ({ currency, channel: scope.channel });

export const shopWindowResolvers: Resolvers = {
  Query: { shopWindow: (_, { versionId }, ctx) => getShopWindow(ctx, versionId) },
  ShopWindow: {
    id: ({ publishedCatalog }) => publishedCatalog.id,
    currencies: (window, { channel }, ctx) => getWindowCurrencies(ctx, window, channel),
    languages: (window, { channel }) => getWindowLanguages(window, channel),
    products: (window, { input }, ctx) => listWindowProducts(ctx, window, input ?? {}),
    product: (window, { id, ...view }, ctx) => getWindowProduct(ctx, window, id, view),
  },
  ShopWindowAttribute: {
    product: ({ type, value, owner }, _, ctx) =>
      type === 'PRODUCT_REFERENCE' ? findWindowProduct(ctx, owner, value) : null,
  },
  ShopWindowProduct: {
    productId: ({ priced }) => priced.product.productId,
    sku: (product) => product.content.sku,
    slug: (product) => product.content.slug,
    name: (product) => product.content.name,
    nameLocale: (product) => getTextLocale(product, 'name'),
    brand: (product) => product.content.brand,
    description: (product) => product.content.description,
    descriptionLocale: (product) => getTextLocale(product, 'description'),
    categories: (product) => product.content.categories,
    categoryTrails: (product) => getCategoryTrails(product),
    attributes: (product) => getWindowAttributes(product),
    thumbnail: (product) => getWindowThumbnail(product.content),
    images: (product) => product.content.media,
    minPrice: (product) => money(product, product.priced.min),
    maxPrice: (product) => money(product, product.priced.max),
    isPriceOfParts: ({ priced }) => priced.isOfParts,
    compareAtPrice: (product) => money(product, product.priced.compareAt),
    isOnSale: ({ priced }) => priced.isOnSale,
    availability: ({ priced }) => priced.availability,
    variantCount: (product) => getSoldVariants(product.content).length,
    options: (product) => getWindowOptions(product.content),
    variants: (product) => {
      const variants = getWindowVariants(product.content, toPriceScope(product), product.now);
      return variants.map((variant) => ({ ...variant, attributes: getVariantAttributes(product, variant.sku) }));
    },
    externalUrl: ({ content: { kind, externalUrl } }) => (kind === 'EXTERNAL' && externalUrl) || null,
    buttonText: ({ content: { kind, buttonText } }) => (kind === 'EXTERNAL' && buttonText) || null,
    parts: (product) => getWindowParts(product),
    related: (product, _, ctx) => relatedWindowProducts(ctx, product),
  },
};
