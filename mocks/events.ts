import type { ChatMessageRecord } from './records/chat';
import type { Change } from './records/tables';

/** What happens in the domain, for subscriptions. */
export interface EventMap {
  chatMessageReceived: { contactId: string; message: ChatMessageRecord };
  jobChanged: { jobId: string };
  mailReceived: { mailId: string };
  /** A request changed records; `session` is the client's name for itself, null where it has none. */
  recordsChanged: { session: string | null; changes: readonly Change[] };
  /** A session ends before its time: nothing is streamed to it any more. */
  sessionEnded: { id: string };
  /** The gateway ends: what was to happen later does not happen any more. */
  stopped: Record<string, never>;
}

/** Tells whoever listens; nobody has to. */
export interface Events {
  emit<Name extends keyof EventMap>(name: Name, event: EventMap[Name]): void;
  /** Calls back on each event until the returned function is called. */
  on<Name extends keyof EventMap>(name: Name, listener: (event: EventMap[Name]) => void): () => void;
}

/** Events within this process. */
export const createEvents = (): Events => {
  const listeners: { [Name in keyof EventMap]: Set<(event: EventMap[Name]) => void> } = {
    chatMessageReceived: new Set(),
    jobChanged: new Set(),
    mailReceived: new Set(),
    recordsChanged: new Set(),
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
};
