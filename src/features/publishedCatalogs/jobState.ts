import type { JobStatus } from '../../graphql/types.generated';

const settled: readonly JobStatus[] = ['CANCELED', 'COMPLETED', 'COMPLETED_WITH_ISSUES', 'FAILED'];

/** Whether the job works no more by itself. */
export const isSettled = (status: JobStatus): boolean => settled.includes(status);
