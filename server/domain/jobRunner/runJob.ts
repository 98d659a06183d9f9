import { isUnavailable } from '../../errors';
import { createYielder } from '../../yielder';
import type { JobRecord } from '../../records/jobs';
import { catalogLock, type Commit, withLock } from '../withLock';
import type { DomainContext } from '../context';
import { begin, canceled, fail } from '../jobs/lifecycle';
import { createEtaEstimator } from '../jobs/etaEstimator';
import { appendChanges, appendIssues, issuesToStore, putJob } from '../jobs/parts';
import { afterSlice, getEnd, settled, getSummary, withLog } from '../jobs/progress';
import type { HasTime, JobWork, Slice, SliceResult } from '../jobs/work';

/** Options of a job run. */
export interface RunOptions {
  /** How long a slice can take before its commit, in milliseconds; 0 limits each slice to one unit. */
  sliceMs: number;
  isStopped: () => boolean;
  /** Rejects with UNAVAILABLE if another process can run the job by now. */
  check: () => Promise<void>;
}

type Meter = ReturnType<typeof createEtaEstimator>;
type Next = IteratorResult<Slice, void>;

/** Minimum interval between progress events in milliseconds: at most ten per second. */
const REPORT_MS = 100;

/** Maximum units of work of a slice for each of its milliseconds, and of any, because a commit takes time, too. */
const UNITS_PER_MS = 20;
const MAX_UNITS = 500;

/** How long a job blocks other work of the thread, in milliseconds. */
const BLOCK_MS = 10;

/** Returns a function that tells whether a slice starting now has time for another unit of work. */
const createBudget = (sliceMs: number, yieldIfDue: () => Promise<void>): HasTime => {
  const until = performance.now() + sliceMs;
  const most = Math.min(sliceMs * UNITS_PER_MS, MAX_UNITS);
  let units = 0;
  return async () => {
    if (++units >= most || performance.now() >= until) return false;
    await yieldIfDue();
    return true;
  };
};

const endIfDone = (job: JobRecord, next: Next, result: SliceResult | undefined, at: string): JobRecord => {
  const failure = result?.failure;
  if (failure !== undefined) return withLog(settled(job, 'fail', at, failure), at, 'ERROR', failure);
  return next.done || result?.isLast ? withLog(settled(job, getEnd(job), at), at, 'INFO', getSummary(job)) : job;
};

/**
 * Runs one slice if the job can continue and commits its result. Returns whether the job is still running afterwards.
 */
const runSlice = async (
  ctx: DomainContext,
  commit: Commit,
  { jobId, next, hasTime, meter }: { jobId: string; next: Next; hasTime: HasTime; meter: Meter },
) => {
  const { store } = ctx;
  const job = await store.get('jobs', jobId);
  if (job?.status === 'CANCELING') {
    await commit(putJob(canceled(job, ctx.now().toISOString())));
  }
  if (job?.status !== 'RUNNING') return false;
  const result = next.done ? undefined : await next.value(hasTime);
  const at = ctx.now().toISOString();
  const stored = issuesToStore(job, result?.issues ?? [], ctx.limits.issues);
  const etaSeconds = result ? meter(result, ctx.now().getTime()) : null;
  const worked = result ? afterSlice(job, result, at, { etaSeconds, stored }) : job;
  const put = endIfDone(worked, next, result, at);
  const parts = [
    ...(await appendIssues(store, job, stored)),
    ...(await appendChanges(store, job, result?.jobChanges ?? [])),
  ];
  await commit([...(result?.changes ?? []), ...parts, ...putJob(put)]);
  return put.status === 'RUNNING';
};

/**
 * Runs the job slice by slice until it ends, is paused, or the runner stops. Rejects with UNAVAILABLE, and leaves the
 * job as it is, if the store can't be reached or another process can run it.
 */
export async function runJob(
  ctx: DomainContext,
  { id: jobId, catalogId }: Pick<JobRecord, 'id' | 'catalogId'>,
  { sliceMs, isStopped, check }: RunOptions,
): Promise<void> {
  const notify = () => ctx.events.emit('jobChanged', { jobId });
  const turn = <Result>(work: (commit: Commit) => Promise<Result>) =>
    withLock(ctx, catalogLock(catalogId), async (commit) => {
      await check();
      return work(commit);
    });
  const job = await turn((commit) => begin(ctx, commit, jobId));
  notify();
  if (!job) return;

  const pace = createYielder(Math.min(sliceMs, BLOCK_MS));
  const yieldIfDue = async () => {
    await pace();
    if (isStopped()) throw new Error('The runner was stopped.');
  };
  const meter = createEtaEstimator();
  let reportedAt = performance.now();
  let work: JobWork | undefined;
  try {
    const { openWork } = await import('./openWork');
    work = openWork({ ctx, job, yieldIfDue });
    for (let isRunning = true; isRunning;) {
      const next = await work.next();
      isRunning = await turn(
        async (commit) =>
          !isStopped() && runSlice(ctx, commit, { jobId, next, hasTime: createBudget(sliceMs, yieldIfDue), meter }),
      );
      if (isRunning && performance.now() - reportedAt > REPORT_MS) {
        reportedAt = performance.now();
        notify();
      }
      await yieldIfDue();
    }
  } catch (error) {
    if (isUnavailable(error)) throw error;
    if (!isStopped()) await turn((commit) => fail(ctx, commit, { jobId, error }));
  } finally {
    await work?.return(undefined);
    if (!isStopped()) notify();
  }
}
