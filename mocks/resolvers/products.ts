import { getCatalog } from '../domain/catalogs/catalogList';
import { deleteProducts, setProductsStatus } from '../domain/jobs/bulkEdit';
import { createProduct, duplicateProduct } from '../domain/products/createProduct';
import { getProduct, listProducts } from '../domain/products/productList';
import { publishedRevision } from '../domain/products/publishedState';
import { updateProduct } from '../domain/products/updateProduct';
import { getPriceRange, getThumbnail } from '../records/productFacts';
import type { Availability, Resolvers } from '../types.generated';
import { variantPage } from './variantPage';

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
    productCreate: (_, args, ctx) => createProduct(ctx, args),
    productUpdate: (_, args, ctx) => updateProduct(ctx, args),
    productDuplicate: (_, { id }, ctx) => duplicateProduct(ctx, id),
    productsSetStatus: (_, args, ctx) => setProductsStatus(ctx, args),
    productsDelete: (_, args, ctx) => deleteProducts(ctx, args),
  },
  ProductPage: {
    selectedCatalog: ({ catalogId }, _, ctx) => getCatalog(ctx, catalogId),
  },
  CatalogProduct: {
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
  Price: {
    compareAtFrom: ({ compareAtFrom }) => compareAtFrom ?? null,
    compareAtUntil: ({ compareAtUntil }) => compareAtUntil ?? null,
  },
};
