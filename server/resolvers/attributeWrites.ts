import {
  addAttributeOptions,
  createAttribute,
  defineAttributes,
  deleteAttribute,
  restoreAttribute,
  updateAttribute,
} from '../domain/attributes/attributeWrites';
import { previewAttribute } from '../domain/attributes/attributePreview';
import { inLanguage } from '../i18n/translate';
import type { Resolvers } from '../types.generated';

/** Writes of attributes, and what they would change. */
export const attributeWritesResolvers: Resolvers = {
  Mutation: {
    createAttribute: (_, { input }, ctx) => createAttribute(ctx, input),
    updateAttribute: (_, { input }, ctx) => updateAttribute(ctx, input),
    addAttributeOptions: (_, { input }, ctx) => addAttributeOptions(ctx, input),
    deleteAttribute: (_, { input }, ctx) => deleteAttribute(ctx, input.id),
    restoreAttribute: (_, { input }, ctx) => restoreAttribute(ctx, input.id),
    defineAttributes: async (_, { input }, ctx) => ({ attributes: await defineAttributes(ctx, input.codes) }),
  },
  AttributeMismatch: { message: ({ message }, _, ctx) => inLanguage(message, ctx) },
  Query: { attributePreview: (_, { input }, ctx) => previewAttribute(ctx, input) },
};
