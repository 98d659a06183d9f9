import type { Resolvers } from '../types.generated';

const validation = () => import('../domain/jobs/validateCatalog');

export const validationResolvers: Resolvers = {
  Mutation: {
    validateCatalog: async (_, { input: { catalogId } }, ctx) => ({
      job: await (await validation()).validateCatalog(ctx, catalogId),
    }),
  },
};
