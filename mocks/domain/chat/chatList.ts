import { DomainError, notFound } from '../../errors';
import type { ChatContactRecord, ChatMessageRecord, ChatProfileUserRecord, ChatRecord } from '../../records/chat';
import { inTurn } from '../inTurn';
import type { DomainContext } from '../context';

type Reads = Pick<DomainContext, 'store'>;

/** Key of the turns of all rules that change chats or their owner. */
export const CHAT_KEY = 'chat';

/** Everything that a chat app shows at first. */
export interface ChatsAndContacts {
  /** In the order of their first messages. */
  chats: ChatRecord[];
  contacts: ChatContactRecord[];
  profileUser: ChatProfileUserRecord;
}

/** The owner of all chats. Throws NOT_FOUND where the demo data lacks one. */
export const getProfileUser = async ({ store }: Reads): Promise<ChatProfileUserRecord> => {
  const [profileUser] = await store.list('chatProfileUsers');
  if (!profileUser) throw new DomainError('NOT_FOUND', 'The chats have no owner. Reset the demo data.');
  return profileUser;
};

/** The contact. Throws NOT_FOUND. */
export const getContact = async ({ store }: Reads, id: string): Promise<ChatContactRecord> => {
  const contact = await store.get('chatContacts', id);
  if (!contact) throw notFound('contact', id);
  return contact;
};

/** The chat with a contact as it is, without opening it; null as long as nothing was said. */
export const chatWith = async ({ store }: Reads, contactId: string): Promise<ChatRecord | null> =>
  (await store.get('chats', contactId)) ?? null;

/** The same, where there must be one. Throws NOT_FOUND. */
export const getChat = async (ctx: Reads, contactId: string): Promise<ChatRecord> => {
  const chat = await chatWith(ctx, contactId);
  if (!chat) throw notFound('chat', contactId);
  return chat;
};

/** What was said last in the chat. */
export const lastMessageOf = ({ messages }: ChatRecord): ChatMessageRecord | null => messages.at(-1) ?? null;

/** All chats, all contacts and the owner of the chats. */
export const listChats = async (ctx: Reads): Promise<ChatsAndContacts> => ({
  chats: await ctx.store.list('chats'),
  contacts: await ctx.store.list('chatContacts'),
  profileUser: await getProfileUser(ctx),
});

/** The chat with a contact as it is; null as long as nothing was said. Throws NOT_FOUND for an unknown contact. */
export const readChat = async (ctx: Reads, contactId: string): Promise<ChatRecord | null> => {
  await getContact(ctx, contactId);
  return chatWith(ctx, contactId);
};

/**
 * Opens the chat with a contact: all of it has been seen then. The chat is null as long as nothing was said. Throws
 * NOT_FOUND for an unknown contact.
 */
export const openChat = (
  ctx: Reads,
  contactId: string,
): Promise<{ contact: ChatContactRecord; chat: ChatRecord | null }> =>
  inTurn(ctx.store, CHAT_KEY, async () => {
    const contact = await getContact(ctx, contactId);
    const chat = await chatWith(ctx, contactId);
    if (!chat?.unseenMsgs) return { contact, chat };
    const put = { ...chat, unseenMsgs: 0 };
    await ctx.store.commit([{ table: 'chats', put }]);
    return { contact, chat: put };
  });
