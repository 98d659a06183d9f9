import { findReferences } from '../domain/references/references';
import { nameInLanguage } from '../i18n/translate';
import type { Resolvers } from '../types.generated';

/** The rules, recipes, and views that name definitions. */
export const referencesResolvers: Resolvers = {
  AttributeDefinition: { references: ({ code }, _, ctx) => findReferences(ctx, { attribute: code }) },
  AttributePreview: {
    references: ({ code, removedOptions: options }, _, ctx) =>
      options.length ? findReferences(ctx, { attribute: code, options }) : [],
  },
  Family: { references: ({ code }, _, ctx) => findReferences(ctx, { family: code }) },
  DefinitionReference: { name: ({ name }, _, ctx) => (name === null ? null : nameInLanguage(name, ctx)) },
};
