import type { Clock } from '../clock';
import type { FileStore } from '../db/files';
import type { Leases } from '../db/leases';
import type { Notes } from '../db/notes';
import type { Snapshot } from '../db/snapshots';
import type { DemoData } from '../demo';
import type { Store } from '../db/store';
import type { Events } from '../events';
import type { AuthUserRecord } from '../records/auth';
import type { AccountEmail } from './auth/emailText';
import type { SignInAttempts } from './auth/signInAttempts';
import type { Tokens } from './auth/tokens';
import type { GoogleReports } from './publishedCatalogs/google/googleReports';
import type { Limits } from './limits';
import type { RecentChanges } from './events/recentChanges';
import type { Presence } from './presence/presence';
import type { WorkingCopies } from './workingCopies';

/** The last work of each lock key that has not settled yet. Every back end has its own. */
interface Locks extends Map<string, Promise<void>> {
  /** Called when work begins, with the milliseconds that it waited. */
  onWaited?: (ms: number) => void;
}

/** Starts and stops jobs; the engine that runs them is in the gateway. */
export interface JobRunner {
  /** Starts a PENDING job. Returns immediately. */
  start: (jobId: string) => void;
  /** Starts all work in the store that is not running: planned jobs, jobs, and deletions. Returns immediately. */
  startOpen: () => void;
  /** Starts the work that an earlier instance, or a restored archive, left unfinished. */
  resumeAll: () => Promise<void>;
}

/** The dependencies available to all domain functions. */
export interface DomainContext {
  store: Store;
  /** The store with what is left of deleted catalogs, which `store` hides. */
  storeWithDeleted: Store;
  files: FileStore;
  /** Takes a snapshot of the store and its files, with all demo data. */
  openSnapshot: () => Promise<Snapshot>;
  events: Events;
  now: Clock;
  jobs: JobRunner;
  tokens: Tokens;
  /** Null for a store that only this process uses. */
  leases: Leases | null;
  notes: Notes;
  attempts: SignInAttempts;
  limits: Limits;
  locks: Locks;
  presence: Presence;
  recentChanges: RecentChanges;
  workingCopies: WorkingCopies;
  googleReports: GoogleReports;
  /** The URL under which browsers reach the app, before the paths in links; empty if it is that of the page. */
  publicUrl: string;
  /**
   * Sends an email in the language of an `Accept-Language` header. Rejects if it can't be sent. Null without an email
   * server.
   */
  sendEmail: ((email: AccountEmail, acceptLanguage: string | null) => Promise<void>) | null;
  /** Null without demo data. */
  demo: DemoData | null;
  /** The signed-in user; null without a token. */
  user: AuthUserRecord | null;
  /** The session of the token; null without one. */
  sessionId: string | null;
  /** The IP address that the request comes from; null if it comes from this process. */
  address: string | null;
  /** What the client calls itself (`User-Agent`); empty if it does not. */
  userAgent: string;
  /** The languages that the client prefers for texts, or null if it sent none. See `inLanguage`. */
  acceptLanguage: string | null;
}
