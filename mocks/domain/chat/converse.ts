import { inTurn } from '../inTurn';
import type { DomainContext } from '../context';
import { answerTo } from './answers';
import { CHAT_KEY, chatWith, getContact } from './chatList';
import { sendMessage, type SentMessage, withMessage } from './sendMessage';

type Writes = Pick<DomainContext, 'store' | 'now' | 'events'>;

/** Puts a message of the contact into the chat, unseen, and tells those who listen. Throws NOT_FOUND. */
export const receiveMessage = async (ctx: Writes, contactId: string, text: string): Promise<void> => {
  const message = await inTurn(ctx.store, CHAT_KEY, async () => {
    const { id: senderId } = await getContact(ctx, contactId);
    const received = { message: text, time: ctx.now().toISOString(), senderId };
    const put = withMessage(await chatWith(ctx, contactId), contactId, received, { isSeen: false });
    await ctx.store.commit([{ table: 'chats', put }]);
    return received;
  });
  ctx.events.emit('chatMessageReceived', { contactId, message });
};

/** Does the work once, later; not any more when the gateway has stopped, and no process waits for it. */
const later = ({ events }: Pick<DomainContext, 'events'>, delay: number, work: () => Promise<void>) => {
  const timer = setTimeout(() => {
    stopListening();
    // Nobody waits for this answer; a store that fails now will tell whoever asks it next.
    work().catch(() => undefined);
  }, delay);
  const stopListening = events.on('stopped', () => clearTimeout(timer));
  // In Node a timer keeps the process alive; in browsers it is a plain number.
  if (typeof timer === 'object') timer.unref();
};

/** Sends a message to a contact, who answers a few seconds later when online. Throws as `sendMessage` does. */
export const converse = async (ctx: Writes, input: { contactId: string; message: string }): Promise<SentMessage> => {
  const sent = await sendMessage(ctx, input);
  if ((await getContact(ctx, input.contactId)).status !== 'online') return sent;
  const { text, delay } = answerTo(sent.chat);
  later(ctx, delay, () => receiveMessage(ctx, input.contactId, text));
  return sent;
};
