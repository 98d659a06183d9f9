import { findAccount } from '../domain/users/accounts';
import {
  createInvitationLink,
  createPasswordLink,
  findInvitationExpiry,
  revokeInvitation,
  sendInvitation,
} from '../domain/users/invitations';
import { getUser, listUsers, userStats } from '../domain/users/userList';
import { createUser, deleteUser, updateUser } from '../domain/users/userWrites';
import { isEmailAddress } from '#shared/emailAddress';
import { ROLE_NAMES } from '../records/auth';
import { getPlan, USER_STATUSES } from '../records/users';
import type { Resolvers } from '../types.generated';

export const usersResolvers: Resolvers = {
  Query: {
    users: (_, { input }, ctx) => {
      const { currentPlan: plan, ...query } = input ?? {};
      return listUsers(ctx, { ...query, plan });
    },
    user: (_, { id }, ctx) => getUser(ctx, id),
    userStats: (_, _args, ctx) => userStats(ctx),
  },
  Mutation: {
    createUser: (_, { input }, ctx) => createUser(ctx, input),
    updateUser: async (_, { input: { id, ...changes } }, ctx) => ({ user: await updateUser(ctx, id, changes) }),
    deleteUser: async (_, { input }, ctx) => ({ deletedId: await deleteUser(ctx, input.id) }),
    sendInvitation: (_, { input }, ctx) => sendInvitation(ctx, input.userId),
    createInvitationLink: (_, { input }, ctx) => createInvitationLink(ctx, input.userId),
    createPasswordLink: (_, { input }, ctx) => createPasswordLink(ctx, input.userId),
    revokeInvitation: async (_, { input }, ctx) => ({ user: await revokeInvitation(ctx, input.userId) }),
  },
  User: {
    role: ({ role }) => ROLE_NAMES.find((known) => known === role) ?? null,
    currentPlan: (user) => getPlan(user),
    status: ({ status }) => USER_STATUSES.find((known) => known === status) ?? null,
    email: ({ email }) => (isEmailAddress(email) ? email : null),
    avatar: ({ avatar }) => avatar || null,
    hasPassword: async (user, _args, ctx) => ((await findAccount(ctx, user))?.passwordHash ?? '') !== '',
    invitationExpiresAt: (user, _args, ctx) => findInvitationExpiry(ctx, user),
  },
};
