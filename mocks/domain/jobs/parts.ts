import type { Store } from '../../db/store';
import type { JobChangeRecord, JobRecord } from '../../records/jobs';
import type { Change } from '../../records/tables';
import type { IssueCountsRecord, IssueRecord } from '../../records/validation';

/** How many issues or changes stand in a full part; all parts of a job but the last are full. */
export const PART_SIZE = 100;

/** The id of a part; parts are numbered from 0. */
export const partId = (jobId: string, number: number) => `${jobId}:${number}`;

/** How many issues of each severity the job stores. */
export const storedIssueCounts = ({ storedIssueCounts: stored, issueCounts }: JobRecord): IssueCountsRecord =>
  stored ?? issueCounts;

/** Of all severities together. */
export const totalIssues = ({ error, warning, info }: IssueCountsRecord): number => error + warning + info;

/** Where the issues of a severity are counted. */
export const COUNT_OF = { ERROR: 'error', WARNING: 'warning', INFO: 'info' } as const;

/** Those of the new issues that the job stores: `limit` of each severity, those of earlier slices among them. */
export const issuesToStore = (job: JobRecord, issues: readonly IssueRecord[], limit: number): IssueRecord[] => {
  const counts = { ...storedIssueCounts(job) };
  return issues.filter(({ severity }) => counts[COUNT_OF[severity]]++ < limit);
};

/** The parts to put so that the items follow the `count` items that are stored, of which `last` are in an unfilled part. */
const partsOf = <Item>(jobId: string, count: number, last: readonly Item[], items: readonly Item[]) => {
  const first = Math.floor(count / PART_SIZE);
  const all = [...last, ...items];
  return Array.from({ length: Math.ceil(all.length / PART_SIZE) }, (_, index) => ({
    id: partId(jobId, first + index),
    jobId,
    items: all.slice(index * PART_SIZE, (index + 1) * PART_SIZE),
  }));
};

/** What to put so that the issues stand at the end of the job's; each gets an id that no other job's issue has. */
export const appendIssues = async (store: Store, job: JobRecord, issues: readonly IssueRecord[]): Promise<Change[]> => {
  if (issues.length === 0) return [];
  const count = totalIssues(storedIssueCounts(job));
  const last = count % PART_SIZE ? await store.get('jobIssues', partId(job.id, job.issueParts - 1)) : undefined;
  const numbered = issues.map((issue, index) => ({ ...issue, id: `${job.id}-${count + index}` }));
  return partsOf(job.id, count, last?.items ?? [], numbered).map((put) => ({ table: 'jobIssues', put }));
};

/** What to put so that the changes stand at the end of the job's. */
export const appendChanges = async (
  store: Store,
  job: JobRecord,
  changes: readonly JobChangeRecord[],
): Promise<Change[]> => {
  if (changes.length === 0) return [];
  const count = job.changeCount;
  const last = count % PART_SIZE ? await store.get('jobChanges', partId(job.id, job.changeParts - 1)) : undefined;
  return partsOf(job.id, count, last?.items ?? [], changes).map((put) => ({ table: 'jobChanges', put }));
};

/** What to remove so that the job has no issues and no changes. */
export const removeParts = (job: JobRecord): Change[] => [
  ...Array.from({ length: job.issueParts }, (_, number): Change => ({
    table: 'jobIssues',
    remove: partId(job.id, number),
  })),
  ...Array.from({ length: job.changeParts }, (_, number): Change => ({
    table: 'jobChanges',
    remove: partId(job.id, number),
  })),
];
