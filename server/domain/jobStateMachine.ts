import type { JobRecord } from '../records/jobs';
import type { JobStatus } from '../types.generated';

/** An event that changes the status of a job. */
export type JobEvent =
  | 'start'
  | 'complete'
  | 'completeWithIssues'
  | 'fail'
  | 'pause'
  | 'resume'
  | 'cancel'
  | 'endCancel'
  | 'retry';

const TRANSITIONS: Record<JobStatus, Partial<Record<JobEvent, JobStatus>>> = {
  PENDING: { start: 'RUNNING', cancel: 'CANCELING' },
  RUNNING: {
    complete: 'COMPLETED',
    completeWithIssues: 'COMPLETED_WITH_ISSUES',
    fail: 'FAILED',
    pause: 'PAUSED',
    cancel: 'CANCELING',
  },
  PAUSED: { resume: 'RUNNING', cancel: 'CANCELING' },
  CANCELING: { endCancel: 'CANCELED' },
  CANCELED: {},
  COMPLETED: {},
  COMPLETED_WITH_ISSUES: {},
  FAILED: { retry: 'PENDING' },
};

/** Returns the status that the event leads to, or null if the event is not possible in this status. */
export function nextStatus(status: JobStatus, event: JobEvent): JobStatus | null {
  return TRANSITIONS[status][event] ?? null;
}

/** Whether the job does no more work without user action. A FAILED job can still be retried. */
export function isSettled({ status }: Pick<JobRecord, 'status'>): boolean {
  return nextStatus(status, 'cancel') === null && status !== 'CANCELING';
}

/**
 * Whether the job changes the contents of its catalog. At most one such job of a catalog runs at a time, and only those
 * that follow a change of definitions wait for others.
 */
export function isWriting({ type, mode }: Pick<JobRecord, 'type' | 'mode'>): boolean {
  return mode === 'APPLY' && type !== 'EXPORT';
}

/** Whether the job can be canceled. */
export function isCancelable({ status }: Pick<JobRecord, 'status'>): boolean {
  return nextStatus(status, 'cancel') !== null;
}

/** Whether the job can be paused. */
export function isPausable({ status }: Pick<JobRecord, 'status'>): boolean {
  return nextStatus(status, 'pause') !== null;
}

/** Whether the job can be resumed after a pause. */
export function isResumable({ status }: Pick<JobRecord, 'status'>): boolean {
  return nextStatus(status, 'resume') !== null;
}

/** Whether the job did its work, with or without problems. */
export function isDone({ status }: Pick<JobRecord, 'status'>): boolean {
  return status.startsWith('COMPLETED');
}

/** Whether the job can be retried; not if its changes have been undone. */
export function isRetryable({ status, undoneById }: Pick<JobRecord, 'status' | 'undoneById'>): boolean {
  return nextStatus(status, 'retry') !== null && undoneById === null;
}

/**
 * Whether a ROLLBACK job can undo its changes: possible once, for imports, bulk edits, and other ROLLBACK jobs. One that
 * did not complete is continued by undoing the same job again.
 */
export function isUndoable(
  job: Pick<JobRecord, 'status' | 'type' | 'mode' | 'changeCount' | 'modelCount' | 'followed' | 'undoneById'>,
): boolean {
  return (
    isSettled(job) &&
    isWriting(job) &&
    (job.type === 'IMPORT' || job.type === 'BULK_EDIT' || (job.type === 'ROLLBACK' && isDone(job))) &&
    job.changeCount + (job.modelCount ?? 0) + (job.followed?.length ?? 0) > 0 &&
    job.undoneById === null
  );
}
