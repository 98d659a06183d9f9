import type { JobRecord } from '../../records/jobs';
import type { LogLevel } from '../../types.generated';
import { nextStatus, type JobEvent } from '../jobStateMachine';
import { PART_SIZE, totalIssues } from './parts';
import type { SliceResult } from './work';
import { joinWords, say, toStored, type Sentence } from '../../records/sentence';
import type { IssueRecord } from '../../records/validation';
import { addIssueCounts, countIssues } from '../validation/issues';

const LOG_LINES = 200;

/** Returns the job with a line appended to its log, which keeps the last 200 lines. */
export function withLog(job: JobRecord, at: string, level: LogLevel, message: Sentence): JobRecord {
  return {
    ...job,
    log: [...job.log, { at, level, message: toStored(message) }].slice(-LOG_LINES),
  };
}

/** Returns the job after a slice. Its changes and the `stored` issues are kept in separate records. */
export function afterSlice(
  job: JobRecord,
  result: SliceResult,
  at: string,
  { etaSeconds, stored }: { etaSeconds: number | null; stored: readonly IssueRecord[] },
): JobRecord {
  const { counts } = job;
  const added = result.counts ?? {};
  const storedCounts = addIssueCounts(job.storedIssueCounts, countIssues(stored));
  const changeCount = job.changeCount + (result.jobChanges?.length ?? 0);
  const modelCount = (job.modelCount ?? 0) + (result.modelCount ?? 0);
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
      blocked: counts.blocked + (added.blocked ?? 0),
      ...(added.solved !== undefined && { solved: (counts.solved ?? 0) + added.solved }),
    },
    issueCounts: addIssueCounts(job.issueCounts, result.issueCounts ?? countIssues(result.issues ?? [])),
    storedIssueCounts: storedCounts,
    issueParts: Math.ceil(totalIssues(storedCounts) / PART_SIZE),
    changeCount,
    changeParts: Math.ceil(changeCount / PART_SIZE),
    ...(modelCount && { modelCount }),
    etaSeconds,
    heartbeatAt: at,
  };
  return (result.log ?? []).reduce((logged, { level, message }) => withLog(logged, at, level, message), next);
}

/** Returns a one-line summary of the job. Products created by an undo existed before. */
export function getSummary({ counts, input }: Pick<JobRecord, 'counts' | 'input'>): Sentence {
  const { created, updated, deleted, skipped, failed, warnings, blocked } = counts;
  const isUndo = input.kind === 'undo' || input.kind === 'restore';
  const parts = [
    isUndo ? say`${created} restored` : say`${created} created`,
    say`${updated} updated`,
    say`${deleted} deleted`,
    say`${skipped} skipped`,
    say`${failed} failed`,
    say`${warnings} with warnings`,
    ...(blocked ? [say`${blocked} with errors that block publishing`] : []),
  ];
  return say`Ended: ${joinWords(parts)}.`;
}

/** Returns the event that ends a job after all of its work is done. */
export function getEnd({ issueCounts, counts }: JobRecord): JobEvent {
  return issueCounts.error + issueCounts.warning + counts.failed > 0 ? 'completeWithIssues' : 'complete';
}

/**
 * Returns the job in its final state; `reason` is why it failed. Throws an Error if the event is not possible in the
 * current status.
 */
export function settled(job: JobRecord, event: JobEvent, at: string, reason: Sentence | null = null): JobRecord {
  const status = nextStatus(job.status, event);
  if (status === null) throw new Error(`A job with status ${job.status} cannot ${event}.`);
  const isComplete = event === 'complete' || event === 'completeWithIssues';
  return {
    ...job,
    status,
    steps: job.steps.map((step) => {
      if (isComplete) return { code: step.code, status: 'DONE' };
      return step.status === 'RUNNING' ? { code: step.code, status: event === 'fail' ? 'FAILED' : 'PENDING' } : step;
    }),
    // Only a failed job can continue, but not a clone, because nothing is left of it.
    checkpoint: event === 'fail' && job.input.kind !== 'clone' ? job.checkpoint : null,
    etaSeconds: null,
    settledAt: at,
    heartbeatAt: at,
    error: reason && toStored(reason),
  };
}
