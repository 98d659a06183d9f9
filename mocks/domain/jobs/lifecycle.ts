import { DomainError } from '../../errors';
import type { JobRecord } from '../../records/jobs';
import type { DomainContext } from '../context';
import { UNTOUCHED } from './createJob';
import { nextStatus } from './machine';
import { removeParts } from './parts';
import { settled, withLog } from './progress';

/** A CANCELING job at its end: what it did stays. */
export const canceled = (job: JobRecord, at: string): JobRecord => {
  const kept = job.changeCount
    ? `What was done so far stays (changes: ${job.changeCount}) and can be undone.`
    : 'Nothing was changed.';
  return withLog(settled(job, 'endCancel', at), at, 'WARNING', `Canceled. ${kept}`);
};

/** Stops in a row at about the same place after which a job is not taken up again: it may well be their cause. */
const MAX_STOPS = 5;

/** The share of a step that counts as getting further. */
const ADVANCE = 0.01;

/** What the job notes of a further take-up after a stop: the count begins anew once it got further. */
const restartsOf = ({ steps, progress: { processed, total }, restarts: last }: JobRecord) => {
  const step = steps.findIndex(({ status }) => status === 'RUNNING');
  const isStuck = last && step <= last.step && processed < last.processed + Math.max(1, total * ADVANCE);
  return isStuck ? { ...last, count: last.count + 1 } : { count: 1, step, processed };
};

const stuck = (job: JobRecord, stops: number, at: string): JobRecord => {
  const reason =
    `The job was stopped ${stops} times at about the same place, so it was not started again. ` +
    'Memory may have run out: close other tabs and apps, or split the file. Then try again.';
  return withLog(settled(job, 'fail', at, reason), at, 'ERROR', reason);
};

/**
 * Makes the job RUNNING, or ends it if it was canceled or cannot be done; undefined if there is nothing to do for it.
 */
export const begin = async (ctx: DomainContext, jobId: string): Promise<JobRecord | undefined> => {
  const job = await ctx.store.get('jobs', jobId);
  if (!job) return undefined;
  const at = ctx.now().toISOString();
  if (job.status === 'CANCELING') await ctx.store.commit([{ table: 'jobs', put: canceled(job, at) }]);
  const status = job.status === 'RUNNING' ? job.status : nextStatus(job.status, 'start');
  if (!status) return undefined;
  const restarts = job.status === 'RUNNING' ? restartsOf(job) : job.restarts;
  if (restarts && restarts.count >= MAX_STOPS) {
    await ctx.store.commit([{ table: 'jobs', put: stuck(job, restarts.count, at) }]);
    return undefined;
  }
  // Without a checkpoint the work starts anew, so nothing of an earlier try may be left.
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
  const logged = withLog(begun, at, 'INFO', job.startedAt === null ? 'Started.' : 'Taken up again.');
  await ctx.store.commit([
    ...(isAnew ? removeParts(job) : []),
    ...stale.map((remove) => ({ table: 'files' as const, remove })),
    { table: 'jobs', put: logged },
  ]);
  for (const id of stale) await ctx.files.remove(id);
  return logged;
};

/** Ends the job as FAILED with a sentence that a person understands; the error itself stands in the log. */
export const fail = async (ctx: DomainContext, jobId: string, error: unknown): Promise<void> => {
  const job = await ctx.store.get('jobs', jobId);
  const at = ctx.now().toISOString();
  if (job?.status === 'CANCELING') return ctx.store.commit([{ table: 'jobs', put: canceled(job, at) }]);
  if (job?.status !== 'RUNNING') return;
  const isRefusal = error instanceof DomainError;
  const reason = isRefusal
    ? error.message
    : 'The job met a fault of the program and stopped. What it had done is kept; try it again to go on from there.';
  const logged = withLog(settled(job, 'fail', at, reason), at, 'ERROR', isRefusal ? reason : String(error));
  await ctx.store.commit([{ table: 'jobs', put: logged }]);
};
