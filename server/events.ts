import type { ChatMessageRecord } from './records/chat';
import type { FollowedCommit } from './db/following';
import type { Change } from './records/tables';

/** Domain events for subscriptions. */
export interface EventMap {
  chatMessageReceived: { contactId: string; message: ChatMessageRecord };
  jobChanged: { jobId: string };
  emailReceived: { emailId: string };
  /** A request changed records; `session` is the client's session name, or null if it sent none. */
  recordsChanged: { session: string | null; changes: readonly Change[] };
  /** A page of the app came to a product, left it, or began or ended to change it. */
  viewersChanged: { page: string; productId: string };
  /** A session was ended before it expired; its event streams are closed. */
  sessionEnded: { id: string };
  /** The gateway stops; scheduled work is canceled. */
  stopped: Record<string, never>;
}

/** Delivers events to their listeners, if any. */
export interface Events {
  emit: <Name extends keyof EventMap>(name: Name, event: EventMap[Name]) => void;
  /** Calls the listener on each event until the returned function is called. */
  on: <Name extends keyof EventMap>(name: Name, listener: (event: EventMap[Name]) => void) => () => void;
}

/** Creates an event emitter for this process. */
export function createEvents(): Events {
  const listeners: { [Name in keyof EventMap]: Set<(event: EventMap[Name]) => void> } = {
    chatMessageReceived: new Set(),
    jobChanged: new Set(),
    emailReceived: new Set(),
    recordsChanged: new Set(),
    viewersChanged: new Set(),
    sessionEnded: new Set(),
    stopped: new Set(),
  };
  return {
    emit: (name, event) => listeners[name].forEach((listener) => listener(event)),
    on: (name, listener) => {
      listeners[name].add(listener);
      return () => listeners[name].delete(listener);
    },
  };
}

/** Emits what follows from a commit of another process. */
export function emitFollowed({ emit }: Events, { session, changes }: FollowedCommit): void {
  for (const change of changes) {
    if (change.table === 'jobs' && 'put' in change) emit('jobChanged', { jobId: change.put.id });
    if (change.table === 'sessions' && 'remove' in change) emit('sessionEnded', { id: change.remove });
  }
  if (session !== undefined) emit('recordsChanged', { session, changes });
}
