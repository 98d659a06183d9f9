import type { JobRecord, PlannedJobsRecord } from '#server/records/jobs';
import type { DomainContext } from '../../context';
import { catalogLock, withLock } from '../../withLock';
import { newJob, startJob, type JobRequest } from '../createJob';

/**
 * Returns the jobs of several catalogs as a record, to be committed with the change that needs them; null for none.
 * Catalogs that don't exist get none.
 */
export async function planJobs(ctx: DomainContext, requests: readonly JobRequest[]): Promise<PlannedJobsRecord | null> {
  const jobs: JobRecord[] = [];
  for (const request of requests) {
    const catalog = await ctx.store.get('catalogs', request.catalogId);
    if (catalog) jobs.push(await newJob(ctx, request, catalog.name));
  }
  const [first] = jobs;
  return first ? { id: first.id, jobs } : null;
}

/**
 * Returns the job of the same catalog that has not begun, and does what a planned one would: one that validates the
 * catalog after all others that wait there.
 */
const findSame = async (
  { store }: DomainContext,
  { id, type, catalogId }: JobRecord,
): Promise<JobRecord | undefined> => {
  if (type !== 'VALIDATE') return undefined;
  const waiting = await store.list('jobs', (job) => job.catalogId === catalogId && job.status === 'PENDING');
  const last = waiting.at(-1);
  return last?.type === 'VALIDATE' && last.id !== id ? last : undefined;
};

/**
 * Stores the planned jobs that their catalogs don't have yet, starts them, removes the plan, and returns them. One that
 * waits in its catalog already and does the same is returned instead. What is interrupted continues at the next call,
 * and several processes can do it at the same time.
 */
export async function createPlannedJobs(
  ctx: DomainContext,
  { id, jobs }: PlannedJobsRecord,
  isStopped = () => false,
): Promise<JobRecord[]> {
  const { store } = ctx;
  const created: JobRecord[] = [];
  for (const planned of jobs) {
    if (isStopped()) return created;
    const job = await withLock(ctx, catalogLock(planned.catalogId), async (commit) => {
      // Its jobs are gone with a deleted catalog.
      if (!(await store.get('catalogs', planned.catalogId)) || (await store.get('jobs', planned.id))) return planned;
      const same = await findSame(ctx, planned);
      if (same) return same;
      await commit([{ table: 'jobs', put: planned }]);
      return planned;
    });
    if (job === planned) startJob(ctx, job);
    created.push(job);
  }
  if (isStopped()) return created;
  await withLock(ctx, 'plannedJobs', (commit) => commit([{ table: 'plannedJobs', remove: id }]));
  return created;
}

/**
 * Stores and starts the planned jobs, after the change that needs them was committed, and returns them as
 * `createPlannedJobs` does. If the store can't be reached, the runner does it later. Acquires the locks of their catalogs.
 */
export async function startPlannedJobs(ctx: DomainContext, plan: PlannedJobsRecord): Promise<JobRecord[]> {
  try {
    return await createPlannedJobs(ctx, plan);
  } catch (error) {
    ctx.jobs.startOpen();
    throw error;
  }
}
