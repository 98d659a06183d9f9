import type { NotificationView } from '../domain/notifications/notificationView';
import type { Resolvers } from '../types.generated';

const lists = () => import('../domain/notifications/notificationList');

/** The type of each kind of notification. */
const TYPES = { JOB: 'JobNotification', EMAIL: 'EmailNotification', CHAT: 'ChatNotification' } as const;

export const notificationsResolvers: Resolvers = {
  Query: {
    notifications: async (_, { input }, ctx) => (await lists()).listNotifications(ctx, input),
  },
  Mutation: {
    markNotificationsRead: async (_, { input: { ids } }, ctx) => ({
      unreadCount: await (await lists()).readNotifications(ctx, ids),
    }),
  },
  Subscription: {
    notificationReceived: {
      subscribe: async (_, _args, ctx) =>
        (await import('../domain/notifications/watchNotifications')).watchNotifications(ctx),
      resolve: (notification: NotificationView) => notification,
    },
  },
  Notification: { __resolveType: ({ kind }) => TYPES[kind] },
  ChatNotification: {
    contact: async ({ contactId }, _, ctx) => (await ctx.store.get('chatContacts', contactId)) ?? null,
  },
};
