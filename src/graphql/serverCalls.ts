import type { Tokens } from '#session/tokens';
import type { OutageMonitor } from './outageMonitor';

/** What requests to the server need, and optionally the handlers for outages and denied permissions. */
export interface ServerCalls {
  /** Absolute URL of its GraphQL endpoint. */
  url: string;
  /** Settles when it can be called. */
  ready: Promise<unknown>;
  tokens: Tokens;
  /** Refetches the user’s permissions, and updates the session if they changed. */
  relearnUser?: () => void;
  outages?: OutageMonitor;
}
