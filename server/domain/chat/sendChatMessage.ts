import { allowExit } from '../../timers';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';
import { answerTo } from './answers';
import { CHAT_LOCK, chatWith, getContact } from './chatList';
import { sendMessage, type SentMessage, withMessage } from './sendMessage';

type Writes = Pick<DomainContext, 'store' | 'now' | 'events' | 'locks'>;

/** Adds an unread message from the contact to the chat and notifies subscribers. Throws NOT_FOUND. */
export async function receiveMessage(ctx: Writes, contactId: string, text: string): Promise<void> {
  const event = await withLock(ctx, CHAT_LOCK, async (commit) => {
    const { id: senderId } = await getContact(ctx, contactId);
    const received = { message: text, time: ctx.now().toISOString(), senderId };
    const put = withMessage(await chatWith(ctx, contactId), contactId, received, { isSeen: false });
    const arrived = { contactId, message: received };
    await commit([{ table: 'chats', put }], { events: [{ name: 'chatMessageReceived', event: arrived }] });
    return arrived;
  });
  ctx.events.emit('chatMessageReceived', event);
}

/** Runs the task once after the delay, unless the gateway has stopped by then. Does not keep the process alive. */
const later = ({ events }: Pick<DomainContext, 'events'>, delay: number, work: () => Promise<void>) => {
  const timer = setTimeout(() => {
    stopListening();
    // No caller waits for this reply. If the store fails here, the next request to it reports the failure.
    work().catch(() => undefined);
  }, delay);
  const stopListening = events.on('stopped', () => clearTimeout(timer));
  allowExit(timer);
};

/** Sends a message to a contact, who replies a few seconds later if online. Throws like `sendMessage`. */
export async function sendChatMessage(
  ctx: Writes,
  input: { contactId: string; message: string },
): Promise<SentMessage> {
  const sent = await sendMessage(ctx, input);
  if ((await getContact(ctx, input.contactId)).status !== 'online') return sent;
  const { text, delay } = answerTo(sent.chat);
  later(ctx, delay, () => receiveMessage(ctx, input.contactId, text));
  return sent;
}
