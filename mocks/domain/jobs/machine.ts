import type { JobRecord } from '../../records/jobs';
import type { JobStatus } from '../../types.generated';

/** An event that changes the status of a job. */
export type JobEvent =
  'start' | 'complete' | 'completeWithIssues' | 'fail' | 'pause' | 'resume' | 'cancel' | 'endCancel' | 'retry';

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
export const nextStatus = (status: JobStatus, event: JobEvent): JobStatus | null => TRANSITIONS[status][event] ?? null;

/** Whether the job does no more work without user action. A FAILED job can still be retried. */
export const isSettled = ({ status }: Pick<JobRecord, 'status'>): boolean =>
  nextStatus(status, 'cancel') === null && status !== 'CANCELING';

/** Whether the job changes the contents of its catalog. A catalog has at most one unfinished writing job at a time. */
export const isWriting = ({ type, mode }: Pick<JobRecord, 'type' | 'mode'>): boolean =>
  mode === 'APPLY' && type !== 'EXPORT';

/** Whether the job can be canceled. */
export const isCancelable = ({ status }: Pick<JobRecord, 'status'>): boolean => nextStatus(status, 'cancel') !== null;

/** Whether the job can be paused. */
export const isPausable = ({ status }: Pick<JobRecord, 'status'>): boolean => nextStatus(status, 'pause') !== null;

/** Whether the job can be resumed after a pause. */
export const isResumable = ({ status }: Pick<JobRecord, 'status'>): boolean => nextStatus(status, 'resume') !== null;

/** Whether the job can be retried; not if its changes have been undone. */
export const isRetryable = ({ status, undoneById }: Pick<JobRecord, 'status' | 'undoneById'>): boolean =>
  nextStatus(status, 'retry') !== null && undoneById === null;

/** Whether a ROLLBACK job can undo its changes: possible once, for jobs such as imports and bulk edits. */
export const isUndoable = (job: Pick<JobRecord, 'status' | 'type' | 'mode' | 'changeCount' | 'undoneById'>): boolean =>
  isSettled(job) &&
  isWriting(job) &&
  (job.type === 'IMPORT' || job.type === 'BULK_EDIT') &&
  job.changeCount > 0 &&
  job.undoneById === null;
