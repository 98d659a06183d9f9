import type { ChatMessageRecord } from './records/chat';
import type { Change } from './records/tables';

/** Events that a commit tells all processes, because they don't follow from its records. */
export type StoredEvent = {
  [Name in 'chatMessageReceived' | 'emailReceived']: { name: Name; event: EventMap[Name] };
}['chatMessageReceived' | 'emailReceived'];

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
