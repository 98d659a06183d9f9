import { listNotifications, readNotifications } from '../domain/notifications/notificationList';
import { watchNotifications } from '../domain/notifications/watchNotifications';
import type { NotificationView } from '../domain/notifications/notificationView';
import type { Resolvers } from '../types.generated';

/** The type of each kind of notification. */
const TYPES = { JOB: 'JobNotification', EMAIL: 'EmailNotification', CHAT: 'ChatNotification' } as const;

export const notificationsResolvers: Resolvers = {
  Query: { notifications: (_, { input }, ctx) => listNotifications(ctx, input) },
  Mutation: {
    markNotificationsRead: async (_, { input: { ids } }, ctx) => ({ unreadCount: await readNotifications(ctx, ids) }),
  },
  Subscription: {
    notificationReceived: {
      subscribe: (_, _args, ctx) => watchNotifications(ctx),
      resolve: (notification: NotificationView) => notification,
    },
  },
  Notification: { __resolveType: ({ kind }) => TYPES[kind] },
  ChatNotification: {
    contact: async ({ contactId }, _, ctx) => (await ctx.store.get('chatContacts', contactId)) ?? null,
  },
};
