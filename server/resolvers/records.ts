import type { RecordChange, Resolvers } from '../types.generated';

const rules = () => import('../domain/events/changeEvents');

export const recordsResolvers: Resolvers = {
  Subscription: {
    recordsChanged: {
      subscribe: async (_, _args, ctx) => (await rules()).watchRecords(ctx, ctx.session),
      resolve: (changes: RecordChange[]) => changes,
    },
  },
};
