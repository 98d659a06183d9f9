import { z } from 'zod';
import { getProfileUser, getLastMessage, listChats, openChat } from '../domain/chat/chatList';
import { sendMessage } from '../domain/chat/sendMessage';
import {
  CHAT_STATUSES,
  type ChatContactRecord,
  type ChatMessageRecord,
  type ChatProfileUserRecord,
  type ChatRecord,
} from '../records/chat';
import { id } from './fields';
import { route, type Route } from './route';

const number = z.number().int();
const unseenMsgs = number.min(0);
const status = z.enum(CHAT_STATUSES);

const message = z.strictObject({ message: z.string(), time: z.iso.datetime(), senderId: number });

const person = { id: number, avatar: z.string(), fullName: z.string(), status };

const contact = z.strictObject({ ...person, role: z.string(), about: z.string() });

const listedContact = contact.extend({
  chat: z.strictObject({ id: number, unseenMsgs, lastMessage: message.nullable() }),
});

const chat = z.strictObject({ id: number, userId: number, unseenMsgs, chat: z.array(message) });

const profileUser = contact.extend({
  settings: z.strictObject({ isTwoStepAuthVerificationEnabled: z.boolean(), isNotificationsOn: z.boolean() }),
});

const answerMessage = (record: ChatMessageRecord) => ({ ...record, senderId: Number(record.senderId) });

const answerContact = (record: ChatContactRecord) => ({ ...record, id: Number(record.id) });

const answerChat = (record: ChatRecord) => ({
  id: Number(record.id),
  userId: Number(record.id),
  unseenMsgs: record.unseenMsgs,
  chat: record.messages.map(answerMessage),
});

/** A contact as shown in lists, with the last message of its chat, if any. */
const answerListed = (record: ChatContactRecord, chatRecord: ChatRecord | undefined) => {
  if (!chatRecord) return answerContact(record);
  const last = getLastMessage(chatRecord);
  const summary = {
    id: Number(chatRecord.id),
    unseenMsgs: chatRecord.unseenMsgs,
    lastMessage: last && answerMessage(last),
  };
  return { ...answerContact(record), chat: summary };
};

const answerOwner = ({ id: ownerId, avatar, fullName, status: state }: ChatProfileUserRecord) => ({
  id: Number(ownerId),
  avatar,
  fullName,
  status: state,
});

/** The paths of section 4 of the REST contract. */
export const chatRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/apps/chat/chats-and-contacts',
    summary: 'Lists all chats with their contacts, all contacts, and the owner of the chats.',
    takes: z.object({}),
    answers: z.strictObject({
      chatsContacts: z.array(listedContact),
      contacts: z.array(z.union([listedContact, contact])),
      profileUser: z.strictObject(person),
    }),
    handle: async (ctx) => {
      const { chats, contacts, profileUser: owner } = await listChats(ctx);
      const toContact = new Map(contacts.map((record) => [record.id, record]));
      const toChat = new Map(chats.map((record) => [record.id, record]));
      return {
        chatsContacts: chats.flatMap((record) => {
          const other = toContact.get(record.id);
          return other ? [answerListed(other, record)] : [];
        }),
        contacts: contacts.map((record) => answerListed(record, toChat.get(record.id))),
        profileUser: answerOwner(owner),
      };
    },
  }),
  route({
    method: 'GET',
    path: '/apps/chat/users/profile-user',
    summary: 'Returns the owner of the chats.',
    takes: z.object({}),
    answers: profileUser,
    handle: async (ctx) => answerContact(await getProfileUser(ctx)),
  }),
  route({
    method: 'GET',
    path: '/apps/chat/get-chat',
    summary:
      'Opens the chat with a contact and marks its messages as read. Returns only the contact if there is no chat.',
    takes: z.object({ id }),
    answers: z.strictObject({ chat: chat.optional(), contact }),
    handle: async (ctx, input) => {
      const opened = await openChat(ctx, input.id);
      return { ...(opened.chat && { chat: answerChat(opened.chat) }), contact: answerContact(opened.contact) };
    },
  }),
  route({
    method: 'POST',
    path: '/apps/chat/send-msg',
    summary: 'Sends a message to a contact. The first message creates the chat, which is then returned.',
    takes: z.object({
      obj: z.object({ contact: z.object({ id }), message: z.string() }),
    }),
    answers: z.strictObject({
      response: z.strictObject({ newMessageData: message, id: number, chat: chat.optional() }),
    }),
    status: 201,
    handle: async (ctx, { obj }) => {
      const sent = await sendMessage(ctx, { contactId: obj.contact.id, message: obj.message });
      const newMessageData = answerMessage(sent.message);
      const began = sent.isNewChat && { chat: answerChat(sent.chat) };
      return { response: { newMessageData, id: Number(obj.contact.id), ...began } };
    },
  }),
];
