import { DomainError, notFound } from '../../errors';
import type { ChatContactRecord, ChatMessageRecord, ChatProfileUserRecord, ChatRecord } from '../../records/chat';
import { say } from '../../records/sentence';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';

type Reads = Pick<DomainContext, 'store'>;

/** Lock key for all operations that change chats or their owner. */
export const CHAT_LOCK = 'chat';

/** The initial data of a chat app. */
export interface ChatsAndContacts {
  /** Sorted by first message. */
  chats: ChatRecord[];
  contacts: ChatContactRecord[];
  profileUser: ChatProfileUserRecord;
}

/** The owner of all chats. Throws NOT_FOUND if the demo data has none. */
export async function getProfileUser({ store }: Reads): Promise<ChatProfileUserRecord> {
  const [profileUser] = await store.list('chatProfileUsers');
  if (!profileUser) throw new DomainError('NOT_FOUND', say`No owner found for the chats. Reset the demo data.`);
  return profileUser;
}

/** The contact. Throws NOT_FOUND. */
export async function getContact({ store }: Reads, id: string): Promise<ChatContactRecord> {
  const contact = await store.get('chatContacts', id);
  if (!contact) throw notFound('contact', id);
  return contact;
}

/** The chat with a contact, without marking it as read; null if it has no messages. */
export async function chatWith({ store }: Reads, contactId: string): Promise<ChatRecord | null> {
  return (await store.get('chats', contactId)) ?? null;
}

/** The chat with a contact. Throws NOT_FOUND if there is none. */
export async function getChat(ctx: Reads, contactId: string): Promise<ChatRecord> {
  const chat = await chatWith(ctx, contactId);
  if (!chat) throw notFound('chat', contactId);
  return chat;
}

/** The last message of a chat. */
export function getLastMessage({ messages }: ChatRecord): ChatMessageRecord | null {
  return messages.at(-1) ?? null;
}

/** All chats, all contacts, and the owner of the chats. */
export async function listChats(ctx: Reads): Promise<ChatsAndContacts> {
  return {
    chats: await ctx.store.list('chats'),
    contacts: await ctx.store.list('chatContacts'),
    profileUser: await getProfileUser(ctx),
  };
}

/**
 * The chat with a contact, without marking it as read; null if it has no messages. Throws NOT_FOUND for an unknown
 * contact.
 */
export async function readChat(ctx: Reads, contactId: string): Promise<ChatRecord | null> {
  await getContact(ctx, contactId);
  return chatWith(ctx, contactId);
}

/**
 * Opens the chat with a contact and marks all its messages as read. The chat is null if it has no messages. Throws
 * NOT_FOUND for an unknown contact.
 */
export function openChat(
  ctx: Reads & Pick<DomainContext, 'locks'>,
  contactId: string,
): Promise<{ contact: ChatContactRecord; chat: ChatRecord | null }> {
  return withLock(ctx, CHAT_LOCK, async (commit) => {
    const contact = await getContact(ctx, contactId);
    const chat = await chatWith(ctx, contactId);
    if (!chat?.unseenMsgs) return { contact, chat };
    const put = { ...chat, unseenMsgs: 0 };
    await commit([{ table: 'chats', put }]);
    return { contact, chat: put };
  });
}
