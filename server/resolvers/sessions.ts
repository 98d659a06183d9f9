import { endOwnSessions, listOwnSessions } from '../domain/auth/openSessions';
import { endUserSessions } from '../domain/users/userSessions';
import type { Resolvers } from '../types.generated';

export const sessionsResolvers: Resolvers = {
  Query: { openSessions: (_, _args, ctx) => listOwnSessions(ctx) },
  Mutation: {
    endSessions: async (_, { input }, ctx) => ({ openSessions: await endOwnSessions(ctx, input.ids ?? null) }),
    endUserSessions: (_, { input }, ctx) => endUserSessions(ctx, input.userId),
  },
  OpenSession: {
    signedInAt: ({ createdAt }) => createdAt,
    lastActiveAt: ({ activeAt }) => activeAt,
    isCurrent: ({ id }, _args, ctx) => id === ctx.sessionId,
  },
};
