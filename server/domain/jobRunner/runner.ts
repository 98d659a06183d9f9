import { withLease, type Lease } from '../../db/leases';
import type { DomainContext, JobRunner } from '../context';
import { isUnavailable } from '../../errors';
import { removeDeleted } from '../catalogs/removeDeleted';
import { isSettled } from '../jobStateMachine';
import { runJob } from './runJob';

/** The job engine of a store. Each process that uses the store has one. */
export interface JobEngine extends JobRunner {
  /**
   * Resumes all jobs left by an earlier engine from their checkpoints, without losing or repeating work. With other
   * processes, also those that they leave from now on.
   */
  resumeAll: () => Promise<void>;
  /** Resolves when no work is running in this process. */
  idle: () => Promise<void>;
  /** Stops all work immediately without finishing it, as if the process had been killed. */
  stop: () => void;
}

/** Options and callbacks of an engine. */
export interface JobEngineOptions {
  /** How long a slice of a job has the lock of its catalog before its commit, in milliseconds. */
  sliceMs?: number;
  /** How long to wait before a job is resumed that could not reach the store, in milliseconds. */
  retryMs?: number;
  /** How often to look for jobs that no process runs, if there can be others, in milliseconds. */
  sweepMs?: number;
  /** Called when the engine starts working and when it becomes idle. Paused jobs do not count as work. */
  onWork?: (isWorking: boolean) => void;
}

/**
 * Creates an engine that runs the jobs of each catalog one after the other. Of several processes, one runs those of a
 * catalog; each offers to run all open jobs that it sees.
 */
export function createJobRunner(
  base: Omit<DomainContext, 'jobs'>,
  { sliceMs = 10, retryMs = 5_000, sweepMs = 1_000, onWork }: JobEngineOptions = {},
): JobEngine {
  const queues = new Map<string, Promise<void>>();
  const atWork = new Set<Promise<void>>();
  /** Keys of the work that runs, or waits for its turn. */
  const taken = new Set<string>();
  let sweeps: ReturnType<typeof setInterval> | undefined;
  let hasStopped = false;
  const isStopped = () => hasStopped;

  /** Does the work. While the store can't be reached, all stays as it is, and the work begins again when it can. */
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    for (;;) {
      try {
        await work();
        return;
      } catch (error) {
        if (hasStopped || !isUnavailable(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
  };

  /** Does the work after all earlier work of the catalog, unless another process does. */
  const inTurn = async (catalogId: string, work: (check: Lease['check']) => Promise<void>) => {
    if (hasStopped) return;
    const turn = (queues.get(catalogId) ?? Promise.resolve()).then(async () => {
      if (!hasStopped) await attempt(() => withLease(base.leases, `jobs:${catalogId}`, work));
    });
    // If the store fails, what was to be done stays as it is, and the next engine does it.
    const queue = turn.catch(() => undefined);
    queues.set(catalogId, queue);
    await queue;
    if (queues.get(catalogId) === queue) queues.delete(catalogId);
  };

  const begin = (key: string, work: () => Promise<void>) => {
    taken.add(key);
    const working = work().catch(() => undefined);
    atWork.add(working);
    if (atWork.size === 1) onWork?.(true);
    void working.then(() => {
      taken.delete(key);
      atWork.delete(working);
      if (atWork.size === 0) onWork?.(false);
    });
  };

  const startOpen = async () => {
    for (const plan of await base.store.list('plannedJobs')) {
      const key = `planned:${plan.id}`;
      if (taken.has(key)) continue;
      begin(key, () =>
        attempt(async () => {
          const { createPlannedJobs } = await import('../jobs/plans/plannedJobs');
          await createPlannedJobs(ctx, plan, isStopped);
        }),
      );
    }
    const open = await base.store.list('jobs', (job) => !isSettled(job) && job.status !== 'PAUSED');
    for (const { id } of open) if (!taken.has(id)) engine.start(id);
    const deleted = await base.store.list('deletedCatalogs');
    for (const { id } of deleted) {
      const key = `deleted:${id}`;
      if (taken.has(key)) continue;
      begin(key, () => inTurn(id, (check) => removeDeleted(ctx, id, { check, isStopped })));
    }
  };
  let starting = Promise.resolve();
  const startSoon = () => {
    starting = startOpen().catch(() => undefined);
  };

  const engine: JobEngine = {
    start: (jobId) =>
      begin(jobId, async () => {
        const job = await base.store.get('jobs', jobId);
        if (!job) return;
        await inTurn(job.catalogId, (check) => runJob(ctx, job, { sliceMs, isStopped, check }));
        if (job.input.kind === 'clone') await startOpen();
      }),
    startOpen: startSoon,
    resumeAll: async () => {
      await startOpen();
      if (base.leases && !hasStopped) sweeps ??= setInterval(startSoon, sweepMs);
    },
    idle: async () => {
      await starting;
      while (atWork.size) await Promise.all(atWork);
    },
    stop: () => {
      hasStopped = true;
      clearInterval(sweeps);
    },
  };
  const ctx: DomainContext = { ...base, jobs: engine };
  return engine;
}
