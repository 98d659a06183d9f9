import type { ApolloClient } from '@apollo/client';
import { filter, firstValueFrom, map } from 'rxjs';
import { JobRunProgressDocument, type JobRunFragment } from './JobRun.generated';
import { isSettled } from './jobState';

/**
 * Resolves with the job when it settles. Rejects if the server ends the stream earlier, for example because the job was
 * deleted.
 */
export function waitForJob(client: ApolloClient, jobId: string): Promise<JobRunFragment> {
  const states = client
    .subscribe({ query: JobRunProgressDocument, variables: { id: jobId } })
    .pipe(map(({ data }) => data?.jobProgress));
  return firstValueFrom(
    states.pipe(filter((job): job is JobRunFragment => job !== undefined && isSettled(job.status))),
  );
}
