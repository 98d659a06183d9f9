import { listFaqGroups } from '../domain/help/faq';
import type { Resolvers } from '../types.generated';

export const faqResolvers: Resolvers = {
  Query: { faqGroups: (_, args, ctx) => listFaqGroups(ctx, args) },
};
