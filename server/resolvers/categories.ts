import { getCatalog } from '../domain/catalogs/catalogList';
import type { Resolvers } from '../types.generated';

const details = () => import('../domain/categories/categoryDetails');
const trees = () => import('../domain/categories/categoryTree');
const writes = () => import('../domain/categories/categoryWrites');

export const categoriesResolvers: Resolvers = {
  Query: {
    categoryDeletion: async (_, { input }, ctx) => (await trees()).previewDeletion(ctx, input),
  },
  Mutation: {
    createCategory: async (_, { input }, ctx) => ({
      category: await (await writes()).createCategory(ctx, input),
      catalog: await getCatalog(ctx, input.catalogId),
    }),
    updateCategory: async (_, { input }, ctx) => ({ category: await (await details()).updateCategory(ctx, input) }),
    renameCategory: async (_, { input }, ctx) => ({
      ...(await (await writes()).renameCategory(ctx, input)),
      catalog: await getCatalog(ctx, input.catalogId),
    }),
    moveCategory: async (_, { input }, ctx) => ({
      ...(await (await writes()).moveCategory(ctx, input)),
      catalog: await getCatalog(ctx, input.catalogId),
    }),
    deleteCategory: async (_, { input }, ctx) => ({
      ...(await (await writes()).deleteCategory(ctx, input)),
      catalog: await getCatalog(ctx, input.catalogId),
    }),
  },
  Catalog: { categoryTree: async ({ id }, _, ctx) => (await trees()).getCategoryTree(ctx, id) },
};
