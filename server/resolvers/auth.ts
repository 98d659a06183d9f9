import { assertAbility } from '../domain/auth/abilities';
import { accountExtras } from '../domain/auth/extras';
import { getRequiredAbilities } from '../graphql/requiredAbilities';
import { ABILITY_ACTIONS, ABILITY_SUBJECTS } from '../records/auth';
import type { Resolvers } from '../types.generated';

const roles = () => import('../domain/auth/roles');
const passwordReset = () => import('../domain/auth/passwordReset');
const registration = () => import('../domain/auth/register');
const sessions = () => import('../domain/auth/session');

export const authResolvers: Resolvers = {
  Query: {
    me: (_, _args, ctx) => assertAbility(ctx.user, null),
    roles: async (_, _args, ctx) => (await roles()).listRoles(ctx),
    abilityChoices: (_, _args, _ctx, { schema }) => ({
      actions: [...ABILITY_ACTIONS],
      subjects: [...ABILITY_SUBJECTS],
      demanded: getRequiredAbilities(schema),
    }),
  },
  Mutation: {
    signIn: async (_, { input }, ctx) => ({ session: await (await sessions()).login(ctx, input) }),
    signUp: async (_, { input }, ctx) => ({ session: await (await registration()).register(ctx, input) }),
    refreshSession: async (_, { input }, ctx) => ({ session: await (await sessions()).refreshSession(ctx, input) }),
    requestPasswordReset: async (_, { input }, ctx) => {
      await (await passwordReset()).forgotPassword(ctx, input);
      return { email: input.email };
    },
    resetPassword: async (_, { input }, ctx) => ({ isReset: await (await passwordReset()).resetPassword(ctx, input) }),
    updateRole: async (_, { input }, ctx) => ({
      role: await (await roles()).updateRole(ctx, input.name, input.abilities),
    }),
  },
  AuthUser: { extras: (_, _args, ctx) => accountExtras(ctx) },
  Role: { name: ({ id }) => id },
};
