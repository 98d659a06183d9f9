import type { Session } from './storedSession';

/** Messages between tabs about a session that is not in shared storage. */
type SessionMessage =
  /** A tab was opened and has no session. */
  | { type: 'wanted' }
  /** The current session, or null after signing out. */
  | { type: 'session'; session: Session | null };

/** The part of `BroadcastChannel` that is used for them. */
export interface SessionChannel {
  postMessage: (message: SessionMessage) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<SessionMessage>) => void) => void;
}

/** Opens the channel between the tabs of this browser. */
export function openSessionChannel(): SessionChannel & { close: () => void } {
  return new BroadcastChannel('session');
}
