import { deleteProducts, setProductsStatus } from '../domain/jobs/bulkEdit';
import { createProduct, duplicateProduct } from '../domain/products/createProduct';
import { updateProduct } from '../domain/products/updateProduct';
import { setProductsValue } from '../domain/attributes/setValue';
import type { Resolvers } from '../types.generated';
import { toVariantSources } from './variantPage';

/** Writes of products. */
export const productWritesResolvers: Resolvers = {
  Mutation: {
    createProduct: async (_, { input: { catalogId, ...input } }, ctx) => ({
      product: await createProduct(ctx, { catalogId, input }),
    }),
    updateProduct: async (_, { input: { id, revision, base, overwrite, ...input } }, ctx) => {
      const answer = await updateProduct(ctx, { id, revision, base, overwrite, input });
      return { ...answer, changedVariants: toVariantSources(answer.changedVariants, answer.product) };
    },
    duplicateProduct: async (_, { input: { id } }, ctx) => ({ product: await duplicateProduct(ctx, id) }),
    setProductStatus: async (_, { input }, ctx) => ({ job: await setProductsStatus(ctx, input) }),
    setProductValue: async (_, { input }, ctx) => ({ job: await setProductsValue(ctx, input) }),
    deleteProducts: async (_, { input }, ctx) => ({ job: await deleteProducts(ctx, input) }),
  },
};
