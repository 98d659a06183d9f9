import type { Resolvers } from '../types.generated';

const view = () => import('../domain/account/accountView');
const general = () => import('../domain/account/saveGeneral');
const settings = () => import('../domain/account/saveSettings');

export const accountResolvers: Resolvers = {
  Query: {
    accountSettings: async (_, _args, ctx) => (await view()).getAccountSettings(ctx),
  },
  Mutation: {
    updateAccountGeneral: async (_, { input }, ctx) => ({
      accountSettings: await (await general()).saveAccountGeneral(ctx, input),
    }),
    changePassword: async (_, { input }, ctx) => ({
      accountSettings: await (await general()).changePassword(ctx, input),
    }),
    updateAccountInfo: async (_, { input }, ctx) => ({
      accountSettings: await (await settings()).saveAccountInfo(ctx, input),
    }),
    updateAccountSocialLinks: async (_, { input: { links } }, ctx) => ({
      accountSettings: await (await settings()).saveSocialLinks(ctx, links ?? []),
    }),
    setAccountConnection: async (_, { input }, ctx) => ({
      accountSettings: await (await settings()).setConnection(ctx, input),
    }),
    updateAccountNotifications: async (_, { input }, ctx) => ({
      accountSettings: await (await settings()).saveNotifications(ctx, input),
    }),
  },
  AccountInfo: { website: ({ website }) => website || null },
  SocialLink: { url: ({ url }) => url || null },
};
