import {
  findAttribute,
  getStoredName,
  getUsage,
  listAttributes,
  listGroups,
  listUndefined,
  suggestFormat,
} from '../domain/attributes/attributeList';
import { isInternalDefinition } from '../domain/attributes/publicAttributes';
import { UNITS, getUnits } from '../records/units';
import { getLabel, isChannelSpecific } from '../records/attributes';
import type { Resolvers } from '../types.generated';

export const attributesResolvers: Resolvers = {
  Query: {
    attributes: (_, { input }, ctx) => listAttributes(ctx, input),
    attribute: (_, { id, code }, ctx) => findAttribute(ctx, { id, code }),
    attributeGroups: (_, _args, ctx) => listGroups(ctx),
    undefinedAttributes: (_, { input }, ctx) => listUndefined(ctx, input),
    units: () => [...UNITS],
  },
  AttributeDefinition: {
    name: (attribute) => getStoredName(attribute),
    names: ({ usage }) => usage.names,
    isChannelSpecific: (attribute) => isChannelSpecific(attribute),
    isUnique: ({ isUnique = false }) => isUnique,
    googleAttribute: ({ googleAttribute }) => googleAttribute ?? null,
    isInternal: (attribute) => isInternalDefinition(attribute),
    isSystem: ({ isSystem = false }) => isSystem,
    field: ({ field }) => field ?? null,
    usage: (attribute, _, ctx) => getUsage(ctx, attribute),
    label: ({ labels }, { locale }) => getLabel(labels, locale),
    units: ({ unitFamily, rules }) =>
      getUnits(unitFamily).filter(({ code }) => !rules.units.length || rules.units.includes(code)),
  },
  AttributeRules: { allowedTypes: ({ allowedTypes = [] }) => allowedTypes },
  AttributeOption: { label: ({ labels }, { locale }) => getLabel(labels, locale) },
  UndefinedAttribute: {
    name: ({ usage, code }) => usage.names[0] ?? code,
    names: ({ usage }) => usage.names,
    suggestion: (attribute, _, ctx) => suggestFormat(ctx, attribute),
  },
  AttributeSuggestion: { options: ({ options }) => options.map(({ labels }) => getLabel(labels)) },
};
