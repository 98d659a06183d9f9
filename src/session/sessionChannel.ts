import type { Session } from './sessionStore';

/** What tabs tell each other about a session that no common storage holds. */
export type SessionMessage =
  /** A tab was opened and knows of no session. */
  | { type: 'wanted' }
  /** The session as it is now; null when somebody signed out. */
  | { type: 'session'; session: Session | null };

/** The part of a `BroadcastChannel` that carries them. */
export interface SessionChannel {
  postMessage(message: SessionMessage): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<SessionMessage>) => void): void;
}

/** The channel of this browser's tabs. */
export const openSessionChannel = (): SessionChannel & { close(): void } => new BroadcastChannel('session');
