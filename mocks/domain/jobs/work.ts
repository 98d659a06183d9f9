import type { JobChangeRecord, JobCheckpoint, JobCountsRecord, JobRecord } from '../../records/jobs';
import type { Change } from '../../records/tables';
import type { IssueRecord } from '../../records/validation';
import type { LogLevel } from '../../types.generated';
import type { DomainContext } from '../context';
import type { JobStepCode } from './steps';

/** What one slice of a job's work gives. The engine keeps all of it in one commit, or nothing. */
export interface SliceResult {
  /** The step that it belongs to; those before it are done. */
  step: JobStepCode;
  /** Finished units of the step, and all of them; 0 while the total is not known. */
  progress: { processed: number; total: number };
  /** Where to go on after a stop; null for work that starts anew then, which must not have changed anything yet. */
  checkpoint: JobCheckpoint | null;
  /** Records of other tables than the jobs' own. */
  changes?: Change[];
  /** To be added to the job's counts. */
  counts?: Partial<JobCountsRecord>;
  issues?: IssueRecord[];
  jobChanges?: JobChangeRecord[];
  log?: { level: LogLevel; message: string }[];
  job?: Partial<Pick<JobRecord, 'importSummary' | 'addedCurrencies' | 'outputFileIds' | 'publicationId'>>;
  /** Ends the job with this slice. */
  isLast?: boolean;
  /** Ends the job with this slice as FAILED, for this reason. */
  failure?: string;
}

/** Whether there is time left in this slice; each slice does one unit of work even without. */
export type HasTime = () => boolean;

/**
 * One slice of about 10 ms. It runs only when its turn has come and the job may go on, and what it reads from
 * the store does not change until its result is kept: it must not wait for anything but the store and its files.
 */
export type Slice = (hasTime: HasTime) => Promise<SliceResult>;

/** All work of a job, slice by slice. The job ends with its last slice, or after it. */
export type JobWork = AsyncGenerator<Slice, void>;

/** What the work of a job is given. */
export interface WorkRun {
  ctx: DomainContext;
  /** The job as it was taken up, with the checkpoint to go on from. */
  job: JobRecord;
  /** Lets other work in; for long loops between slices. */
  breathe: () => Promise<void>;
}
