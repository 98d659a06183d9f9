import { login, refreshSession } from '../domain/auth/session';
import { assertAbility } from '../domain/auth/abilities';
import { getIdleMinutes } from '../domain/auth/sessionPolicy';
import { accountExtras } from '../domain/auth/extras';
import { getRequiredAbilities } from '../graphql/requiredAbilities';
import { ABILITY_ACTIONS, ABILITY_SUBJECTS } from '../records/auth';
import type { Resolvers } from '../types.generated';

export const authResolvers: Resolvers = {
  Query: {
    me: (_, _args, ctx) => assertAbility(ctx.user, null),
    abilityChoices: (_, _args, _ctx, { schema }) => ({
      actions: [...ABILITY_ACTIONS],
      subjects: [...ABILITY_SUBJECTS],
      demanded: getRequiredAbilities(schema),
    }),
  },
  Mutation: {
    signIn: async (_, { input }, ctx) => ({ session: await login(ctx, input) }),
    refreshSession: async (_, { input }, ctx) => ({
      session: await refreshSession(ctx, { ...input, idleSeconds: input.idleSeconds ?? 0 }),
    }),
  },
  AuthUser: {
    extras: (_, _args, ctx) => accountExtras(ctx),
    idleMinutes: (user, _args, ctx) => getIdleMinutes(ctx, user),
  },
  Role: { name: ({ id }) => id },
};
