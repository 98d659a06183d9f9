import { watchRecords } from '../domain/events/changeEvents';
import type { RecordChange, Resolvers } from '../types.generated';

export const recordsResolvers: Resolvers = {
  Subscription: {
    recordsChanged: {
      subscribe: (_, { lastMs }, ctx) => watchRecords(ctx, ctx.session, lastMs ?? null),
      resolve: (changes: RecordChange[]) => changes,
    },
  },
};
