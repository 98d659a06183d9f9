import { isSettled } from '#entities/job/jobState';
import { useWatchedJob } from '#entities/job/watchedJobs';
import { useImportJobProgressSubscription, useImportJobQuery } from './ImportJob.generated';

/** A job, with live updates while it is running. Sends no query if the ID is empty. */
export function useImportJob(id: string) {
  useWatchedJob(id);
  const result = useImportJobQuery({ variables: { id }, skip: id === '' });
  const job = result.data?.job;
  useImportJobProgressSubscription({ variables: { id }, skip: !job || isSettled(job.status) });
  return result;
}
