import { removeParts } from '../../records/jobParts';
import { DomainError } from '../../errors';
import type { JobRecord } from '../../records/jobs';
import { fromStored, say, type Sentence } from '../../records/sentence';
import type { DomainContext } from '../context';
import type { Commit } from '../withLock';
import { UNTOUCHED } from './createJob';
import { nextStatus } from '../jobStateMachine';
import { putJob } from './parts';
import { settled, withLog } from './progress';

/** Returns a CANCELING job in its final state. Changes it has made stay. */
export function canceled(job: JobRecord, at: string): JobRecord {
  const count = job.changeCount + (job.modelCount ?? 0);
  const message = count
    ? say`Canceled. The changes made so far stay (${count}) and can be undone.`
    : say`Canceled. No changes were made.`;
  return withLog(settled(job, 'endCancel', at), at, 'WARNING', message);
}

/**
 * Number of consecutive stops at about the same point after which a job is not resumed, because it may be causing them.
 */
const MAX_STOPS = 5;

/** Share of a step that counts as progress. */
const ADVANCE = 0.01;

/**
 * Returns the restart record of a job that is resumed after a stop. The count restarts once the job has made progress.
 */
const getRestarts = ({ steps, progress: { processed, total }, restarts: last }: JobRecord) => {
  const step = steps.findIndex(({ status }) => status === 'RUNNING');
  const isStuck = last && step <= last.step && processed < last.processed + Math.max(1, total * ADVANCE);
  return isStuck ? { ...last, count: last.count + 1 } : { count: 1, step, processed };
};

const stuck = (job: JobRecord, stops: number, at: string): JobRecord => {
  const reason = say`The job stopped ${stops} times at about the same point, so it wasn’t restarted. The device may have run out of memory. Close other tabs and apps, or split the file, then try again.`;
  return withLog(settled(job, 'fail', at, reason), at, 'ERROR', reason);
};

/**
 * Sets the job to RUNNING, or ends it if it was canceled or cannot run. Returns undefined if there is nothing to do.
 */
export async function begin(ctx: DomainContext, commit: Commit, jobId: string): Promise<JobRecord | undefined> {
  const job = await ctx.store.get('jobs', jobId);
  if (!job) return undefined;
  const at = ctx.now().toISOString();
  if (job.status === 'CANCELING') await commit(putJob(canceled(job, at)));
  const status = job.status === 'RUNNING' ? job.status : nextStatus(job.status, 'start');
  if (!status) return undefined;
  const restarts = job.status === 'RUNNING' ? getRestarts(job) : job.restarts;
  if (restarts && restarts.count >= MAX_STOPS) {
    await commit(putJob(stuck(job, restarts.count, at)));
    return undefined;
  }
  // Without a checkpoint the work starts over, so results of earlier attempts must be removed.
  const isAnew = job.checkpoint === null;
  const stale = isAnew ? job.outputFileIds : [];
  const begun: JobRecord = {
    ...job,
    ...(isAnew && UNTOUCHED),
    status,
    restarts,
    startedAt: job.startedAt ?? at,
    heartbeatAt: at,
  };
  const logged = withLog(begun, at, 'INFO', job.startedAt === null ? say`Started.` : say`Resumed.`);
  await commit([
    ...(isAnew ? removeParts(job) : []),
    ...stale.map((remove) => ({ table: 'files' as const, remove })),
    { table: 'jobs', put: logged },
  ]);
  for (const id of stale) await ctx.files.remove(id);
  return logged;
}

/** Ends the job as FAILED with a user-readable message; the error itself is written to the log. */
export async function fail(
  ctx: DomainContext,
  commit: Commit,
  { jobId, error }: { jobId: string; error: unknown },
): Promise<void> {
  const job = await ctx.store.get('jobs', jobId);
  const at = ctx.now().toISOString();
  if (job?.status === 'CANCELING') return commit(putJob(canceled(job, at)));
  if (job?.status !== 'RUNNING') return;
  const isRefusal = error instanceof DomainError;
  const reason: Sentence = isRefusal
    ? fromStored(error.sentence)
    : job.input.kind === 'clone'
      ? say`The job stopped because of an internal error. Nothing was copied. Try again.`
      : say`The job stopped because of an internal error. Its changes so far are saved. Try again to continue from there.`;
  const logged = withLog(settled(job, 'fail', at, reason), at, 'ERROR', isRefusal ? reason : [String(error)]);
  await commit(putJob(logged));
}
