import { inLanguage } from '../i18n/translate';
import type { Resolvers } from '../types.generated';

export const validationResolvers: Resolvers = {
  IssueKind: { label: ({ label }, _, ctx) => inLanguage(label, ctx) },
  ValidationIssue: {
    productId: ({ productId, entityId, isSku }) => (productId === undefined && !isSku ? entityId : (productId ?? null)),
    message: ({ message }, _, ctx) => inLanguage(message, ctx),
    suggestedFix: ({ suggestedFix }, _, ctx) => suggestedFix && inLanguage(suggestedFix, ctx),
  },
};
