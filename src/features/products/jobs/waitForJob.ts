import type { ApolloClient } from '@apollo/client';
import { filter, firstValueFrom, map } from 'rxjs';
import { isSettled } from '../../../entities/job/jobState';
import { ProductJobProgressDocument, type ProductJobStateFragment } from './ProductJob.generated';

/** A job with the fields used on these pages. */
export type ProductJob = ProductJobStateFragment;

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
