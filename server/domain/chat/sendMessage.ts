import type { ChatMessageRecord, ChatRecord } from '../../records/chat';
import { withLock } from '../withLock';
import { assertNoFieldErrors } from '../errors';
import { say } from '../../records/sentence';
import type { DomainContext } from '../context';
import { CHAT_LOCK, chatWith, getContact, getProfileUser } from './chatList';

/** In characters. */
const MAX_MESSAGE = 100_000;

/** The chat with a message added, either read or unread. */
export function withMessage(
  chat: ChatRecord | null,
  contactId: string,
  message: ChatMessageRecord,
  { isSeen }: { isSeen: boolean },
): ChatRecord {
  return {
    id: contactId,
    unseenMsgs: (chat?.unseenMsgs ?? 0) + (isSeen ? 0 : 1),
    messages: [...(chat?.messages ?? []), message],
  };
}

/** Result of sending a message. */
export interface SentMessage {
  message: ChatMessageRecord;
  chat: ChatRecord;
  /** Whether this message started the chat. */
  isNewChat: boolean;
}

const assertText = (text: string) =>
  assertNoFieldErrors({
    ...(!text.trim() && { message: say`Enter a message.` }),
    ...(text.length > MAX_MESSAGE && { message: say`Use ${MAX_MESSAGE} characters or fewer.` }),
  });

/**
 * Sends a message to a contact, unchanged. The first message creates the chat. Throws NOT_FOUND for an unknown contact,
 * or INVALID with `fields.message` if the text is blank or too long.
 */
export async function sendMessage(
  ctx: Pick<DomainContext, 'store' | 'now' | 'locks'>,
  { contactId, message: text }: { contactId: string; message: string },
): Promise<SentMessage> {
  assertText(text);
  return withLock(ctx, CHAT_LOCK, async (commit) => {
    await getContact(ctx, contactId);
    const former = await chatWith(ctx, contactId);
    const message = { message: text, time: ctx.now().toISOString(), senderId: (await getProfileUser(ctx)).id };
    const chat = withMessage(former, contactId, message, { isSeen: true });
    await commit([{ table: 'chats', put: chat }]);
    return { message, chat, isNewChat: former === null };
  });
}
