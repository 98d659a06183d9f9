import type { ChatMessageRecord, ChatRecord } from '../../records/chat';
import { inTurn } from '../inTurn';
import { refuseInvalid } from '../refusal';
import type { DomainContext } from '../context';
import { CHAT_KEY, chatWith, getContact, getProfileUser } from './chatList';

/** In characters. */
const MAX_MESSAGE = 100_000;

/** What the chat is with another message, which has been seen or not. */
export const withMessage = (
  chat: ChatRecord | null,
  contactId: string,
  message: ChatMessageRecord,
  { isSeen }: { isSeen: boolean },
): ChatRecord => ({
  id: contactId,
  unseenMsgs: (chat?.unseenMsgs ?? 0) + (isSeen ? 0 : 1),
  messages: [...(chat?.messages ?? []), message],
});

/** A message that was sent. */
export interface SentMessage {
  message: ChatMessageRecord;
  chat: ChatRecord;
  /** Whether this message began the chat. */
  isNewChat: boolean;
}

const assertText = (text: string) =>
  refuseInvalid({
    ...(!text.trim() && { message: 'Write a message first.' }),
    ...(text.length > MAX_MESSAGE && { message: `A message has at most ${MAX_MESSAGE} characters.` }),
  });

/**
 * Says something to a contact, as it is written; the first message begins the chat. Throws NOT_FOUND for an unknown
 * contact, INVALID with `fields.message` for a text that is blank or too long.
 */
export const sendMessage = async (
  ctx: Pick<DomainContext, 'store' | 'now'>,
  { contactId, message: text }: { contactId: string; message: string },
): Promise<SentMessage> => {
  assertText(text);
  return inTurn(ctx.store, CHAT_KEY, async () => {
    await getContact(ctx, contactId);
    const former = await chatWith(ctx, contactId);
    const message = { message: text, time: ctx.now().toISOString(), senderId: (await getProfileUser(ctx)).id };
    const chat = withMessage(former, contactId, message, { isSeen: true });
    await ctx.store.commit([{ table: 'chats', put: chat }]);
    return { message, chat, isNewChat: former === null };
  });
};
