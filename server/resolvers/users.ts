import { getUser, listUsers, userStats } from '../domain/users/userList';
import { createUser, deleteUser, updateUser } from '../domain/users/userWrites';
import { isEmailAddress } from '#shared/emailAddress';
import { USER_PLANS, USER_ROLES, USER_STATUSES } from '../records/users';
import type { Resolvers } from '../types.generated';

export const usersResolvers: Resolvers = {
  Query: {
    users: (_, { input }, ctx) => listUsers(ctx, input ?? {}),
    user: (_, { id }, ctx) => getUser(ctx, id),
    userStats: (_, _args, ctx) => userStats(ctx),
  },
  Mutation: {
    createUser: async (_, { input }, ctx) => ({ user: await createUser(ctx, input) }),
    updateUser: async (_, { input: { id, ...changes } }, ctx) => ({ user: await updateUser(ctx, id, changes) }),
    deleteUser: async (_, { input }, ctx) => ({ deletedId: await deleteUser(ctx, input.id) }),
  },
  User: {
    role: ({ role }) => USER_ROLES.find((known) => known === role) ?? null,
    currentPlan: ({ currentPlan }) => USER_PLANS.find((known) => known === currentPlan) ?? null,
    status: ({ status }) => USER_STATUSES.find((known) => known === status) ?? null,
    email: ({ email }) => (isEmailAddress(email) ? email : null),
    avatar: ({ avatar }) => avatar || null,
  },
};
