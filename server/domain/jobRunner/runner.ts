import { withLease } from '../../db/leases';
import type { DomainContext, JobRunner } from '../context';
import { isUnavailable } from '../../errors';
import type { JobRecord } from '../../records/jobs';
import { isSettled } from '../jobStateMachine';
import { runJob } from './runJob';

/** The job engine of a store. Each process that uses the store has one. */
export interface JobEngine extends JobRunner {
  /**
   * Resumes all jobs left by an earlier engine from their checkpoints, without losing or repeating work. With other
   * processes, also those that they leave from now on.
   */
  resumeAll: () => Promise<void>;
  /** Resolves when no job is running in this process. */
  idle: () => Promise<void>;
  /** Stops all work immediately without finishing it, as if the process had been killed. */
  stop: () => void;
}

/** Options and callbacks of an engine. */
export interface JobEngineOptions {
  /** How long other work can be blocked, in milliseconds. */
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
  /** Ids of the jobs that run, or wait for their turn. */
  const taken = new Set<string>();
  let sweeps: ReturnType<typeof setInterval> | undefined;
  let hasStopped = false;
  const options = { sliceMs, isStopped: () => hasStopped };

  /**
   * Runs the job, unless another process runs the catalog's. While the store can't be reached, the job stays as it is,
   * and is resumed when it can.
   */
  const run = async (job: JobRecord) => {
    for (;;) {
      try {
        return await withLease(base.leases, `jobs:${job.catalogId}`, (check) =>
          runJob(ctx, job, { ...options, check }),
        );
      } catch (error) {
        if (hasStopped || !isUnavailable(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
  };

  const enqueue = async (jobId: string) => {
    const job = await base.store.get('jobs', jobId);
    if (!job || hasStopped) return;
    const turn = (queues.get(job.catalogId) ?? Promise.resolve()).then(async () => {
      if (!hasStopped) await run(job);
    });
    // If the store fails, the job stays as it is, and the next engine resumes it.
    const queue = turn.catch(() => undefined);
    queues.set(job.catalogId, queue);
    await queue;
    if (queues.get(job.catalogId) === queue) queues.delete(job.catalogId);
  };

  const startOpen = async () => {
    const open = await base.store.list('jobs', (job) => !isSettled(job) && job.status !== 'PAUSED');
    for (const { id } of open) if (!taken.has(id)) engine.start(id);
  };

  const engine: JobEngine = {
    start: (jobId) => {
      taken.add(jobId);
      const work = enqueue(jobId).catch(() => undefined);
      atWork.add(work);
      if (atWork.size === 1) onWork?.(true);
      void work.then(() => {
        taken.delete(jobId);
        atWork.delete(work);
        if (atWork.size === 0) onWork?.(false);
      });
    },
    resumeAll: async () => {
      await startOpen();
      if (base.leases && !hasStopped) sweeps ??= setInterval(() => void startOpen().catch(() => undefined), sweepMs);
    },
    idle: async () => {
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
