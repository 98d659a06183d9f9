import type { Resolvers } from '../types.generated';

const translations = () => import('../i18n/translate');
const validation = () => import('../domain/jobs/validateCatalog');

export const validationResolvers: Resolvers = {
  Mutation: {
    validateCatalog: async (_, { input: { catalogId } }, ctx) => ({
      job: await (await validation()).validateCatalog(ctx, catalogId),
    }),
  },
  ValidationIssue: {
    message: async ({ message }, _, ctx) => (await translations()).inLanguage(message, ctx.acceptLanguage),
    suggestedFix: async ({ suggestedFix }, _, ctx) =>
      suggestedFix && (await translations()).inLanguage(suggestedFix, ctx.acceptLanguage),
  },
};
