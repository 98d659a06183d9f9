import { validateCatalog } from '../domain/jobs/validateCatalog';
import { getIssueLabel } from '../domain/validation/kinds/issueLabels';
import { inLanguage } from '../i18n/translate';
import type { Resolvers } from '../types.generated';

/** What only lists of issues need, and validating. */
export const validationDetailsResolvers: Resolvers = {
  Query: { issueLabel: (_, { code }, ctx) => inLanguage(getIssueLabel(code), ctx) },
  Mutation: {
    validateCatalog: async (_, { input: { catalogId } }, ctx) => ({ job: await validateCatalog(ctx, catalogId) }),
  },
};
