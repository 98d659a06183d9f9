import { foldText } from '#shared/foldText';
import type { ChatPersonFragment } from './ChatList.generated';
import type { OutgoingMessage } from '../conversation/outbox';

/** The last message of a conversation. */
interface LastMessage {
  text: string;
  /** ISO 8601. */
  time: string;
  isOwn: boolean;
  hasFailed: boolean;
}

/** A contact in the list. */
export interface ChatEntry {
  contact: ChatPersonFragment;
  /** Null if there are no messages. */
  last: LastMessage | null;
}

/** The list: contacts with a conversation, and all others. */
export interface ChatEntries {
  /** Newest first. */
  chats: readonly ChatEntry[];
  /** Sorted by name. */
  contacts: readonly ChatEntry[];
}

function getLast({ id, chat }: ChatPersonFragment, outgoing: readonly OutgoingMessage[]): LastMessage | null {
  const sent = outgoing.findLast(({ contactId }) => contactId === id);
  if (sent) return { text: sent.text, time: sent.time, isOwn: true, hasFailed: sent.error !== null };
  const said = chat?.lastMessage;
  return said ? { text: said.message, time: said.time, isOwn: said.senderId !== id, hasFailed: false } : null;
}

/** The contacts whose name or role contains all words of the search, as list entries. */
export function chatEntries(
  people: readonly ChatPersonFragment[],
  outgoing: readonly OutgoingMessage[],
  { q, locale }: { q: string; locale: string },
): ChatEntries {
  const words = foldText(q).split(/\s+/);
  const entries = people
    .filter(({ fullName, role }) => words.every((word) => foldText(`${fullName} ${role}`).includes(word)))
    .map((contact) => ({ contact, last: getLast(contact, outgoing) }));
  const { compare } = new Intl.Collator(locale);
  return {
    chats: entries
      .filter(({ last }) => last !== null)
      .sort((a, b) => Date.parse(b.last?.time ?? '') - Date.parse(a.last?.time ?? '')),
    contacts: entries
      .filter(({ last }) => last === null)
      .sort((a, b) => compare(a.contact.fullName, b.contact.fullName)),
  };
}
