import type { WindowProduct } from '../domain/shopWindow/shopWindow';
import type { Resolvers } from '../types.generated';

const shopWindow = () => import('../domain/shopWindow/shopWindow');
const otherProducts = () => import('../domain/shopWindow/otherProducts');
const attributes = () => import('../domain/shopWindow/windowAttributes');
const facts = () => import('../domain/shopWindow/windowProduct');

const money = ({ currency }: WindowProduct, amount: number | null) =>
  amount === null || currency === null ? null : { amount, currencyCode: currency };

const toPriceScope = ({ currency, scope }: WindowProduct) => ({ currency, channel: scope.channel });

export const shopWindowResolvers: Resolvers = {
  Query: {
    shopWindow: async (_, { versionId }, ctx) => (await shopWindow()).getShopWindow(ctx, versionId),
  },
  ShopWindow: {
    id: ({ publishedCatalog }) => publishedCatalog.id,
    currencies: async (window, { channel }, ctx) => (await shopWindow()).getWindowCurrencies(ctx, window, channel),
    languages: async (window, { channel }) => (await shopWindow()).getWindowLanguages(window, channel),
    products: async (window, { input }, ctx) => (await shopWindow()).listWindowProducts(ctx, window, input ?? {}),
    product: async (window, { id, ...view }, ctx) => (await shopWindow()).getWindowProduct(ctx, window, id, view),
  },
  ShopWindowAttribute: {
    product: async ({ type, value, owner }, _, ctx) =>
      type === 'PRODUCT_REFERENCE' ? (await otherProducts()).findWindowProduct(ctx, owner, value) : null,
  },
  ShopWindowProduct: {
    productId: ({ priced }) => priced.product.productId,
    sku: (product) => product.content.sku,
    slug: (product) => product.content.slug,
    name: (product) => product.content.name,
    nameLocale: async (product) => (await shopWindow()).getTextLocale(product, 'name'),
    brand: (product) => product.content.brand,
    description: (product) => product.content.description,
    descriptionLocale: async (product) => (await shopWindow()).getTextLocale(product, 'description'),
    categories: (product) => product.content.categories,
    categoryTrails: async (product) => (await shopWindow()).getCategoryTrails(product),
    attributes: async (product) => (await attributes()).getWindowAttributes(product),
    thumbnail: async (product) => (await facts()).getWindowThumbnail(product.content),
    images: (product) => product.content.media,
    minPrice: (product) => money(product, product.priced.min),
    maxPrice: (product) => money(product, product.priced.max),
    isPriceOfParts: ({ priced }) => priced.isOfParts,
    compareAtPrice: (product) => money(product, product.priced.compareAt),
    isOnSale: ({ priced }) => priced.isOnSale,
    availability: ({ priced }) => priced.availability,
    variantCount: async (product) => (await facts()).getSoldVariants(product.content).length,
    options: async (product) => (await facts()).getWindowOptions(product.content),
    variants: async (product) => {
      const { getVariantAttributes } = await attributes();
      const variants = (await facts()).getWindowVariants(product.content, toPriceScope(product), product.now);
      return variants.map((variant) => ({ ...variant, attributes: getVariantAttributes(product, variant.sku) }));
    },
    externalUrl: ({ content: { kind, externalUrl } }) => (kind === 'EXTERNAL' && externalUrl) || null,
    buttonText: ({ content: { kind, buttonText } }) => (kind === 'EXTERNAL' && buttonText) || null,
    parts: async (product) => (await otherProducts()).getWindowParts(product),
    related: async (product, _, ctx) => (await otherProducts()).relatedWindowProducts(ctx, product),
  },
};
