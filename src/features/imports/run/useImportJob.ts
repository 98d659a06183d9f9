import type { JobStatus } from '../../../graphql/types.generated';
import { useWatchedJob } from '../../../lib/watchedJobs';
import { useImportJobProgressSubscription, useImportJobQuery } from './ImportJob.generated';

const settled: readonly JobStatus[] = ['CANCELED', 'COMPLETED', 'COMPLETED_WITH_ISSUES', 'FAILED'];

/** Whether the job no longer runs unless someone restarts it. */
export function isSettled(status: JobStatus): boolean {
  return settled.includes(status);
}

/** Whether the job completed all its work. */
export function isDone(status: JobStatus): boolean {
  return status === 'COMPLETED' || status === 'COMPLETED_WITH_ISSUES';
}

/** A job, with live updates while it is running. Sends no query if the ID is empty. */
export function useImportJob(id: string) {
  useWatchedJob(id);
  const result = useImportJobQuery({ variables: { id }, skip: id === '' });
  const job = result.data?.job;
  useImportJobProgressSubscription({ variables: { id }, skip: !job || isSettled(job.status) });
  return result;
}
