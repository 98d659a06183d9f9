import { login, refreshSession } from '../domain/auth/session';
import { assertAbility } from '../domain/auth/abilities';
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
    refreshSession: async (_, { input }, ctx) => ({ session: await refreshSession(ctx, input) }),
  },
  AuthUser: { extras: (_, _args, ctx) => accountExtras(ctx) },
  Role: { name: ({ id }) => id },
};
