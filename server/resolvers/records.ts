import { watchRecords } from '../domain/events/changeEvents';
import type { RecordChange, Resolvers } from '../types.generated';

export const recordsResolvers: Resolvers = {
  Subscription: {
    recordsChanged: {
      subscribe: (_, _args, ctx) => watchRecords(ctx, ctx.session),
      resolve: (changes: RecordChange[]) => changes,
    },
  },
};
