import { isSettled } from '../jobState';
import { useLiveJobProgressSubscription, useLiveJobQuery } from './LiveJob.generated';
import { useWatchedJob } from './watchedJobs';

/** A job that the screen shows, with live updates while it is running. Sends no query if the ID is empty. */
export function useLiveJob(id: string) {
  useWatchedJob(id);
  const result = useLiveJobQuery({ variables: { id }, skip: id === '' });
  const job = result.data?.job;
  useLiveJobProgressSubscription({ variables: { id }, skip: !job || isSettled(job.status) });
  return result;
}
