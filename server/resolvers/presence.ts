import { listViewers, showPresence } from '../domain/presence/productViewers';
import type { Resolvers } from '../types.generated';

export const presenceResolvers: Resolvers = {
  Query: { productViewers: (_, { productId }, ctx) => listViewers(ctx, productId) },
  Mutation: {
    showPresence: async (_, { input }, ctx) => {
      await showPresence(ctx, ctx.session, input);
      return { productViewers: await listViewers(ctx, input.productId) };
    },
  },
};
