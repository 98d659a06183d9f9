import { getLabel } from '../records/attributes';
import type { Resolvers } from '../types.generated';

const lists = () => import('../domain/families/familyList');
const stored = () => import('../domain/definitions/storedFamilies');
const writes = () => import('../domain/families/familyWrites');

export const familiesResolvers: Resolvers = {
  Query: {
    families: async (_, { input }, ctx) => (await lists()).listFamilies(ctx, input),
    family: async (_, { id }, ctx) => (await stored()).getFamily(ctx.store, id),
  },
  Mutation: {
    createFamily: async (_, { input }, ctx) => (await writes()).createFamily(ctx, input),
    updateFamily: async (_, { input }, ctx) => (await writes()).updateFamily(ctx, input),
    deleteFamily: async (_, { input }, ctx) => (await writes()).deleteFamily(ctx, input.id),
    restoreFamily: async (_, { input }, ctx) => (await writes()).restoreFamily(ctx, input.id),
  },
  Family: {
    label: ({ labels }, { locale }) => getLabel(labels, locale),
    attributes: async (family, _, ctx) => (await lists()).getFamilyAttributes(ctx, family),
    attributeCount: async (family, _, ctx) => (await (await lists()).getFamilyAttributes(ctx, family)).length,
    variantAxes: async ({ variantAxes }, _, ctx) => (await lists()).getDefinitions(ctx, variantAxes),
    usage: async (family, _, ctx) => (await lists()).getFamilyUsage(ctx, family),
  },
  AttributeDefinition: { families: async ({ code }, _, ctx) => (await stored()).getFamiliesWith(ctx.store, code) },
  Product: {
    family: async ({ family }, _, ctx) =>
      family === undefined
        ? null
        : ((await (await stored()).getFamilies(ctx.store)).find(({ code }) => code === family) ?? null),
  },
};
