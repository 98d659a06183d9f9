import { DomainError } from '../../errors';
import type { JobRecord } from '../../records/jobs';
import { say } from '../../records/sentence';
import type { CatalogActivityDay, JobOutcomes, JobType } from '../../types.generated';
import type { DomainContext } from '../context';
import { isSettled } from '../jobStateMachine';

const DAY = 86_400_000;

/** The longest period that can be asked for, in days. */
const MAX_DAYS = 366;

const TYPES: readonly JobType[] = ['IMPORT', 'VALIDATE', 'PUBLISH', 'EXPORT', 'BULK_EDIT', 'ROLLBACK', 'CLONE'];

type Reads = Pick<DomainContext, 'store' | 'now'>;

const endedJobs = ({ store }: Reads) => store.list('jobs', (job) => isSettled(job) && job.settledAt !== null);

/**
 * What jobs changed and found on each of the last `days` days up to today (UTC), the earliest first. A dry run changes
 * nothing. Throws INVALID outside 1 to 366 days.
 */
export async function catalogActivity(ctx: Reads, days: number): Promise<CatalogActivityDay[]> {
  if (days < 1 || days > MAX_DAYS) {
    throw new DomainError('INVALID', say`Ask for 1 to ${MAX_DAYS} days.`, {
      days: say`Enter a number from 1 to ${MAX_DAYS}.`,
    });
  }
  const today = ctx.now().getTime();
  const activity = new Map<string, CatalogActivityDay>();
  for (let ago = days - 1; ago >= 0; ago--) {
    const date = new Date(today - ago * DAY).toISOString().slice(0, 10);
    activity.set(date, { date, created: 0, updated: 0, deleted: 0, issues: 0 });
  }
  for (const { settledAt, counts, issueCounts, mode } of await endedJobs(ctx)) {
    const day = activity.get(settledAt?.slice(0, 10) ?? '');
    if (!day || mode === 'DRY_RUN') continue;
    day.created += counts.created;
    day.updated += counts.updated;
    day.deleted += counts.deleted;
    day.issues += issueCounts.error + issueCounts.warning;
  }
  return [...activity.values()];
}

const seconds = ({ startedAt, settledAt }: JobRecord): number[] =>
  startedAt && settledAt ? [(Date.parse(settledAt) - Date.parse(startedAt)) / 1000] : [];

/** How the jobs of each type ended, and how long they took on average. Types without jobs are left out. */
export async function jobOutcomes(ctx: Reads): Promise<JobOutcomes[]> {
  const jobs = await endedJobs(ctx);
  return TYPES.flatMap((type) => {
    const ended = jobs.filter((job) => job.type === type);
    if (ended.length === 0) return [];
    const count = (status: JobRecord['status']) => ended.filter((job) => job.status === status).length;
    const times = ended.flatMap(seconds);
    return {
      type,
      completed: count('COMPLETED'),
      completedWithIssues: count('COMPLETED_WITH_ISSUES'),
      failed: count('FAILED'),
      canceled: count('CANCELED'),
      averageSeconds: times.length === 0 ? null : times.reduce((total, time) => total + time, 0) / times.length,
    };
  });
}
