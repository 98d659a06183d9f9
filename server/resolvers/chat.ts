import {
  chatWith,
  getChat,
  getContact,
  getLastMessage,
  getProfileUser,
  listChats,
  openChat,
  readChat,
} from '../domain/chat/chatList';
import { peopleContacts } from '../domain/chat/peopleContacts';
import { sendChatMessage } from '../domain/chat/sendChatMessage';
import { updateProfileUser } from '../domain/chat/profileUser';
import type { RequestContext } from '../context';
import { eventQueue } from '../domain/events/eventQueue';
import type { EventMap } from '../events';
import type { Resolvers } from '../types.generated';

export const chatResolvers: Resolvers = {
  Query: {
    chatsAndContacts: (_, _args, ctx) => listChats(ctx),
    chatProfileUser: (_, _args, ctx) => getProfileUser(ctx),
    chat: (_, { contactId }, ctx) => readChat(ctx, contactId),
    chatContactsOfPeople: (_, { people }, ctx) => peopleContacts(ctx, people),
  },
  Mutation: {
    markChatSeen: (_, { input }, ctx) => openChat(ctx, input.contactId),
    sendChatMessage: (_, { input }, ctx) => sendChatMessage(ctx, input),
    updateChatProfileUser: async (_, { input }, ctx) => ({ profileUser: await updateProfileUser(ctx, input) }),
  },
  Subscription: {
    chatMessageReceived: {
      subscribe: (_, _args, ctx) => eventQueue(ctx.events, 'chatMessageReceived'),
      resolve: async (
        { contactId, message }: EventMap['chatMessageReceived'],
        _args: unknown,
        ctx: RequestContext,
      ) => ({ message, chat: await getChat(ctx, contactId) }),
    },
  },
  ChatContact: { chat: ({ id }, _, ctx) => chatWith(ctx, id) },
  Chat: {
    contact: ({ id }, _, ctx) => getContact(ctx, id),
    lastMessage: (chat) => getLastMessage(chat),
  },
};
