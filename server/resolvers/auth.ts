import { login, refreshSession, signOut } from '../domain/auth/session';
import { assertAbility, listUnavailable } from '../domain/auth/abilities';
import { getIdleMinutes } from '../domain/auth/sessionPolicy';
import { accountExtras } from '../domain/auth/extras';
import { getRequiredAbilities } from '../graphql/requiredAbilities';
import { ABILITY_ACTIONS, ABILITY_SUBJECTS } from '../records/auth';
import { DomainError } from '../errors';
import { sendSession } from '../refreshCookie';
import type { Resolvers } from '../types.generated';

export const authResolvers: Resolvers = {
  Query: {
    me: (_, _args, ctx) => assertAbility(ctx.user, null),
    abilityChoices: (_, _args, ctx, { schema }) => {
      const unavailable: readonly string[] = listUnavailable(ctx);
      return {
        actions: [...ABILITY_ACTIONS],
        subjects: ABILITY_SUBJECTS.filter((subject) => !unavailable.includes(subject)),
        demanded: getRequiredAbilities(schema).filter(({ subject }) => !unavailable.includes(subject)),
      };
    },
  },
  Mutation: {
    signIn: async (_, { input }, ctx) => ({ session: sendSession(ctx, await login(ctx, input), input.cookie) }),
    refreshSession: async (_, { input }, ctx) => {
      const { refreshCookie: cookie } = ctx;
      const isInCookie = !input.refreshToken;
      const refreshToken = input.refreshToken ?? cookie?.token ?? '';
      try {
        const session = await refreshSession(ctx, { refreshToken, idleSeconds: input.idleSeconds ?? 0 });
        return { session: sendSession(ctx, session, isInCookie ? cookie?.life : null) };
      } catch (error) {
        if (isInCookie && error instanceof DomainError) cookie?.set(null, 'BROWSER');
        throw error;
      }
    },
    signOut: async (_, { input }, ctx) => {
      const token = input.refreshToken ?? ctx.refreshCookie?.token;
      if (token) await signOut(ctx, token);
      if (ctx.refreshCookie?.token) ctx.refreshCookie.set(null, 'BROWSER');
      return { isSignedOut: true };
    },
  },
  AuthUser: {
    extras: (_, _args, ctx) => accountExtras(ctx),
    unavailable: (_, _args, ctx) => [...listUnavailable(ctx)],
    idleMinutes: (user, _args, ctx) => getIdleMinutes(ctx, user),
    defaultViews: async (user, _args, ctx) => {
      const { listDefaultViews } = await import('../domain/views/defaultViews');
      return listDefaultViews(ctx, user);
    },
  },
  Role: { name: ({ id }) => id },
};
