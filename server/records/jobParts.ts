import { partIds, type JobRecord } from './jobs';
import type { Change } from './tables';

/** Number of products in a full part of those that a job changes. */
export const TARGETS = 1000;

/** What says which parts of a job are stored. */
type StoredParts = Pick<JobRecord, 'id' | 'issueParts' | 'changeParts' | 'targetCount'>;

/** Returns the ids of the parts of the products that the job changes. */
export function getTargetIds({ id, targetCount = 0 }: Pick<StoredParts, 'id' | 'targetCount'>): string[] {
  return partIds(id, Math.ceil(targetCount / TARGETS));
}

/** Returns the changes that remove them. */
export function removeTargets(job: StoredParts): Change[] {
  return getTargetIds(job).map((remove) => ({ table: 'jobTargets', remove }));
}

/** Returns the changes that remove all that is stored of the job in parts. */
export function removeParts(job: StoredParts): Change[] {
  return [
    ...partIds(job.id, job.issueParts).map((remove): Change => ({ table: 'jobIssues', remove })),
    ...partIds(job.id, job.changeParts).map((remove): Change => ({ table: 'jobChanges', remove })),
    ...removeTargets(job),
  ];
}
