import type { ChatPersonFragment } from './ChatList.generated';
import type { OutgoingMessage } from './outbox';

/** What was said last with a contact. */
export interface LastMessage {
  text: string;
  /** ISO 8601. */
  time: string;
  isOwn: boolean;
  hasFailed: boolean;
}

/** A contact as the list shows it. */
export interface ChatEntry {
  contact: ChatPersonFragment;
  /** null as long as nothing was said. */
  last: LastMessage | null;
}

/** The list: those one has chatted with, and all others. */
export interface ChatEntries {
  /** The newest first. */
  chats: readonly ChatEntry[];
  /** By name. */
  contacts: readonly ChatEntry[];
}

function lastOf({ id, chat }: ChatPersonFragment, outgoing: readonly OutgoingMessage[]): LastMessage | null {
  const sent = outgoing.findLast(({ contactId }) => contactId === id);
  if (sent) return { text: sent.text, time: sent.time, isOwn: true, hasFailed: sent.error !== null };
  const said = chat?.lastMessage;
  return said ? { text: said.message, time: said.time, isOwn: said.senderId !== id, hasFailed: false } : null;
}

/** A text without accents and capitals, by which one finds Siobhán with `siobhan`. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The contacts whose name or role has all words of the search, as the list shows them. */
export function chatEntries(
  people: readonly ChatPersonFragment[],
  outgoing: readonly OutgoingMessage[],
  { q, locale }: { q: string; locale: string },
): ChatEntries {
  const words = plain(q).split(/\s+/);
  const entries = people
    .filter(({ fullName, role }) => words.every((word) => plain(`${fullName} ${role}`).includes(word)))
    .map((contact) => ({ contact, last: lastOf(contact, outgoing) }));
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
