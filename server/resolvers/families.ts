import { getDefinitions, getFamilyAttributes, getFamilyUsage, listFamilies } from '../domain/families/familyList';
import { getFamilies, getFamiliesWith, getFamily } from '../domain/definitions/storedFamilies';
import { createFamily, deleteFamily, restoreFamily, updateFamily } from '../domain/families/familyWrites';
import { getLabel } from '../records/attributes';
import type { Resolvers } from '../types.generated';

export const familiesResolvers: Resolvers = {
  Query: {
    families: (_, { input }, ctx) => listFamilies(ctx, input),
    family: (_, { id }, ctx) => getFamily(ctx.store, id),
  },
  Mutation: {
    createFamily: (_, { input }, ctx) => createFamily(ctx, input),
    updateFamily: (_, { input }, ctx) => updateFamily(ctx, input),
    deleteFamily: (_, { input }, ctx) => deleteFamily(ctx, input.id),
    restoreFamily: (_, { input }, ctx) => restoreFamily(ctx, input.id),
  },
  Family: {
    label: ({ labels }, { locale }) => getLabel(labels, locale),
    attributes: (family, _, ctx) => getFamilyAttributes(ctx, family),
    attributeCount: async (family, _, ctx) => (await getFamilyAttributes(ctx, family)).length,
    variantAxes: ({ variantAxes }, _, ctx) => getDefinitions(ctx, variantAxes),
    usage: (family, _, ctx) => getFamilyUsage(ctx, family),
  },
  AttributeDefinition: { families: ({ code }, _, ctx) => getFamiliesWith(ctx.store, code) },
  Product: {
    family: async ({ family }, _, ctx) =>
      family === undefined ? null : ((await getFamilies(ctx.store)).find(({ code }) => code === family) ?? null),
  },
};
