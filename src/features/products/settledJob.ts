import type { ApolloClient } from '@apollo/client';
import { filter, firstValueFrom, map } from 'rxjs';
import type { JobStatus } from '../../graphql/types.generated';
import { ProductJobProgressDocument, type ProductJobStateFragment } from './ProductJob.generated';

/** A job as these screens follow it. */
export type ProductJob = ProductJobStateFragment;

const settledStatuses: readonly JobStatus[] = ['COMPLETED', 'COMPLETED_WITH_ISSUES', 'FAILED', 'CANCELED'];

/** Whether a job in this state works no more. */
export const isSettled = (status: JobStatus): boolean => settledStatuses.includes(status);

/** The job as it is when it has ended. Rejects when the server ends the stream before that, as for a job that is gone. */
export function settledJob(client: ApolloClient, jobId: string): Promise<ProductJob> {
  const states = client
    .subscribe({ query: ProductJobProgressDocument, variables: { id: jobId } })
    .pipe(map(({ data }) => data?.jobProgress));
  return firstValueFrom(states.pipe(filter((job): job is ProductJob => job !== undefined && isSettled(job.status))));
}
