import { updateCategory } from '../domain/categories/categoryDetails';
import { getCategoryTree, previewDeletion } from '../domain/categories/categoryTree';
import { createCategory, deleteCategory, moveCategory, renameCategory } from '../domain/categories/categoryWrites';
import { countRuled, getRuleFault, listExcluded, listRules, previewRule } from '../domain/categories/rules/ruleFacts';
import { setCategoryRule, setRuleMembers } from '../domain/categories/rules/ruleWrites';
import { listAllFaults } from '../domain/channelRules/channelRules';
import { nameInLanguage } from '../i18n/translate';
import { getCatalog } from '../domain/catalogs/catalogList';
import type { Resolvers } from '../types.generated';

export const categoriesResolvers: Resolvers = {
  Query: {
    categoryDeletion: (_, { input }, ctx) => previewDeletion(ctx, input),
    categoryRulePreview: (_, { input }, ctx) => previewRule(ctx, input),
  },
  Mutation: {
    createCategory: async (_, { input }, ctx) => ({
      category: await createCategory(ctx, input),
      catalog: await getCatalog(ctx, input.catalogId),
    }),
    updateCategory: async (_, { input }, ctx) => ({ category: await updateCategory(ctx, input) }),
    setCategoryRule: (_, { input }, ctx) => setCategoryRule(ctx, input),
    setRuleMembers: (_, { input }, ctx) => setRuleMembers(ctx, input),
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
  Catalog: {
    categoryTree: ({ id }, _, ctx) => getCategoryTree(ctx, id),
    rules: ({ id }, _, ctx) => listRules(ctx, id),
    ruleFaults: (catalog, _, ctx) => listAllFaults(ctx, catalog),
  },
  Category: { rule: (category) => category.rule && { ...category.rule, category } },
  CategoryRule: {
    productCount: ({ category }, _, ctx) => countRuled(ctx, category),
    excludedProducts: (rule, _, ctx) => listExcluded(ctx, rule),
    fault: async ({ category }, _, ctx) => {
      const fault = await getRuleFault(ctx, category);
      return fault === null ? null : nameInLanguage(fault, ctx);
    },
  },
  RuleFault: { message: ({ message }, _, ctx) => nameInLanguage(message, ctx) },
};
