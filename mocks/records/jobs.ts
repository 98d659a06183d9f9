import type {
  ChangeAction,
  FeedFormat,
  JobMode,
  JobStatus,
  JobTrigger,
  JobType,
  LogLevel,
  ProductFilter,
  ProductStatus,
  StepStatus,
} from '../types.generated';
import type { ImportPlanRecord, ImportSummaryRecord } from './imports';
import type { ProductRecord } from './products';
import type { IssueCountsRecord, IssueRecord } from './validation';

/** What a job was asked to do; one shape a kind of job. */
export type JobInput =
  | { kind: 'import'; plan: ImportPlanRecord }
  | { kind: 'validate' }
  | {
      kind: 'publish';
      label: string;
      reason: string;
      rollbackOf: string | null;
      /** Leaves out products with ERROR issues and makes them drafts; jobs of earlier builds lack it. */
      skipInvalid?: boolean;
    }
  /** Gives the catalog's products the content of a version again. */
  | { kind: 'restore'; publicationId: string }
  | { kind: 'export'; format: FeedFormat }
  | {
      kind: 'bulkEdit';
      target: { ids: string[] } | { filter: ProductFilter; excludeIds: string[] };
      /** The status to set, or null to delete. */
      status: ProductStatus | null;
    }
  | { kind: 'undo'; jobId: string };

export interface JobCountsRecord {
  created: number;
  updated: number;
  deleted: number;
  skipped: number;
  failed: number;
  warnings: number;
  /** Absent in jobs of builds that did not count it. */
  blocked?: number;
}

/** Where a job goes on after a stop. `step` names the step; `position` is its own count of finished units. */
export interface JobCheckpoint {
  step: string;
  position: number;
  /** What the step has to remember, as plain JSON. */
  state: unknown;
}

export interface JobRecord {
  id: string;
  type: JobType;
  mode: JobMode;
  status: JobStatus;
  catalogId: string;
  catalogName: string;
  user: string;
  trigger: JobTrigger;
  input: JobInput;
  steps: { code: string; status: StepStatus }[];
  progress: { processed: number; total: number };
  counts: JobCountsRecord;
  issueCounts: IssueCountsRecord;
  /** Those that are stored, the first of each severity; absent in jobs of builds that stored all. */
  storedIssueCounts?: IssueCountsRecord;
  /** Numbers of the stored parts of its issues and changes. */
  issueParts: number;
  changeParts: number;
  changeCount: number;
  etaSeconds: number | null;
  attempts: number;
  checkpoint: JobCheckpoint | null;
  undoneById: string | null;
  undoesId: string | null;
  inputFileId: string | null;
  inputFileName: string | null;
  outputFileIds: string[];
  publicationId: string | null;
  importSummary: ImportSummaryRecord | null;
  /** Currencies that it added to its catalog; absent for none. */
  addedCurrencies?: string[];
  log: { at: string; level: LogLevel; message: string }[];
  createdAt: string;
  startedAt: string | null;
  settledAt: string | null;
  heartbeatAt: string | null;
  /** How often it was taken up after a stop without getting much further; absent before the first time. */
  restarts?: { count: number; step: number; processed: number } | null;
  error: string | null;
}

/** What a job did to one product. `before` and `after` hold the changed fields only, by their paths; both are null for a CREATE, whose values are the product's own at `revision`, and for a DELETE. */
export interface JobChangeRecord {
  productId: string;
  productName: string;
  action: ChangeAction;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** The product's revision after the change; undo leaves products alone that have a later one. */
  revision: number;
  /** The deleted product as it was, for DELETE; null for the others. */
  deleted: ProductRecord | null;
}

/** A part of a job's issues: long lists are stored in parts so that a slice writes only what it adds. */
export interface JobIssuePart {
  /** `${jobId}:${number}` */
  id: string;
  jobId: string;
  items: IssueRecord[];
}

export interface JobChangePart {
  /** `${jobId}:${number}` */
  id: string;
  jobId: string;
  items: JobChangeRecord[];
}
