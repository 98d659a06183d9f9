import type { Resolvers } from '../types.generated';

const view = () => import('../domain/account/accountView');
const general = () => import('../domain/account/saveGeneral');
const settings = () => import('../domain/account/saveSettings');

export const accountResolvers: Resolvers = {
  Query: {
    accountSettings: async (_, _args, ctx) => (await view()).getAccountSettings(ctx),
  },
  Mutation: {
    accountGeneralSave: async (_, { input }, ctx) => (await general()).saveAccountGeneral(ctx, input),
    accountPasswordChange: async (_, { input }, ctx) => (await general()).changePassword(ctx, input),
    accountInfoSave: async (_, { input }, ctx) => (await settings()).saveAccountInfo(ctx, input),
    accountSocialLinksSave: async (_, { links }, ctx) => (await settings()).saveSocialLinks(ctx, links),
    accountConnectionSet: async (_, args, ctx) => (await settings()).setConnection(ctx, args),
    accountNotificationsSave: async (_, { input }, ctx) => (await settings()).saveNotifications(ctx, input),
  },
};
