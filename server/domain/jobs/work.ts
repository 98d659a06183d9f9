import type { JobChangeRecord, JobCheckpoint, JobCountsRecord, JobRecord } from '../../records/jobs';
import type { Change } from '../../records/tables';
import type { Sentence } from '../../records/sentence';
import type { IssueCountsRecord, IssueRecord } from '../../records/validation';
import type { LogLevel } from '../../types.generated';
import type { DomainContext } from '../context';
import type { JobStepCode } from './steps';

/** The result of one slice of a job's work. The engine commits all of it or nothing. */
export interface SliceResult {
  /** The step that the slice belongs to; earlier steps are done. */
  step: JobStepCode;
  /** Finished and total units of the step; `total` is 0 while unknown. */
  progress: { processed: number; total: number };
  /** Where to continue after a stop, or null for work that then starts over and must not have changed anything yet. */
  checkpoint: JobCheckpoint | null;
  /** Changes to tables other than the job tables. */
  changes?: Change[];
  /** Added to the job's counts. */
  counts?: Partial<JobCountsRecord>;
  issues?: IssueRecord[];
  /** The number of issues, if not all are in `issues` because the job would not store them. */
  issueCounts?: IssueCountsRecord;
  jobChanges?: JobChangeRecord[];
  /** Number of product models among the changes. */
  modelCount?: number;
  log?: { level: LogLevel; message: Sentence }[];
  job?: Partial<
    Pick<
      JobRecord,
      | 'importSummary'
      | 'addedCurrencies'
      | 'addedLocales'
      | 'addedChannels'
      | 'definedChannels'
      | 'definedAttributes'
      | 'followed'
      | 'formerCategories'
      | 'formerChannelRule'
      | 'outputFileIds'
      | 'versionId'
      | 'targetCount'
    >
  >;
  /** Whether the job ends with this slice. */
  isLast?: boolean;
  /** Ends the job with this slice as FAILED, with this reason. */
  failure?: Sentence;
}

/**
 * Whether there is time left in this slice, each of which does at least one unit of work. Lets other work of the thread
 * run first if the slice has blocked it for long.
 */
export type HasTime = () => Promise<boolean>;

/**
 * One slice, in memory of about 10 ms. It runs under the catalog lock and only if the job can continue, so the data it reads from
 * the store does not change until its result is committed. It must not wait for anything but the store and its files.
 */
export type Slice = (hasTime: HasTime) => Promise<SliceResult>;

/** All work of a job, slice by slice. The job ends with its last slice or when the generator returns. */
export type JobWork = AsyncGenerator<Slice, void>;

/** The context that a job's work gets. */
export interface WorkRun {
  ctx: DomainContext;
  /** The job when it was started or resumed, with the checkpoint to continue from. */
  job: JobRecord;
  /** Yields to other work; for long loops between slices. */
  yieldIfDue: () => Promise<void>;
}
