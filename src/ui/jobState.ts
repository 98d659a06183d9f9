import type { JobStatus } from '../graphql/types.generated';
import type { Tone } from './StatusBadge';

/** The tone of each job status. */
export const jobTones: Record<JobStatus, Tone> = {
  PENDING: 'neutral',
  RUNNING: 'info',
  PAUSED: 'warning',
  CANCELING: 'warning',
  CANCELED: 'neutral',
  COMPLETED: 'success',
  COMPLETED_WITH_ISSUES: 'warning',
  FAILED: 'danger',
};

const settled: readonly JobStatus[] = ['CANCELED', 'COMPLETED', 'COMPLETED_WITH_ISSUES', 'FAILED'];

/** Whether the job completed all its work. */
export const isDone = (status: JobStatus): boolean => status === 'COMPLETED' || status === 'COMPLETED_WITH_ISSUES';

/** Whether the job does not continue on its own. */
export const isSettled = (status: JobStatus): boolean => settled.includes(status);
