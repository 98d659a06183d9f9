import { assertAbility } from '../domain/auth/abilities';
import { accountExtras } from '../domain/auth/extras';
import { register } from '../domain/auth/register';
import { login, refreshSession } from '../domain/auth/session';
import { getRequiredAbilities } from '../graphql/requiredAbilities';
import { ABILITY_ACTIONS, ABILITY_SUBJECTS } from '../records/auth';
import type { Resolvers } from '../types.generated';

const roles = () => import('../domain/auth/roles');
const passwordReset = () => import('../domain/auth/passwordReset');

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
    login: (_, args, ctx) => login(ctx, args),
    register: (_, args, ctx) => register(ctx, args),
    refreshToken: (_, args, ctx) => refreshSession(ctx, args),
    passwordForgot: async (_, args, ctx) => (await passwordReset()).forgotPassword(ctx, args),
    passwordReset: async (_, args, ctx) => (await passwordReset()).resetPassword(ctx, args),
    roleUpdate: async (_, { role, abilities }, ctx) => (await roles()).updateRole(ctx, role, abilities),
  },
  AuthUser: { extras: (_, _args, ctx) => accountExtras(ctx) },
  Role: { name: ({ id }) => id },
};
