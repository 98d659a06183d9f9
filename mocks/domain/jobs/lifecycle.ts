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

/** Makes the job RUNNING, or ends it if it was canceled; undefined if there is nothing to do for it. */
export const begin = async (ctx: DomainContext, jobId: string): Promise<JobRecord | undefined> => {
  const job = await ctx.store.get('jobs', jobId);
  if (!job) return undefined;
  const at = ctx.now().toISOString();
  if (job.status === 'CANCELING') await ctx.store.commit([{ table: 'jobs', put: canceled(job, at) }]);
  const status = job.status === 'RUNNING' ? job.status : nextStatus(job.status, 'start');
  if (!status) return undefined;
  // Without a checkpoint the work starts anew, so nothing of an earlier try may be left.
  const isAnew = job.checkpoint === null;
  const stale = isAnew ? job.outputFileIds : [];
  const begun: JobRecord = {
    ...job,
    ...(isAnew && UNTOUCHED),
    status,
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
