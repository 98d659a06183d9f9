import { systemClock, type Clock } from './clock';
import type { FileStore } from './db/files';
import { DEMO_SEEDS } from './db/demoSeeds';
import { createMemoryFiles } from './db/memoryFiles';
import { createMemoryStore } from './db/memoryStore';
import { createSeededStore } from './db/seededStore';
import type { Store } from './db/store';
import { createSignInAttempts } from './domain/auth/signInAttempts';
import { createTokens, type TokenSecrets } from './domain/auth/tokens';
import type { DomainContext } from './domain/context';
import { createJobRunner, type JobEngineOptions } from './domain/jobs/runner';
import { LIMITS, type Limits } from './domain/limits';
import { createEvents } from './events';

export interface RoomOptions extends Pick<JobEngineOptions, 'onWork'> {
  /** Where everything is kept; in memory where it is not given. */
  store?: Store;
  files?: FileStore;
  now?: Clock;
  secrets?: TokenSecrets;
  limits?: Limits;
}

/** The rules over a store, with the engine that runs their jobs, and no door yet. */
export interface Room {
  /** What every rule gets, without a user. */
  context: DomainContext;
  /** Takes up the jobs that a former room over the same store left. */
  resumeJobs(): Promise<void>;
  /** Resolves when no job is at work. */
  idle(): Promise<void>;
  /** Stops the work of jobs, which go on from their checkpoints in the next room, and drops what was to happen later. */
  stop(): void;
}

const randomSecrets = (): TokenSecrets => ({ access: crypto.randomUUID(), refresh: crypto.randomUUID() });

/** Opens a room; there must be only one over a store at a time. */
export const openRoom = (options: RoomOptions = {}): Room => {
  const now = options.now ?? systemClock;
  const base = {
    store: createSeededStore(options.store ?? createMemoryStore(), DEMO_SEEDS, now),
    files: options.files ?? createMemoryFiles(),
    events: createEvents(),
    now,
    tokens: createTokens(options.secrets ?? randomSecrets()),
    attempts: createSignInAttempts(),
    limits: options.limits ?? LIMITS,
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
};
