import { deleteProducts, startBulkEdit } from '../domain/bulkEdits/startBulkEdit';
import { listUsedImages } from '../domain/bulkEdits/usedImages';
import { createProduct, duplicateProduct } from '../domain/products/createProduct';
import { updateProduct } from '../domain/products/updateProduct';
import type { Resolvers } from '../types.generated';
import { toVariantSources } from './variantPage';

/** Writes of products, and what they can be about. */
export const productWritesResolvers: Resolvers = {
  Query: { bulkEditImages: (_, { input }, ctx) => listUsedImages(ctx, input) },
  Mutation: {
    createProduct: async (_, { input: { catalogId, ...input } }, ctx) => ({
      product: await createProduct(ctx, { catalogId, input }),
    }),
    updateProduct: async (_, { input: { id, revision, base, overwrite, ...input } }, ctx) => {
      const answer = await updateProduct(ctx, { id, revision, base, overwrite, input });
      return { ...answer, changedVariants: toVariantSources(answer.changedVariants, answer.product) };
    },
    duplicateProduct: async (_, { input: { id } }, ctx) => ({ product: await duplicateProduct(ctx, id) }),
    startBulkEdit: async (_, { input }, ctx) => ({ job: await startBulkEdit(ctx, input) }),
    deleteProducts: async (_, { input }, ctx) => ({ job: await deleteProducts(ctx, input) }),
  },
};
