import type { NotificationView } from '../domain/notifications/notificationView';
import type { Resolvers } from '../types.generated';

const lists = () => import('../domain/notifications/notificationList');

export const notificationsResolvers: Resolvers = {
  Query: {
    notifications: async (_, { input }, ctx) => (await lists()).listNotifications(ctx, input),
  },
  Mutation: {
    notificationsRead: async (_, { ids }, ctx) => (await lists()).readNotifications(ctx, ids),
  },
  Subscription: {
    notificationReceived: {
      subscribe: async (_, _args, ctx) =>
        (await import('../domain/notifications/watchNotifications')).watchNotifications(ctx),
      resolve: (notification: NotificationView) => notification,
    },
  },
  Notification: {
    contact: async ({ contactId }, _, ctx) =>
      contactId === null ? null : ((await ctx.store.get('chatContacts', contactId)) ?? null),
  },
};
