import { createRecipe, deleteRecipe, findRecipeFault, listRecipes, updateRecipe } from '../domain/recipes/recipes';
import { isEditable } from '../domain/sharing';
import { nameInLanguage } from '../i18n/translate';
import type { Resolvers } from '../types.generated';

export const recipesResolvers: Resolvers = {
  Query: { bulkEditRecipes: (_, { catalogId }, ctx) => listRecipes(ctx, catalogId) },
  Mutation: {
    createBulkEditRecipe: async (_, { input }, ctx) => ({ recipe: await createRecipe(ctx, input) }),
    updateBulkEditRecipe: async (_, { input }, ctx) => ({ recipe: await updateRecipe(ctx, input) }),
    deleteBulkEditRecipe: async (_, { input }, ctx) => ({ deletedId: await deleteRecipe(ctx, input.id) }),
  },
  BulkEditRecipe: {
    owner: async ({ ownerId }, _, ctx) => (await ctx.store.get('authUsers', ownerId))?.fullName ?? null,
    isOwn: ({ ownerId }, _, ctx) => ownerId === ctx.user?.id,
    isEditable: (recipe, _, ctx) => ctx.user !== null && isEditable(ctx.user, recipe),
    fault: async (recipe, _, ctx) => {
      const fault = await findRecipeFault(ctx, recipe);
      return fault === null ? null : nameInLanguage(fault, ctx);
    },
  },
};
