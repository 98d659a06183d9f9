import { systemClock, type Clock } from './clock';
import type { FileStore } from './db/files';
import type { DemoData } from './demo';
import { createMemoryFiles } from './db/memoryFiles';
import { createMemoryStore } from './db/memoryStore';
import { createSeededStore } from './db/seededStore';
import type { Store } from './db/store';
import { createSignInAttempts } from './domain/auth/signInAttempts';
import { createTokens, type ReadToken, type TokenSecrets } from './domain/auth/tokens';
import type { DomainContext } from './domain/context';
import { createJobRunner, type JobEngineOptions } from './domain/jobRunner/runner';
import { LIMITS, type Limits } from './domain/limits';
import { createEvents } from './events';

export interface BackendOptions extends Pick<JobEngineOptions, 'onWork' | 'retryMs'> {
  /** Without it, the demo apps are empty. */
  demo?: DemoData;
  /** The record store; in memory by default. */
  store?: Store;
  files?: FileStore;
  /**
   * The URL under which browsers reach the app, for links: `https://catalogs.example.com`. Without it, links are paths.
   */
  publicUrl?: string;
  now?: Clock;
  secrets?: TokenSecrets;
  /** Reads tokens before jsonwebtoken does. */
  readToken?: ReadToken;
  limits?: Limits;
}

/** The domain on top of a store, with the engine that runs its jobs, but without a transport. */
export interface Backend {
  /** The context that all domain functions get, without a user. */
  context: DomainContext;
  /** Resumes the jobs that an earlier instance left in the same store. */
  resumeJobs: () => Promise<void>;
  /** Resolves when no job is running. */
  idle: () => Promise<void>;
  /** Stops all jobs, which the next instance resumes from their checkpoints, and cancels scheduled work. */
  stop: () => void;
}

const randomSecrets = (): TokenSecrets => ({ access: crypto.randomUUID(), refresh: crypto.randomUUID() });

/** Creates the back end. A store can have only one at a time. */
export function createBackend(options: BackendOptions = {}): Backend {
  const now = options.now ?? systemClock;
  const base = {
    store: createSeededStore(options.store ?? createMemoryStore(), options.demo?.seeds ?? [], now),
    files: options.files ?? createMemoryFiles(),
    events: createEvents(),
    now,
    tokens: createTokens(options.secrets ?? randomSecrets(), options.readToken),
    attempts: createSignInAttempts(),
    limits: options.limits ?? LIMITS,
    locks: new Map(),
    workingCopies: new Map(),
    googleReports: new Map(),
    publicUrl: options.publicUrl ?? '',
    demo: options.demo ?? null,
    user: null,
    sessionId: null,
    address: null,
  };
  const engine = createJobRunner(base, options);
  const stop = () => {
    engine.stop();
    base.events.emit('stopped', {});
  };
  return { context: { ...base, jobs: engine }, resumeJobs: engine.resumeAll, idle: engine.idle, stop };
}
