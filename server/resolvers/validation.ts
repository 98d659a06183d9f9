import { inLanguage } from '../i18n/translate';
import type { Resolvers } from '../types.generated';

const validation = () => import('../domain/jobs/validateCatalog');

export const validationResolvers: Resolvers = {
  Query: {
    issueLabel: async (_, { code }, ctx) =>
      inLanguage((await import('../domain/validation/kinds/issueLabels')).getIssueLabel(code), ctx),
  },
  Mutation: {
    validateCatalog: async (_, { input: { catalogId } }, ctx) => ({
      job: await (await validation()).validateCatalog(ctx, catalogId),
    }),
  },
  IssueKind: { label: ({ label }, _, ctx) => inLanguage(label, ctx) },
  ValidationIssue: {
    productId: ({ productId, entityId, isSku }) => (productId === undefined && !isSku ? entityId : (productId ?? null)),
    message: ({ message }, _, ctx) => inLanguage(message, ctx),
    suggestedFix: ({ suggestedFix }, _, ctx) => suggestedFix && inLanguage(suggestedFix, ctx),
  },
};
