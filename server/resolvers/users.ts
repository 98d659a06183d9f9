import { USER_PLANS, USER_ROLES, USER_STATUSES } from '../records/users';
import type { Resolvers } from '../types.generated';

const lists = () => import('../domain/users/userList');
const writes = () => import('../domain/users/userWrites');
const addresses = () => import('#shared/emailAddress');

export const usersResolvers: Resolvers = {
  UserRole: {
    ADMIN: 'admin',
    EDITOR: 'editor',
    AUTHOR: 'author',
    MAINTAINER: 'maintainer',
    SUBSCRIBER: 'subscriber',
  },
  UserPlan: { BASIC: 'basic', COMPANY: 'company', ENTERPRISE: 'enterprise', TEAM: 'team' },
  UserStatus: { ACTIVE: 'active', INACTIVE: 'inactive', PENDING: 'pending' },
  Query: {
    users: async (_, { input }, ctx) => (await lists()).listUsers(ctx, input ?? {}),
    user: async (_, { id }, ctx) => (await lists()).getUser(ctx, id),
    userStats: async (_, _args, ctx) => (await lists()).userStats(ctx),
  },
  Mutation: {
    createUser: async (_, { input }, ctx) => ({ user: await (await writes()).createUser(ctx, input) }),
    updateUser: async (_, { input: { id, ...changes } }, ctx) => ({
      user: await (await writes()).updateUser(ctx, id, changes),
    }),
    deleteUser: async (_, { input }, ctx) => ({ deletedId: await (await writes()).deleteUser(ctx, input.id) }),
  },
  User: {
    role: ({ role }) => USER_ROLES.find((known) => known === role) ?? null,
    currentPlan: ({ currentPlan }) => USER_PLANS.find((known) => known === currentPlan) ?? null,
    status: ({ status }) => USER_STATUSES.find((known) => known === status) ?? null,
    email: async ({ email }) => ((await addresses()).isEmailAddress(email) ? email : null),
    avatar: ({ avatar }) => avatar || null,
  },
};
