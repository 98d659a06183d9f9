import { listRoles, updateRole } from '../domain/auth/roles';
import { showPasswordLink } from '../domain/auth/passwordLink';
import { forgotPassword, resetPassword } from '../domain/auth/passwordReset';
import { getSessionPolicy, updateSessionPolicy } from '../domain/auth/sessionPolicy';
import { register } from '../domain/users/register';
import { hasAdministrator, isSetUpLink, setUp } from '../domain/users/setUp';
import { sendSession } from '../refreshCookie';
import type { Resolvers } from '../types.generated';

/** What accounts need besides signing in. */
export const authDetailsResolvers: Resolvers = {
  Query: {
    isSetUpLink: (_, { token }, ctx) => isSetUpLink(ctx, token),
    isSetUpNeeded: async (_, _args, ctx) => !(await hasAdministrator(ctx)),
    passwordLink: (_, { token }, ctx) => showPasswordLink(ctx, token),
    roles: (_, _args, ctx) => listRoles(ctx),
    sessionPolicy: (_, _args, ctx) => getSessionPolicy(ctx),
  },
  Mutation: {
    setUp: async (_, { input }, ctx) => ({ session: sendSession(ctx, await setUp(ctx, input), input.cookie) }),
    signUp: async (_, { input }, ctx) => ({ session: await register(ctx, input) }),
    requestPasswordReset: async (_, { input }, ctx) => {
      await forgotPassword(ctx, input);
      return { email: input.email };
    },
    resetPassword: async (_, { input }, ctx) => ({ isReset: await resetPassword(ctx, input) }),
    updateSessionPolicy: async (_, { input }, ctx) => ({ sessionPolicy: await updateSessionPolicy(ctx, input) }),
    updateRole: async (_, { input }, ctx) => ({ role: await updateRole(ctx, input.name, input.abilities) }),
  },
};
