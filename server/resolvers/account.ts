import { getAccountSettings } from '../domain/account/accountView';
import { changePassword, saveAccountGeneral } from '../domain/account/saveGeneral';
import {
  saveAccountInfo,
  saveAccountSessions,
  saveNotifications,
  saveSocialLinks,
  setConnection,
} from '../domain/account/saveSettings';
import type { Resolvers } from '../types.generated';

export const accountResolvers: Resolvers = {
  Query: { accountSettings: (_, _args, ctx) => getAccountSettings(ctx) },
  Mutation: {
    updateAccountGeneral: async (_, { input }, ctx) => ({ accountSettings: await saveAccountGeneral(ctx, input) }),
    changePassword: async (_, { input }, ctx) => ({ accountSettings: await changePassword(ctx, input) }),
    updateAccountInfo: async (_, { input }, ctx) => ({ accountSettings: await saveAccountInfo(ctx, input) }),
    updateAccountSocialLinks: async (_, { input: { links } }, ctx) => ({
      accountSettings: await saveSocialLinks(ctx, links ?? []),
    }),
    setAccountConnection: async (_, { input }, ctx) => ({ accountSettings: await setConnection(ctx, input) }),
    updateAccountNotifications: async (_, { input }, ctx) => ({ accountSettings: await saveNotifications(ctx, input) }),
    updateAccountSessions: async (_, { input }, ctx) => ({ accountSettings: await saveAccountSessions(ctx, input) }),
  },
  AccountInfo: { website: ({ website }) => website || null },
  SocialLink: { url: ({ url }) => url || null },
};
