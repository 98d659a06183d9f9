import { inLanguage } from '../i18n/translate';
import type { Resolvers } from '../types.generated';

const validation = () => import('../domain/jobs/validateCatalog');

export const validationResolvers: Resolvers = {
  Mutation: {
    validateCatalog: async (_, { input: { catalogId } }, ctx) => ({
      job: await (await validation()).validateCatalog(ctx, catalogId),
    }),
  },
  ValidationIssue: {
    productId: ({ productId, entityId, isSku }) => (productId === undefined && !isSku ? entityId : (productId ?? null)),
    message: ({ message }, _, ctx) => inLanguage(message, ctx),
    suggestedFix: ({ suggestedFix }, _, ctx) => suggestedFix && inLanguage(suggestedFix, ctx),
  },
};
