import { DomainError, notFound } from '../../errors';
import type { JobRecord } from '../../records/jobs';
import { say, type Sentence } from '../../records/sentence';
import { can } from '../auth/abilities';
import type { JobStatus } from '../../types.generated';
import { catalogLock, withLock } from '../withLock';
import type { Store } from '../../db/store';
import type { DomainContext } from '../context';
import { assertCatalogFree, createJob } from './createJob';
import { canceled } from './lifecycle';
import { isRetryable, isUndoable, nextStatus, type JobEvent } from '../jobStateMachine';
import { putJob } from './parts';
import { withLog } from './progress';

/** Returns the job. Throws NOT_FOUND. */
export async function getJob({ store }: Pick<DomainContext, 'store'>, id: string): Promise<JobRecord> {
  const job = await store.get('jobs', id);
  if (!job) throw notFound('job', id);
  return job;
}

/** Returns the job that created or changed something. Null if there is none, or without permission to read jobs. */
export async function getSourceJob({ store, user }: Pick<DomainContext, 'store' | 'user'>, id: string | null) {
  return id !== null && can(user, 'read', 'Job') ? ((await store.get('jobs', id)) ?? null) : null;
}

/**
 * Returns the job whose changes a ROLLBACK job makes again, because it undoes an undo of that job; null if it does not.
 */
export async function getRedone(store: Pick<Store, 'get'>, job: JobRecord): Promise<JobRecord | null> {
  const get = async (id: string | null | undefined) => (id == null ? undefined : await store.get('jobs', id));
  let redone: JobRecord | null = null;
  // Each redo can be undone, and done again.
  for (
    let at = await get((await get(job.undoesId))?.undoesId);
    at;
    at = await get((await get(at.undoesId))?.undoesId)
  ) {
    redone = at;
  }
  return redone?.type === 'ROLLBACK' ? null : redone;
}

/**
 * Returns the job at the start of the chain of undos that the job ends; itself if it undoes none. `isUndone` says whether
 * the job undoes its changes, and not makes them, perhaps again.
 */
export async function findOrigin(
  store: Pick<Store, 'get'>,
  job: JobRecord,
): Promise<{ origin: JobRecord | undefined; isUndone: boolean }> {
  let isUndone = false;
  let origin: JobRecord | undefined = job;
  for (; origin && origin.undoesId !== null; origin = await store.get('jobs', origin.undoesId)) isUndone = !isUndone;
  return { origin, isUndone };
}

const STATUS_WORDS: Record<JobStatus, Sentence> = {
  PENDING: say`pending`,
  RUNNING: say`running`,
  PAUSED: say`paused`,
  CANCELING: say`canceling`,
  CANCELED: say`canceled`,
  COMPLETED: say`completed`,
  COMPLETED_WITH_ISSUES: say`completed with issues`,
  FAILED: say`failed`,
};

const refuse = (job: JobRecord, what: Sentence): never => {
  throw new DomainError('CONFLICT', say`Job ${job.id} is ${STATUS_WORDS[job.status]} and can’t be ${what}.`);
};

/**
 * Stores the job returned by `next` under the catalog lock, so that it does not conflict with the runner's slices, and
 * emits an event.
 */
const change = async (
  ctx: DomainContext,
  id: string,
  next: (job: JobRecord, at: string) => Promise<JobRecord> | JobRecord,
): Promise<JobRecord> => {
  const { catalogId } = await getJob(ctx, id);
  const changed = await withLock(ctx, catalogLock(catalogId), async (commit) => {
    const put = await next(await getJob(ctx, id), ctx.now().toISOString());
    await commit(putJob(put));
    return put;
  });
  ctx.events.emit('jobChanged', { jobId: id });
  return changed;
};

const moved = (job: JobRecord, event: JobEvent, what: Sentence): JobRecord => {
  const status = nextStatus(job.status, event);
  return status ? { ...job, status } : refuse(job, what);
};

/**
 * Cancels the job: immediately if it is not running, otherwise after its current slice. Changes it has made stay and
 * can be undone, but not those of a clone, which are removed. Throws NOT_FOUND, or CONFLICT if the job has ended.
 */
export async function cancelJob(ctx: DomainContext, id: string): Promise<JobRecord> {
  const job = await change(ctx, id, (found, at) => {
    const canceling = moved(found, 'cancel', say`canceled`);
    return found.status === 'RUNNING' ? canceling : canceled(canceling, at);
  });
  if (job.input.kind === 'clone') ctx.jobs.startOpen();
  return job;
}

/** Pauses the job after its current slice. Throws NOT_FOUND, or CONFLICT if the job is not running. */
export function pauseJob(ctx: DomainContext, id: string): Promise<JobRecord> {
  return change(ctx, id, (job, at) => ({
    ...withLog(moved(job, 'pause', say`paused`), at, 'INFO', say`Paused.`),
    etaSeconds: null,
    restarts: null,
  }));
}

/** Resumes the job from its checkpoint. Throws NOT_FOUND, or CONFLICT if the job is not paused. */
export async function resumeJob(ctx: DomainContext, id: string): Promise<JobRecord> {
  const job = await change(ctx, id, (paused) => moved(paused, 'resume', say`resumed`));
  ctx.jobs.start(id);
  return job;
}

/**
 * Retries a failed job from its checkpoint. Throws NOT_FOUND, or CONFLICT if the job has not failed, was undone, or
 * another job is changing its catalog.
 */
export async function retryJob(ctx: DomainContext, id: string): Promise<JobRecord> {
  const job = await change(ctx, id, async (failed, at) => {
    if (!isRetryable(failed)) refuse(failed, say`retried`);
    await assertCatalogFree(ctx, failed);
    const retried: JobRecord = {
      ...moved(failed, 'retry', say`retried`),
      steps: failed.steps.map(({ code, status }) => ({ code, status: status === 'FAILED' ? 'PENDING' : status })),
      attempts: failed.attempts + 1,
      restarts: null,
      settledAt: null,
      error: null,
    };
    return withLog(retried, at, 'INFO', say`Attempt ${retried.attempts}.`);
  });
  ctx.jobs.start(id);
  return job;
}

/**
 * Starts the ROLLBACK job that undoes the job's changes; those of an undone job are made again by undoing its undo.
 * Throws NOT_FOUND, or CONFLICT if the job changed nothing, was already undone, or another job is changing its catalog.
 * For jobs about options of an attribute, use `undoJobs`.
 */
export async function undoJob(ctx: DomainContext, id: string): Promise<JobRecord> {
  const job = await getJob(ctx, id);
  if (job.undoneById !== null) {
    throw new DomainError('CONFLICT', say`Job ${id} was already undone by job ${job.undoneById}.`);
  }
  if (!isUndoable(job)) {
    const message = say`Job ${id} can’t be undone. You can undo only imports, bulk edits, restores, and undos that have ended and made changes.`;
    throw new DomainError('CONFLICT', message);
  }
  const { type, catalogId } = { type: 'ROLLBACK' as const, catalogId: job.catalogId };
  return createJob(ctx, { type, catalogId, input: { kind: 'undo', jobId: id }, trigger: 'UNDO', undoesId: id });
}
