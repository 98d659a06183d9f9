import { toComposed } from '../records/composedText';
import { attributeCode } from '../records/attributeCode';
import { OWN_SCOPE } from '../domain/productValues/readValue';
import { getCatalog } from '../domain/catalogs/catalogList';
import { getProduct, getProducts, listProducts, placeProduct } from '../domain/products/productList';
import { findPrice, getPriceRangeIn } from '../domain/prices/productPrices';
import { publishedRevision } from '../domain/products/publishedState';
import { toGrade } from '../records/grades';
import { getThumbnail, getTotalStock } from '../records/productFacts';
import type { Resolvers } from '../types.generated';
import { variantPage } from './variantPage';

const quality = () => import('../domain/products/productQuality');

export const productsResolvers: Resolvers = {
  Query: {
    products: (_, { input }, ctx) => listProducts(ctx, input),
    product: (_, { id }, ctx) => getProduct(ctx, id),
    productPlace: (_, { input }, ctx) => placeProduct(ctx, input),
    productsById: (_, { ids }, ctx) => getProducts(ctx, ids),
    productOfSku: async (_, { catalogId, sku }, ctx) =>
      (await ctx.store.products.bySku((await getCatalog(ctx, catalogId)).id, toComposed(sku))) ?? null,
  },
  ProductPage: {
    totalData: ({ totalDocs }) => totalDocs,
    selectedCatalog: ({ catalogId }, _, ctx) => getCatalog(ctx, catalogId),
  },
  ProductPlace: {
    position: ({ offset }) => (offset === null ? null : offset + 1),
    totalDocs: ({ total }) => total,
    previous: ({ previous }) => previous ?? null,
    next: ({ next }) => next ?? null,
  },
  Product: {
    ruleCategories: ({ ruleCategories = [] }) => ruleCategories,
    notInChannels: ({ notInChannels = [] }) => notInChannels,
    variants: variantPage,
    availability: ({ availability }) => availability ?? null,
    availableFrom: ({ availableFrom }) => availableFrom ?? null,
    stock: ({ stock }) => stock ?? null,
    totalStock: (product) => getTotalStock(product),
    bestAvailability: async (product, _, ctx) => {
      const { timeZone } = await getCatalog(ctx, product.catalogId);
      const { getBestAvailability } = await import('../records/availability');
      return getBestAvailability({ ...product, status: 'ACTIVE' }, ctx.now(), timeZone);
    },
    variantCount: ({ variants }) => variants.length,
    kind: ({ kind, variants }) => kind ?? (variants.length ? 'VARIABLE' : 'SIMPLE'),
    link: ({ link }) => link ?? null,
    externalUrl: ({ externalUrl }) => externalUrl ?? null,
    buttonText: ({ buttonText }) => buttonText ?? null,
    price: (product, request, ctx) => findPrice(ctx, product, request),
    priceRange: (product, { channel }, ctx) => getPriceRangeIn(ctx, product, channel),
    thumbnail: (product) => getThumbnail(product),
    associations: ({ catalogId, associations = [] }) =>
      associations.map((association) => ({ ...association, catalogId })),
    completeness: async (product, { locale, channel }, ctx) => {
      if (!locale && !channel) return { product, scope: OWN_SCOPE };
      const { findCompleteness } = await quality();
      return findCompleteness(ctx, product, { locale, channel });
    },
    quality: (product) => product,
    isPublished: async (product, _, ctx) => (await publishedRevision(ctx, product)) !== null,
    publishedRevision: (product, _, ctx) => publishedRevision(ctx, product),
  },
  Completeness: {
    ratio: async (source, _, ctx) => {
      if (source.scope === OWN_SCOPE) return source.product.completeness;
      const { getCompleteness } = await quality();
      return (await getCompleteness(ctx, source)).ratio;
    },
  },
  Quality: {
    score: ({ qualityScore }) => qualityScore,
    grade: ({ qualityScore }) => toGrade(qualityScore),
  },
  Attribute: { code: ({ name }) => attributeCode(name) },
  PriceRange: {
    minPrice: ({ min, currency }) => ({ amount: min, currencyCode: currency }),
    maxPrice: ({ max, currency }) => ({ amount: max, currencyCode: currency }),
    isOfParts: ({ isOfParts = false }) => isOfParts,
  },
};
