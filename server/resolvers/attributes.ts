import { inLanguage } from '../i18n/translate';
import { getLabel, isChannelSpecific } from '../records/attributes';
import type { Resolvers } from '../types.generated';

const lists = () => import('../domain/attributes/attributeList');
const writes = () => import('../domain/attributes/attributeWrites');
const publicAttributes = () => import('../domain/attributes/publicAttributes');
const units = () => import('../records/units');
const previews = () => import('../domain/attributes/attributePreview');

export const attributesResolvers: Resolvers = {
  Query: {
    attributes: async (_, { input }, ctx) => (await lists()).listAttributes(ctx, input),
    attribute: async (_, { id, code }, ctx) => (await lists()).findAttribute(ctx, { id, code }),
    attributeGroups: async (_, _args, ctx) => (await lists()).listGroups(ctx),
    undefinedAttributes: async (_, { input }, ctx) => (await lists()).listUndefined(ctx, input),
    attributePreview: async (_, { input }, ctx) => (await previews()).previewAttribute(ctx, input),
    units: async () => [...(await units()).UNITS],
  },
  Mutation: {
    createAttribute: async (_, { input }, ctx) => (await writes()).createAttribute(ctx, input),
    updateAttribute: async (_, { input }, ctx) => (await writes()).updateAttribute(ctx, input),
    addAttributeOptions: async (_, { input }, ctx) => (await writes()).addAttributeOptions(ctx, input),
    deleteAttribute: async (_, { input }, ctx) => (await writes()).deleteAttribute(ctx, input.id),
    restoreAttribute: async (_, { input }, ctx) => (await writes()).restoreAttribute(ctx, input.id),
    defineAttributes: async (_, { input }, ctx) => ({
      attributes: await (await writes()).defineAttributes(ctx, input.codes),
    }),
  },
  AttributeDefinition: {
    name: async (attribute) => (await lists()).getStoredName(attribute),
    names: ({ usage }) => usage.names,
    isChannelSpecific: (attribute) => isChannelSpecific(attribute),
    isUnique: ({ isUnique = false }) => isUnique,
    googleAttribute: ({ googleAttribute }) => googleAttribute ?? null,
    isInternal: async (attribute) => (await publicAttributes()).isInternalDefinition(attribute),
    isSystem: ({ isSystem = false }) => isSystem,
    field: ({ field }) => field ?? null,
    usage: async (attribute, _, ctx) => (await lists()).getUsage(ctx, attribute),
    label: ({ labels }, { locale }) => getLabel(labels, locale),
    units: async ({ unitFamily, rules }) =>
      (await units()).getUnits(unitFamily).filter(({ code }) => !rules.units.length || rules.units.includes(code)),
  },
  AttributeMismatch: {
    message: ({ message }, _, ctx) => inLanguage(message, ctx),
  },
  AttributeRules: { allowedTypes: ({ allowedTypes = [] }) => allowedTypes },
  AttributeOption: { label: ({ labels }, { locale }) => getLabel(labels, locale) },
  UndefinedAttribute: {
    name: ({ usage, code }) => usage.names[0] ?? code,
    names: ({ usage }) => usage.names,
    suggestion: async (attribute, _, ctx) => (await lists()).suggestFormat(ctx, attribute),
  },
  AttributeSuggestion: { options: ({ options }) => options.map(({ labels }) => getLabel(labels)) },
};
