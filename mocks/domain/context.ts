import type { Clock } from '../clock';
import type { FileStore } from '../db/files';
import type { Store } from '../db/store';
import type { Events } from '../events';
import type { AuthUserRecord } from '../records/auth';
import type { SignInAttempts } from './auth/signInAttempts';
import type { Tokens } from './auth/tokens';
import type { Limits } from './limits';

/** Starts and stops the work of jobs; the engine behind it runs in the gateway. */
export interface JobRunner {
  /** Takes up a job that is PENDING. Returns at once. */
  start(jobId: string): void;
}

/** What every rule may use. */
export interface DomainContext {
  store: Store;
  files: FileStore;
  events: Events;
  now: Clock;
  jobs: JobRunner;
  tokens: Tokens;
  attempts: SignInAttempts;
  limits: Limits;
  /** Who asks; null without a token. */
  user: AuthUserRecord | null;
  /** The session of the token; null without one. */
  sessionId: string | null;
  /** The network address that the request comes from; null where it comes from this process. */
  address: string | null;
}
