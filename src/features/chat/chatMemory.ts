import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { createObservable, type Observable } from '../../lib/observable';
import { createOutbox, type Outbox, type OutgoingMessage } from './conversation/outbox';

interface Memory {
  /** Unsent text by contact. */
  drafts: Observable<ReadonlyMap<string, string>>;
  outbox: Outbox;
}

// Each user has a separate client, so drafts outlive the screen but are never visible to the next user.
const memories = new WeakMap<ApolloClient, Memory>();

function getMemory(client: ApolloClient): Memory {
  const known = memories.get(client);
  if (known) return known;
  const memory = { drafts: createObservable<ReadonlyMap<string, string>>(new Map()), outbox: createOutbox(client) };
  memories.set(client, memory);
  return memory;
}

/** Unsent text for each contact. It is kept when switching conversations and when leaving the screen. */
export function useDrafts(): [
  drafts: ReadonlyMap<string, string>,
  setDraft: (contactId: string, text: string) => void,
] {
  const { drafts } = getMemory(useApolloClient());
  const setDraft = (contactId: string, text: string) => drafts.set(new Map(drafts.get()).set(contactId, text));
  return [useSyncExternalStore(drafts.subscribe, drafts.get), setDraft];
}

/** The messages that are not delivered yet, and functions to send messages. */
export function useOutbox(): [outgoing: readonly OutgoingMessage[], outbox: Outbox] {
  const { outbox } = getMemory(useApolloClient());
  return [useSyncExternalStore(outbox.subscribe, outbox.get), outbox];
}
