import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { sessionStore } from '#lib/browserStorage';
import { isObject } from '#lib/isObject';
import { createObservable, type Observable } from '#lib/observable';
import { useSession } from '#session/sessionContext';
import { readUserDraft, writeUserDraft } from '#session/userDrafts';
import { createOutbox, type Outbox, type OutgoingMessage, type UnsentMessage } from './conversation/outbox';

type Drafts = ReadonlyMap<string, string>;

interface Memory {
  /** Unsent text by contact. */
  drafts: Observable<Drafts>;
  outbox: Outbox;
}

const draftName = 'chat';
const failedName = 'chatFailed';

// Each user has a separate client, so drafts outlive the screen but are never visible to the next user.
const memories = new WeakMap<ApolloClient, Memory>();

function readDrafts(userId: string): Drafts {
  const stored = readUserDraft(sessionStore, userId, draftName);
  const entries = Object.entries(isObject(stored) ? stored : {});
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

const isUnsent = (value: unknown): value is UnsentMessage =>
  isObject(value) && [value.contactId, value.text, value.time].every((each) => typeof each === 'string');

/** An outbox whose failed messages survive a reload. */
function createStoredOutbox(client: ApolloClient, userId: string): Outbox {
  const stored = readUserDraft(sessionStore, userId, failedName);
  const outbox = createOutbox(client, Array.isArray(stored) ? stored.filter(isUnsent) : []);
  outbox.subscribe(() => {
    const failed = outbox.get().filter(({ error }) => error !== null);
    const unsent = failed.map(({ contactId, text, time }): UnsentMessage => ({ contactId, text, time }));
    writeUserDraft(sessionStore, userId, failedName, unsent);
  });
  return outbox;
}

function useMemory(): Memory & { userId: string } {
  const client = useApolloClient();
  const userId = useSession().user?.id ?? '';
  const known = memories.get(client);
  if (known) return { ...known, userId };
  const memory = { drafts: createObservable(readDrafts(userId)), outbox: createStoredOutbox(client, userId) };
  memories.set(client, memory);
  return { ...memory, userId };
}

/**
 * Unsent text for each contact. It is kept when switching conversations, when leaving the screen, and after a reload.
 */
export function useDrafts(): [drafts: Drafts, setDraft: (contactId: string, text: string) => void] {
  const { drafts, userId } = useMemory();
  const setDraft = (contactId: string, text: string) => {
    const changed = new Map(drafts.get());
    if (text === '') changed.delete(contactId);
    else changed.set(contactId, text);
    drafts.set(changed);
    writeUserDraft(sessionStore, userId, draftName, Object.fromEntries(changed));
  };
  return [useSyncExternalStore(drafts.subscribe, drafts.get), setDraft];
}

/** The messages that are not delivered yet, and functions to send messages. */
export function useOutbox(): [outgoing: readonly OutgoingMessage[], outbox: Outbox] {
  const { outbox } = useMemory();
  return [useSyncExternalStore(outbox.subscribe, outbox.get), outbox];
}
