import { updateCategory } from '../domain/categories/categoryDetails';
import { getCategoryTree, previewDeletion } from '../domain/categories/categoryTree';
import { createCategory, deleteCategory, moveCategory, renameCategory } from '../domain/categories/categoryWrites';
import { getCatalog } from '../domain/catalogs/catalogList';
import type { Resolvers } from '../types.generated';

export const categoriesResolvers: Resolvers = {
  Query: { categoryDeletion: (_, { input }, ctx) => previewDeletion(ctx, input) },
  Mutation: {
    createCategory: async (_, { input }, ctx) => ({
      category: await createCategory(ctx, input),
      catalog: await getCatalog(ctx, input.catalogId),
    }),
    updateCategory: async (_, { input }, ctx) => ({ category: await updateCategory(ctx, input) }),
    renameCategory: async (_, { input }, ctx) => ({
      ...(await renameCategory(ctx, input)),
      catalog: await getCatalog(ctx, input.catalogId),
    }),
    moveCategory: async (_, { input }, ctx) => ({
      ...(await moveCategory(ctx, input)),
      catalog: await getCatalog(ctx, input.catalogId),
    }),
    deleteCategory: async (_, { input }, ctx) => ({
      ...(await deleteCategory(ctx, input)),
      catalog: await getCatalog(ctx, input.catalogId),
    }),
  },
  Catalog: { categoryTree: ({ id }, _, ctx) => getCategoryTree(ctx, id) },
};
