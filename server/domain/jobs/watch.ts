import type { JobRecord } from '../../records/jobs';
import type { DomainContext } from '../context';
import { getJob } from './actions';

type Reads = Pick<DomainContext, 'store' | 'events'>;

/**
 * Yields the job and then its state after each change; without an id, every job that changes. If the reader is slower
 * than the changes, it gets the latest state of each job. Ends when the reader stops it; throws NOT_FOUND.
 */
export async function watchJobs(ctx: Reads, id: string | null): Promise<AsyncIterableIterator<JobRecord>> {
  if (id !== null) await getJob(ctx, id);
  const changed = new Set<string>(id === null ? [] : [id]);
  let wake = () => {};
  let isOpen = true;
  const stopListening = ctx.events.on('jobChanged', ({ jobId }) => {
    if (id !== null && jobId !== id) return;
    changed.add(jobId);
    wake();
  });
  const end = { done: true, value: undefined } as const;

  const next = async (): Promise<IteratorResult<JobRecord>> => {
    while (isOpen) {
      for (const jobId of changed) {
        changed.delete(jobId);
        const job = await ctx.store.get('jobs', jobId);
        if (job && isOpen) return { done: false, value: job };
      }
      if (isOpen && changed.size === 0) await new Promise<void>((resolve) => (wake = resolve));
    }
    return end;
  };
  const iterator: AsyncIterableIterator<JobRecord> = {
    [Symbol.asyncIterator]: () => iterator,
    next,
    return: async () => {
      isOpen = false;
      stopListening();
      wake();
      return end;
    },
  };
  return iterator;
}
