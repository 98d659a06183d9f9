import type { RequestContext } from '../context';
import { eventQueue } from '../domain/events/eventQueue';
import type { EventMap } from '../events';
import type { Resolvers } from '../types.generated';

const chats = () => import('../domain/chat/chatList');

export const chatResolvers: Resolvers = {
  Query: {
    chatsAndContacts: async (_, _args, ctx) => (await chats()).listChats(ctx),
    chatProfileUser: async (_, _args, ctx) => (await chats()).getProfileUser(ctx),
    chat: async (_, { contactId }, ctx) => (await chats()).readChat(ctx, contactId),
    chatContactsOfPeople: async (_, { people }, ctx) =>
      (await import('../domain/chat/peopleContacts')).peopleContacts(ctx, people),
  },
  Mutation: {
    markChatSeen: async (_, { input }, ctx) => (await chats()).openChat(ctx, input.contactId),
    sendChatMessage: async (_, { input }, ctx) =>
      (await import('../domain/chat/sendChatMessage')).sendChatMessage(ctx, input),
    updateChatProfileUser: async (_, { input }, ctx) => ({
      profileUser: await (await import('../domain/chat/profileUser')).updateProfileUser(ctx, input),
    }),
  },
  Subscription: {
    chatMessageReceived: {
      subscribe: (_, _args, ctx) => eventQueue(ctx.events, 'chatMessageReceived'),
      resolve: async (
        { contactId, message }: EventMap['chatMessageReceived'],
        _args: unknown,
        ctx: RequestContext,
      ) => ({ message, chat: await (await chats()).getChat(ctx, contactId) }),
    },
  },
  ChatContact: {
    chat: async ({ id }, _, ctx) => (await chats()).chatWith(ctx, id),
  },
  Chat: {
    contact: async ({ id }, _, ctx) => (await chats()).getContact(ctx, id),
    lastMessage: async (chat) => (await chats()).getLastMessage(chat),
  },
  ChatStatus: { ONLINE: 'online', OFFLINE: 'offline', BUSY: 'busy', AWAY: 'away' },
};
