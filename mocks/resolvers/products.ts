import { getCatalog } from '../domain/catalogs/catalogList';
import { type BulkRequest, deleteProducts, setProductsStatus } from '../domain/jobs/bulkEdit';
import { createProduct, duplicateProduct } from '../domain/products/createProduct';
import { getProduct, listProducts } from '../domain/products/productList';
import { publishedRevision } from '../domain/products/publishedState';
import { updateProduct } from '../domain/products/updateProduct';
import { getPriceRange, getThumbnail } from '../records/productFacts';
import type { Availability, ProductTargetInput, Resolvers } from '../types.generated';
import { variantPage } from './variantPage';

/** Which products the rules are to change: those of the ids, or those that match. */
const toTarget = ({ ids, matching }: ProductTargetInput): BulkRequest['target'] => ({ ids, ...matching });

/** Fields that are not set are absent in records and null in responses. */
const availability = {
  availability: (part: { availability?: Availability | null }) => part.availability ?? null,
  availableFrom: (part: { availableFrom?: string | null }) => part.availableFrom ?? null,
};

export const productsResolvers: Resolvers = {
  Query: {
    products: (_, { input }, ctx) => listProducts(ctx, input),
    product: (_, { id }, ctx) => getProduct(ctx, id),
  },
  Mutation: {
    createProduct: async (_, { input: { catalogId, ...input } }, ctx) => ({
      product: await createProduct(ctx, { catalogId, input }),
    }),
    updateProduct: (_, { input: { id, revision, base, overwrite, ...input } }, ctx) =>
      updateProduct(ctx, { id, revision, base, overwrite, input }),
    duplicateProduct: async (_, { input: { id } }, ctx) => ({ product: await duplicateProduct(ctx, id) }),
    setProductStatus: async (_, { input: { target, ...request } }, ctx) => ({
      job: await setProductsStatus(ctx, { ...request, target: toTarget(target) }),
    }),
    deleteProducts: async (_, { input: { target, ...request } }, ctx) => ({
      job: await deleteProducts(ctx, { ...request, target: toTarget(target) }),
    }),
  },
  ProductPage: {
    totalData: ({ totalDocs }) => totalDocs,
    selectedCatalog: ({ catalogId }, _, ctx) => getCatalog(ctx, catalogId),
  },
  Product: {
    variants: variantPage,
    ...availability,
    stock: ({ stock }) => stock ?? null,
    variantCount: ({ variants }) => variants.length,
    kind: ({ kind, variants }) => kind ?? (variants.length ? 'VARIABLE' : 'SIMPLE'),
    priceRange: async (product, _, ctx) =>
      getPriceRange(product, (await getCatalog(ctx, product.catalogId)).currencies, ctx.now()),
    thumbnail: (product) => getThumbnail(product),
    isPublished: async (product, _, ctx) => (await publishedRevision(ctx, product)) !== null,
    publishedRevision: (product, _, ctx) => publishedRevision(ctx, product),
  },
  ProductVariant: availability,
  PriceRange: {
    minPrice: ({ min, currency }) => ({ amount: min, currencyCode: currency }),
    maxPrice: ({ max, currency }) => ({ amount: max, currencyCode: currency }),
  },
  Price: {
    price: ({ amount, currency }) => ({ amount, currencyCode: currency }),
    compareAtPrice: ({ compareAt, currency }) =>
      compareAt === null ? null : { amount: compareAt, currencyCode: currency },
    compareAtFrom: ({ compareAtFrom }) => compareAtFrom ?? null,
    compareAtUntil: ({ compareAtUntil }) => compareAtUntil ?? null,
  },
};
