import type { JobStatus } from '#graphql/types.generated';
import type { Tone } from '#ui/text/StatusBadge';

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
export function isDone(status: JobStatus): boolean {
  return status === 'COMPLETED' || status === 'COMPLETED_WITH_ISSUES';
}

/** Whether the job does not continue on its own. */
export function isSettled(status: JobStatus): boolean {
  return settled.includes(status);
}
