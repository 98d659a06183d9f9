import type { ConversationFragment } from './Conversation.generated';
import type { OutgoingMessage } from './outbox';

/** A message in the conversation. */
export interface ShownMessage {
  /** Its index in the conversation. It stays the same once the message is delivered. */
  place: number;
  text: string;
  /** ISO 8601. */
  time: string;
  isOwn: boolean;
  /** Null once delivered. */
  outgoing: OutgoingMessage | null;
}

/** Consecutive messages by the same person. */
export interface MessageGroup {
  isOwn: boolean;
  messages: readonly [ShownMessage, ...ShownMessage[]];
}

/** The messages of one day. */
export interface MessageDay {
  /** ISO 8601, a time on that day. */
  time: string;
  runs: readonly MessageGroup[];
}

/** Longest pause within a run, in milliseconds. After a longer one, a new run starts and shows its time. */
const longestPause = 5 * 60_000;

/**
 * All messages of a conversation, followed by those not delivered yet. The conversation and the outbox change one after
 * the other when a message is delivered. It never appears twice in between, or screen readers would announce it again.
 */
export function shownMessages(
  contactId: string,
  chat: Pick<ConversationFragment, 'messages'> | null,
  outgoing: readonly OutgoingMessage[],
): ShownMessage[] {
  const said = (chat?.messages ?? []).map(({ message, time, senderId }) => ({
    text: message,
    time,
    isOwn: senderId !== contactId,
    outgoing: null,
  }));
  const sent = outgoing
    .filter((each) => each.contactId === contactId && (each.deliveredCount ?? Infinity) > said.length)
    .map((each) => ({ text: each.text, time: each.time, isOwn: true, outgoing: each }));
  return [...said, ...sent].map((message, place) => ({ ...message, place }));
}

const isSameDay = (a: string, b: string) => new Date(a).toDateString() === new Date(b).toDateString();

const isSameRun = (a: ShownMessage, b: ShownMessage) =>
  a.isOwn === b.isOwn && Date.parse(b.time) - Date.parse(a.time) < longestPause;

/** The messages grouped by day, and within each day into runs. */
export function messageDays(messages: readonly ShownMessage[]): MessageDay[] {
  const days: { time: string; runs: { isOwn: boolean; messages: [ShownMessage, ...ShownMessage[]] }[] }[] = [];
  for (const message of messages) {
    const day = days.at(-1);
    if (!day || !isSameDay(day.time, message.time)) {
      days.push({ time: message.time, runs: [{ isOwn: message.isOwn, messages: [message] }] });
      continue;
    }
    const run = day.runs.at(-1);
    const former = run?.messages.at(-1);
    if (run && former && isSameRun(former, message)) run.messages.push(message);
    else day.runs.push({ isOwn: message.isOwn, messages: [message] });
  }
  return days;
}
