import type { Store } from '../../db/store';
import { isDone, isSettled } from '../jobStateMachine';
import { getTargetIds, removeTargets, TARGETS } from '../../records/jobParts';
import { partId, type JobChangeRecord, type JobRecord, type JobTargetRecord } from '../../records/jobs';
import type { Change } from '../../records/tables';
import type { IssueCountsRecord, IssueRecord } from '../../records/validation';

/** Number of issues or changes in a full part. All parts of a job except the last are full. */
export const PART_SIZE = 100;

/** Returns the number of issues of all severities. */
export function totalIssues({ error, warning, info }: IssueCountsRecord): number {
  return error + warning + info;
}

/** The count field for each severity. */
export const COUNT_OF = { ERROR: 'error', WARNING: 'warning', INFO: 'info' } as const;

/** Returns the new issues that the job stores: at most `limit` per severity, including those of earlier slices. */
export function issuesToStore(job: JobRecord, issues: readonly IssueRecord[], limit: number): IssueRecord[] {
  const counts = { ...job.storedIssueCounts };
  return issues.filter(({ severity }) => counts[COUNT_OF[severity]]++ < limit);
}

/**
 * Returns the parts to put so that the items follow the `count` stored items, of which `last` are in a partially filled
 * part.
 */
const splitParts = <Item>(jobId: string, count: number, last: readonly Item[], items: readonly Item[]) => {
  const first = Math.floor(count / PART_SIZE);
  const all = [...last, ...items];
  return Array.from({ length: Math.ceil(all.length / PART_SIZE) }, (_, index) => ({
    id: partId(jobId, first + index),
    jobId,
    items: all.slice(index * PART_SIZE, (index + 1) * PART_SIZE),
  }));
};

/** Returns the changes that append the issues to the job's issues. Each gets an id that is unique across jobs. */
export async function appendIssues(store: Store, job: JobRecord, issues: readonly IssueRecord[]): Promise<Change[]> {
  if (issues.length === 0) return [];
  const count = totalIssues(job.storedIssueCounts);
  const last = count % PART_SIZE ? await store.get('jobIssues', partId(job.id, job.issueParts - 1)) : undefined;
  const numbered = issues.map((issue, index) => ({ ...issue, id: `${job.id}-${count + index}` }));
  return splitParts(job.id, count, last?.items ?? [], numbered).map((put) => ({ table: 'jobIssues', put }));
}

/** Returns the changes that append the product changes to those of the job. */
export async function appendChanges(
  store: Store,
  job: JobRecord,
  changes: readonly JobChangeRecord[],
): Promise<Change[]> {
  if (changes.length === 0) return [];
  const count = job.changeCount;
  const last = count % PART_SIZE ? await store.get('jobChanges', partId(job.id, job.changeParts - 1)) : undefined;
  return splitParts(job.id, count, last?.items ?? [], changes).map((put) => ({ table: 'jobChanges', put }));
}

/** Returns the changes that store the products that a job changes, and how many there are as a field of the job. */
export function storeTargets(
  jobId: string,
  targets: readonly JobTargetRecord[],
): { changes: Change[]; job: { targetCount: number } } {
  const changes = Array.from({ length: Math.ceil(targets.length / TARGETS) }, (_, part): Change => {
    const items = targets.slice(part * TARGETS, (part + 1) * TARGETS);
    return { table: 'jobTargets', put: { id: partId(jobId, part), jobId, items } };
  });
  return { changes, job: { targetCount: targets.length } };
}

/** Returns the stored products that a job changes; null if it has not stored any yet. */
export async function readTargets({ get }: Pick<Store, 'get'>, job: JobRecord): Promise<JobTargetRecord[] | null> {
  if (!job.checkpoint || job.targetCount === undefined) return null;
  const parts = await Promise.all(getTargetIds(job).map((id) => get('jobTargets', id)));
  return parts.flatMap((part) => part?.items ?? []);
}

/** Returns the change that marks the copies of a clone that has ended without its catalog for removal. */
const leaveCopies = ({ catalogId: id }: JobRecord): Change => ({
  table: 'deletedCatalogs',
  put: { id, isClone: true },
});

/** Returns the changes that store the job, and remove the products that it changes unless it can continue. */
export function putJob(job: JobRecord): Change[] {
  const isOver = isSettled(job) && job.checkpoint === null;
  return [
    { table: 'jobs', put: job },
    ...(isOver ? removeTargets(job) : []),
    ...(isOver && job.input.kind === 'clone' && !isDone(job) ? [leaveCopies(job)] : []),
  ];
}
