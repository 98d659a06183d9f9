import type { DomainContext, JobRunner } from '../context';
import { isSettled } from './machine';
import { runJob } from './runJob';

/** The engine behind all jobs of a store; there must be only one at a time. */
export interface JobEngine extends JobRunner {
  /** Takes up all jobs again that a former engine left: from their checkpoints, nothing lost and nothing twice. */
  resumeAll(): Promise<void>;
  /** Resolves when no job is at work. */
  idle(): Promise<void>;
  /** Stops all work at once without ending it, as if the process had been killed. */
  stop(): void;
}

/** How an engine works, and who is told of it. */
export interface JobEngineOptions {
  /** How long other work may have to wait, in milliseconds. */
  sliceMs?: number;
  /** Called when the engine begins to work and when it has nothing more to do; paused jobs are none of its work. */
  onWork?(isWorking: boolean): void;
}

/** Runs the jobs of each catalog one after the other. */
export const createJobRunner = (
  base: Omit<DomainContext, 'jobs'>,
  { sliceMs = 10, onWork }: JobEngineOptions = {},
): JobEngine => {
  const queues = new Map<string, Promise<void>>();
  const atWork = new Set<Promise<void>>();
  let hasStopped = false;
  const options = { sliceMs, isStopped: () => hasStopped };

  const enqueue = async (jobId: string) => {
    const job = await base.store.get('jobs', jobId);
    if (!job || hasStopped) return;
    const turn = (queues.get(job.catalogId) ?? Promise.resolve()).then(async () => {
      if (!hasStopped) await runJob(ctx, job, options);
    });
    // A store that fails leaves the job as it is: the next engine takes it up again.
    const queue = turn.catch(() => undefined);
    queues.set(job.catalogId, queue);
    await queue;
    if (queues.get(job.catalogId) === queue) queues.delete(job.catalogId);
  };

  const engine: JobEngine = {
    start: (jobId) => {
      const work = enqueue(jobId).catch(() => undefined);
      atWork.add(work);
      if (atWork.size === 1) onWork?.(true);
      void work.then(() => {
        atWork.delete(work);
        if (atWork.size === 0) onWork?.(false);
      });
    },
    resumeAll: async () => {
      const open = await base.store.list('jobs', (job) => !isSettled(job) && job.status !== 'PAUSED');
      open.forEach(({ id }) => engine.start(id));
    },
    idle: async () => {
      while (atWork.size) await Promise.all(atWork);
    },
    stop: () => {
      hasStopped = true;
    },
  };
  const ctx: DomainContext = { ...base, jobs: engine };
  return engine;
};
