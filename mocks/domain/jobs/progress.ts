import type { JobRecord } from '../../records/jobs';
import type { LogLevel } from '../../types.generated';
import { nextStatus, type JobEvent } from './machine';
import { PART_SIZE, storedIssueCounts, totalIssues } from './parts';
import type { SliceResult } from './work';
import type { IssueCountsRecord, IssueRecord } from '../../records/validation';
import { countIssues } from '../validation/issues';

const LOG_LINES = 200;

/** The job with a line at the end of its log, of which the last 200 lines are kept. */
export const withLog = (job: JobRecord, at: string, level: LogLevel, message: string): JobRecord => ({
  ...job,
  log: [...job.log, { at, level, message }].slice(-LOG_LINES),
});

const plusIssues = (counts: IssueCountsRecord, issues: readonly IssueRecord[]): IssueCountsRecord => {
  const { error, warning, info } = countIssues(issues);
  return { error: counts.error + error, warning: counts.warning + warning, info: counts.info + info };
};

/** The job after a slice; its changes and those of its issues that are `stored` stand apart. */
export const afterSlice = (
  job: JobRecord,
  result: SliceResult,
  at: string,
  { etaSeconds, stored }: { etaSeconds: number | null; stored: readonly IssueRecord[] },
): JobRecord => {
  const { counts } = job;
  const added = result.counts ?? {};
  const storedCounts = plusIssues(storedIssueCounts(job), stored);
  const changeCount = job.changeCount + (result.jobChanges?.length ?? 0);
  const current = job.steps.findIndex(({ code }) => code === result.step);
  const next: JobRecord = {
    ...job,
    ...result.job,
    steps: job.steps.map(({ code }, index) => ({
      code,
      status: index < current ? 'DONE' : index === current ? 'RUNNING' : 'PENDING',
    })),
    progress: result.progress,
    checkpoint: result.checkpoint,
    counts: {
      created: counts.created + (added.created ?? 0),
      updated: counts.updated + (added.updated ?? 0),
      deleted: counts.deleted + (added.deleted ?? 0),
      skipped: counts.skipped + (added.skipped ?? 0),
      failed: counts.failed + (added.failed ?? 0),
      warnings: counts.warnings + (added.warnings ?? 0),
      blocked: (counts.blocked ?? 0) + (added.blocked ?? 0),
    },
    issueCounts: plusIssues(job.issueCounts, result.issues ?? []),
    storedIssueCounts: storedCounts,
    issueParts: Math.ceil(totalIssues(storedCounts) / PART_SIZE),
    changeCount,
    changeParts: Math.ceil(changeCount / PART_SIZE),
    etaSeconds,
    heartbeatAt: at,
  };
  return (result.log ?? []).reduce((logged, { level, message }) => withLog(logged, at, level, message), next);
};

/** What the job did, in one line. What an undo creates was there before. */
export const summaryOf = ({ counts, input }: Pick<JobRecord, 'counts' | 'input'>): string => {
  const { blocked = 0, ...others } = counts;
  const words: Record<string, string> = {
    warnings: 'with warnings',
    blocked: 'with errors that block publishing',
    ...((input.kind === 'undo' || input.kind === 'restore') && { created: 'restored' }),
  };
  const parts = Object.entries({ ...others, ...(blocked && { blocked }) });
  return `Ended: ${parts.map(([name, count]) => `${count} ${words[name] ?? name}`).join(', ')}.`;
};

/** How a job ends that did all of its work. */
export const endOf = ({ issueCounts, counts }: JobRecord): JobEvent =>
  issueCounts.error + issueCounts.warning + counts.failed > 0 ? 'completeWithIssues' : 'complete';

/** The job at its end; `reason` is why it failed. Throws an Error if the event cannot happen now. */
export const settled = (job: JobRecord, event: JobEvent, at: string, reason: string | null = null): JobRecord => {
  const status = nextStatus(job.status, event);
  if (status === null) throw new Error(`A ${job.status} job cannot ${event}.`);
  const isComplete = event === 'complete' || event === 'completeWithIssues';
  return {
    ...job,
    status,
    steps: job.steps.map((step) => {
      if (isComplete) return { code: step.code, status: 'DONE' };
      return step.status === 'RUNNING' ? { code: step.code, status: event === 'fail' ? 'FAILED' : 'PENDING' } : step;
    }),
    etaSeconds: null,
    settledAt: at,
    heartbeatAt: at,
    error: reason,
  };
};
