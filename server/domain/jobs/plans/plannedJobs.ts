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
 * Stores the planned jobs that their catalogs don't have yet, starts them, and removes the plan. What is interrupted
 * continues at the next call, and several processes can do it at the same time.
 */
export async function createPlannedJobs(
  ctx: DomainContext,
  { id, jobs }: PlannedJobsRecord,
  isStopped = () => false,
): Promise<void> {
  const { store } = ctx;
  for (const put of jobs) {
    if (isStopped()) return;
    await withLock(ctx, catalogLock(put.catalogId), async (commit) => {
      // Its jobs are gone with a deleted catalog.
      const isMissing = (await store.get('catalogs', put.catalogId)) && !(await store.get('jobs', put.id));
      if (isMissing) await commit([{ table: 'jobs', put }]);
    });
    startJob(ctx, put);
  }
  if (isStopped()) return;
  await withLock(ctx, 'plannedJobs', (commit) => commit([{ table: 'plannedJobs', remove: id }]));
}

/**
 * Stores and starts the planned jobs, after the change that needs them was committed, and returns them. If the store
 * can't be reached, the runner does it later. Acquires the locks of their catalogs.
 */
export async function startPlannedJobs(ctx: DomainContext, plan: PlannedJobsRecord): Promise<JobRecord[]> {
  try {
    await createPlannedJobs(ctx, plan);
  } catch (error) {
    ctx.jobs.startOpen();
    throw error;
  }
  return plan.jobs;
}
