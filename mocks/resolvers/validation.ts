import { validateCatalog } from '../domain/jobs/validateCatalog';
import type { Resolvers } from '../types.generated';

export const validationResolvers: Resolvers = {
  Mutation: {
    validateCatalog: async (_, { input: { catalogId } }, ctx) => ({ job: await validateCatalog(ctx, catalogId) }),
  },
};
