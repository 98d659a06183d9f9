import { listRoles, updateRole } from '../domain/auth/roles';
import { forgotPassword, resetPassword } from '../domain/auth/passwordReset';
import { register } from '../domain/auth/register';
import { login, refreshSession } from '../domain/auth/session';
import type { Resolvers } from '../types.generated';

/** What only signing in and roles need. */
export const authDetailsResolvers: Resolvers = {
  Query: { roles: (_, _args, ctx) => listRoles(ctx) },
  Mutation: {
    signIn: async (_, { input }, ctx) => ({ session: await login(ctx, input) }),
    signUp: async (_, { input }, ctx) => ({ session: await register(ctx, input) }),
    refreshSession: async (_, { input }, ctx) => ({ session: await refreshSession(ctx, input) }),
    requestPasswordReset: async (_, { input }, ctx) => {
      await forgotPassword(ctx, input);
      return { email: input.email };
    },
    resetPassword: async (_, { input }, ctx) => ({ isReset: await resetPassword(ctx, input) }),
    updateRole: async (_, { input }, ctx) => ({ role: await updateRole(ctx, input.name, input.abilities) }),
  },
};
