import { systemClock, type Clock } from './clock';
import { createMemoryFailures, type Failures } from './db/failures';
import type { FileStore } from './db/files';
import type { Leases } from './db/leases';
import { createMemoryNotes, type Notes } from './db/notes';
import type { DemoData } from './demo';
import { createLazySnapshots } from './db/lazySnapshots';
import { createMemoryFiles } from './db/memoryFiles';
import { createMemoryStore } from './db/memoryStore';
import { createSeededStore } from './db/seededStore';

import type { Snapshot } from './db/snapshots';
import type { Store } from './db/store';
import { createVisibleStore } from './db/visibleStore';
import type { OutgoingEmail } from './domain/auth/emailText';
import { createSignInAttempts } from './domain/auth/signInAttempts';
import { createTokens, type ReadToken, type TokenSecrets } from './domain/auth/tokens';
import type { DomainContext } from './domain/context';
import { createJobRunner, type JobEngineOptions } from './domain/jobRunner/runner';
import { createRecentChanges } from './domain/events/recentChanges';
import { createPresence } from './domain/presence/presence';
import { LIMITS, type Limits } from './domain/limits';
import { withLock } from './domain/withLock';
import { createEvents } from './events';
import { emitFollowed } from './followedEvents';
import { loadTranslations } from './i18n/translate';

export interface BackendOptions extends Pick<JobEngineOptions, 'onWork' | 'retryMs' | 'sliceMs'> {
  /** Without it, the demo apps are empty. */
  demo?: DemoData;
  /** The record store; in memory by default. */
  store?: Store;
  files?: FileStore;
  /** What the processes share that use the store, if there can be others. */
  shared?: { leases: Leases; failures: Failures; notes: Notes };
  /** Takes a snapshot of a store that other processes use, too. */
  openSnapshot?: () => Promise<Snapshot>;
  /**
   * The URL under which browsers reach the app, for links: `https://catalogs.example.com`. Without it, links are paths.
   */
  publicUrl?: string;
  /** Sends an email over an email server. Rejects if it can't, after noting why. Without it, there is none. */
  sendEmail?: (email: OutgoingEmail) => Promise<void>;
  now?: Clock;
  secrets?: TokenSecrets;
  /** Reads tokens before jsonwebtoken does. */
  readToken?: ReadToken;
  limits?: Limits;
  /** Called when work under a lock begins, with the milliseconds that it waited. */
  onLockWaited?: (ms: number) => void;
  /** What clients that say nothing else call themselves: the browser, if the gateway runs in it. */
  userAgent?: string;
}

/** The domain on top of a store, with the engine that runs its jobs, but without a transport. */
export interface Backend {
  /** The context that all domain functions get, without a user. */
  context: DomainContext;
  /**
   * Resumes the jobs that an earlier instance left in the same store. With other processes, fills all demo apps first.
   */
  resumeJobs: () => Promise<void>;
  /** Resolves when no job is running. */
  idle: () => Promise<void>;
  /** Stops all jobs, which the next instance resumes from their checkpoints, and cancels scheduled work. */
  stop: () => void;
}

/** What sends emails in the language of an `Accept-Language` header. */
const createSender =
  (send: (email: OutgoingEmail) => Promise<void>): DomainContext['sendEmail'] =>
  async (email, acceptLanguage) => {
    const [{ renderEmail }, translations] = await Promise.all([
      import('./domain/auth/emailText'),
      loadTranslations({ acceptLanguage }),
    ]);
    await send(renderEmail(email, translations));
  };

const randomSecrets = (): TokenSecrets => ({ access: crypto.randomUUID(), refresh: crypto.randomUUID() });

/** Creates the back end. A store can have only one at a time. */
export function createBackend(options: BackendOptions = {}): Backend {
  const now = options.now ?? systemClock;
  const events = createEvents();
  const seeds = options.demo?.seeds ?? [];
  const stores = createLazySnapshots(options.store ?? createMemoryStore(), options.files ?? createMemoryFiles());
  const locks: DomainContext['locks'] = Object.assign(
    new Map<string, Promise<void>>(),
    options.onLockWaited && { onWaited: options.onLockWaited },
  );
  const storeWithDeleted = createSeededStore(stores.store, seeds, now, (work) =>
    withLock({ locks, store: stores.store }, 'seeds', work),
  );
  const store = createVisibleStore(storeWithDeleted);
  const fillAll = async () => {
    for (const { tables } of seeds) await Promise.all(tables.map(storeWithDeleted.ids));
  };
  const openSnapshot = async () => {
    await fillAll();
    return (options.openSnapshot ?? stores.openSnapshot)();
  };
  const notes = options.shared?.notes ?? createMemoryNotes();
  const base = {
    store,
    storeWithDeleted,
    files: stores.files,
    openSnapshot,
    events,
    now,
    tokens: createTokens(options.secrets ?? randomSecrets(), options.readToken),
    leases: options.shared?.leases ?? null,
    notes,
    attempts: createSignInAttempts(options.shared?.failures ?? createMemoryFailures(now)),
    limits: options.limits ?? LIMITS,
    locks,
    presence: createPresence(notes, events),
    // Without other processes, no one has changed anything before.
    recentChanges: createRecentChanges(events, now, options.shared ? now().getTime() : -Infinity),
    workingCopies: new Map(),
    googleReports: new Map(),
    publicUrl: options.publicUrl ?? '',
    sendEmail: options.sendEmail ? createSender(options.sendEmail) : null,
    demo: options.demo ?? null,
    user: null,
    sessionId: null,
    address: null,
    userAgent: options.userAgent ?? '',
    acceptLanguage: null,
  };
  const stopFollowing = store.following?.onFollowed((commit) => emitFollowed(events, commit));
  const engine = createJobRunner(base, options);
  const stop = () => {
    engine.stop();
    stopFollowing?.();
    base.presence.stop();
    base.events.emit('stopped', {});
  };
  const resumeJobs = async () => {
    // Later, a first read under a lock would take the one of the workspace in the wrong order.
    if (base.leases) await fillAll();
    await engine.resumeAll();
  };
  return { context: { ...base, jobs: engine }, resumeJobs, idle: engine.idle, stop };
}
