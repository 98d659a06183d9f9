import type { JobRecord } from '../../records/jobs';
import type { JobStatus } from '../../types.generated';

/** What can happen to a job. */
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

/** Where the event leads from the status; null where it cannot happen. */
export const nextStatus = (status: JobStatus, event: JobEvent): JobStatus | null => TRANSITIONS[status][event] ?? null;

/** Whether the job works no more by itself: a FAILED one may be retried. */
export const isSettled = ({ status }: Pick<JobRecord, 'status'>): boolean =>
  nextStatus(status, 'cancel') === null && status !== 'CANCELING';

/** Whether the job changes what its catalog holds; of these only one is unsettled in a catalog at a time. */
export const isWriting = ({ type, mode }: Pick<JobRecord, 'type' | 'mode'>): boolean =>
  mode === 'APPLY' && type !== 'EXPORT';

/** Whether it can be canceled. */
export const isCancelable = ({ status }: Pick<JobRecord, 'status'>): boolean => nextStatus(status, 'cancel') !== null;

/** Whether it can be paused. */
export const isPausable = ({ status }: Pick<JobRecord, 'status'>): boolean => nextStatus(status, 'pause') !== null;

/** Whether it can go on after a pause. */
export const isResumable = ({ status }: Pick<JobRecord, 'status'>): boolean => nextStatus(status, 'resume') !== null;

/** Whether it can be tried again; not when what it had done was undone since. */
export const isRetryable = ({ status, undoneById }: Pick<JobRecord, 'status' | 'undoneById'>): boolean =>
  nextStatus(status, 'retry') !== null && undoneById === null;

/** Whether a ROLLBACK job can take its changes back: those of imports and bulk edits, once. */
export const isUndoable = (job: Pick<JobRecord, 'status' | 'type' | 'mode' | 'changeCount' | 'undoneById'>): boolean =>
  isSettled(job) &&
  isWriting(job) &&
  (job.type === 'IMPORT' || job.type === 'BULK_EDIT') &&
  job.changeCount > 0 &&
  job.undoneById === null;
