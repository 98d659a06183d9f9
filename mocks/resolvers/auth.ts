import { demand } from '../domain/auth/abilities';
import { register } from '../domain/auth/register';
import { login, refreshSession } from '../domain/auth/session';
import type { Resolvers } from '../types.generated';

export const authResolvers: Resolvers = {
  Query: { me: (_, _args, ctx) => demand(ctx.user, null) },
  Mutation: {
    login: (_, args, ctx) => login(ctx, args),
    register: (_, args, ctx) => register(ctx, args),
    refreshToken: (_, args, ctx) => refreshSession(ctx, args),
  },
};
