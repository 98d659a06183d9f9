import { createJob } from '../domain/jobs/createJob';
import type { Resolvers } from '../types.generated';

export const validationResolvers: Resolvers = {
  Mutation: {
    catalogValidate: (_, { catalogId }, ctx) =>
      createJob(ctx, { type: 'VALIDATE', catalogId, input: { kind: 'validate' } }),
  },
};
