import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { createObservable, type Observable } from '../../lib/observable';
import { createOutbox, type Outbox, type OutgoingMessage } from './outbox';

interface Memory {
  /** What is being written, by contact. */
  drafts: Observable<ReadonlyMap<string, string>>;
  outbox: Outbox;
}

// Each user has a client of their own: what one wrote lasts beyond the screen, but is never seen by the next one.
const memories = new WeakMap<ApolloClient, Memory>();

function memoryOf(client: ApolloClient): Memory {
  const known = memories.get(client);
  if (known) return known;
  const memory = { drafts: createObservable<ReadonlyMap<string, string>>(new Map()), outbox: createOutbox(client) };
  memories.set(client, memory);
  return memory;
}

/** What is being written to each contact; kept while one switches between them, and beyond the screen. */
export function useDrafts(): [
  drafts: ReadonlyMap<string, string>,
  setDraft: (contactId: string, text: string) => void,
] {
  const { drafts } = memoryOf(useApolloClient());
  const setDraft = (contactId: string, text: string) => drafts.set(new Map(drafts.get()).set(contactId, text));
  return [useSyncExternalStore(drafts.subscribe, drafts.get), setDraft];
}

/** The messages that have not arrived yet, and the ways to send some. */
export function useOutbox(): [outgoing: readonly OutgoingMessage[], outbox: Outbox] {
  const { outbox } = memoryOf(useApolloClient());
  return [useSyncExternalStore(outbox.subscribe, outbox.get), outbox];
}
