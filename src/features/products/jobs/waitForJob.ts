import type { ApolloClient } from '@apollo/client';
import { filter, firstValueFrom, map } from 'rxjs';
import type { JobStatus } from '../../../graphql/types.generated';
import { ProductJobProgressDocument, type ProductJobStateFragment } from './ProductJob.generated';

/** A job with the fields used on these pages. */
export type ProductJob = ProductJobStateFragment;

const settledStatuses: readonly JobStatus[] = ['COMPLETED', 'COMPLETED_WITH_ISSUES', 'FAILED', 'CANCELED'];

/** Whether a job with this status is no longer running. */
export function isSettled(status: JobStatus): boolean {
  return settledStatuses.includes(status);
}

/**
 * Resolves with the job when it settles. Rejects if the server ends the stream earlier, for example because the job was
 * deleted.
 */
export function waitForJob(client: ApolloClient, jobId: string): Promise<ProductJob> {
  const states = client
    .subscribe({ query: ProductJobProgressDocument, variables: { id: jobId } })
    .pipe(map(({ data }) => data?.jobProgress));
  return firstValueFrom(states.pipe(filter((job): job is ProductJob => job !== undefined && isSettled(job.status))));
}
