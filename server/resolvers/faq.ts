import type { Resolvers } from '../types.generated';

const rules = () => import('../domain/help/faq');

export const faqResolvers: Resolvers = {
  Query: {
    faqGroups: async (_, args, ctx) => (await rules()).listFaqGroups(ctx, args),
  },
};
