import type { JobRecord } from '#server/records/jobs';
import type { DomainContext } from '../../context';
import { isSettled } from '../../jobStateMachine';

/** Returns the job of the same catalog after which a pending one begins; null if there is none. */
export async function getBlockingJob(
  { store }: Pick<DomainContext, 'store'>,
  { id, catalogId }: JobRecord,
): Promise<JobRecord | null> {
  const earlier = await store.list(
    'jobs',
    (job) => job.catalogId === catalogId && Number(job.id) < Number(id) && !isSettled(job) && job.status !== 'PAUSED',
  );
  return earlier.sort((a, b) => Number(b.id) - Number(a.id))[0] ?? null;
}
