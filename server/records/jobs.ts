import type {
  ChangeAction,
  ChangedPart,
  DiffKind,
  FeedFormat,
  JobMode,
  JobStatus,
  JobTrigger,
  JobType,
  LogLevel,
  ProductFilter,
  JobStep,
  RuleMembership,
  StepStatus,
} from '../types.generated';
import type { BulkEditStep } from './bulkEdits';
import type { CatalogRecord } from './catalogs';
import type { ChannelRuleContent } from './channelRules';
import type { CategoryEditRecord, CategoryRecord, CategoryRuleRecord } from './categories';
import type { ImportPlanRecord, ImportSummaryRecord } from './imports';
import type { FollowedRecord, OptionsEditRecord } from './optionEdits';
import type { ProductRecord } from './products';
import type { PublishedEntry } from './publishedCatalogs';
import type { StoredSentence } from './sentence';
import type { IssueCountsRecord, IssueRecord } from './validation';

/** The products that a job is about: those with the ids, or all that match the filter except some. */
export type ProductTargetRecord = { ids: string[] } | { filter: ProductFilter; excludeIds: string[] };

/** Which of the products that differ from a version are restored: those of the kinds except some, and some others. */
export interface RestoreSelectionRecord {
  kinds: readonly DiffKind[];
  excludeIds: readonly string[];
  includeIds: readonly string[];
}

/** The input of a job; one shape per kind of job. */
export type JobInput =
  | { kind: 'import'; plan: ImportPlanRecord }
  | { kind: 'validate' }
  | {
      kind: 'publish';
      label: string;
      reason: string;
      rollbackOf: string | null;
      /** Leaves out products with ERROR issues and sets them to draft; missing if not. */
      skipInvalid?: boolean;
    }
  /** Restores the catalog's products to the content of a version; without a selection, all that differ. */
  | { kind: 'restore'; versionId: string; products?: RestoreSelectionRecord }
  /** Without a target, the whole catalog. */
  | { kind: 'export'; format: FeedFormat; target?: ProductTargetRecord }
  /** Changes products step by step. */
  | { kind: 'bulkEdit'; target: ProductTargetRecord; steps: readonly BulkEditStep[] }
  | { kind: 'deleteProducts'; target: ProductTargetRecord }
  /** Renames, moves, or deletes a category. */
  | { kind: 'categories'; edit: CategoryEditRecord }
  /** Copies the products of a catalog, and then creates the one that they are for. */
  | { kind: 'clone'; sourceId: string; catalog: CatalogRecord }
  /** Sets the rule of a category, or removes it; with `membership`, only which products it has by hand. */
  | {
      kind: 'categoryRule';
      path: string;
      rule: Pick<CategoryRuleRecord, 'where' | 'excludedIds'> | null;
      membership?: Exclude<RuleMembership, 'INCLUDED'>;
    }
  /** Has the products of a catalog follow changed options of an attribute. */
  | { kind: 'options'; edit: OptionsEditRecord }
  /** Sets the rule of a channel, or removes it; with `membership`, only which products it has by hand. */
  | { kind: 'channelRule'; channel: string; rule: ChannelRuleContent | null; membership?: RuleMembership }
  | { kind: 'undo'; jobId: string };

export interface JobCountsRecord {
  created: number;
  updated: number;
  deleted: number;
  skipped: number;
  failed: number;
  warnings: number;
  blocked: number;
  /** Issues that changed products would no longer have, of the dry run of a bulk edit; missing in other jobs. */
  solved?: number;
}

/**
 * Where a job continues after a stop. `step` is the name of the step; `position` is the step's own count of finished
 * units.
 */
export interface JobCheckpoint {
  step: string;
  position: number;
  /** The state that the step needs to continue, as plain JSON. */
  state: unknown;
}

/** A step of a job's work and how far it is. */
export interface JobStepRecord {
  code: Lowercase<JobStep>;
  status: StepStatus;
}

/** A line of a job's log. */
export interface JobLogLineRecord {
  at: string;
  level: LogLevel;
  message: StoredSentence;
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
  steps: JobStepRecord[];
  progress: { processed: number; total: number };
  counts: JobCountsRecord;
  issueCounts: IssueCountsRecord;
  /** Counts of the stored issues, the first of each severity. */
  storedIssueCounts: IssueCountsRecord;
  /** Number of stored parts of its issues and changes. */
  issueParts: number;
  changeParts: number;
  changeCount: number;
  /** Number of products that it changes, if they are stored in parts until it ends; missing in other jobs. */
  targetCount?: number;
  /** Number of product models that it stored for later files; missing if there are none. */
  modelCount?: number;
  etaSeconds: number | null;
  attempts: number;
  checkpoint: JobCheckpoint | null;
  undoneById: string | null;
  undoesId: string | null;
  inputFileId: string | null;
  inputFileName: string | null;
  outputFileIds: string[];
  versionId: string | null;
  importSummary: ImportSummaryRecord | null;
  /** Currencies that the job added to its catalog; missing if there are none. */
  addedCurrencies?: string[];
  /** Languages that the job added to its catalog; missing if there are none. */
  addedLocales?: string[];
  /** Sales channels that the job added to its catalog; missing if there are none. */
  addedChannels?: string[];
  /** Those of them that it defined; missing if there are none. */
  definedChannels?: string[];
  /** Ids of the definitions of attributes that the job created; missing if there are none. */
  definedAttributes?: string[];
  /** The stored categories that the job moved or deleted, as they were before; missing in other jobs. */
  formerCategories?: CategoryRecord[];
  /** What followed the options that the job is about besides products; missing if nothing did. */
  followed?: FollowedRecord[];
  /** The rule of the channel before the job, null without one; missing in jobs that set none. */
  formerChannelRule?: ChannelRuleContent | null;
  log: JobLogLineRecord[];
  createdAt: string;
  startedAt: string | null;
  settledAt: string | null;
  heartbeatAt: string | null;
  /** How often the job was resumed after a stop without much progress; missing before the first time. */
  restarts?: { count: number; step: number; processed: number } | null;
  error: StoredSentence | null;
}

/**
 * Jobs of several catalogs that a change of the workspace needs. The change is committed with them, and each is then
 * stored in its catalog. They are in the order in which they are stored, and the record has the id of the first.
 */
export interface PlannedJobsRecord {
  id: string;
  jobs: JobRecord[];
}

/**
 * A job's change to one product, or the change that it would make as a dry run. `before` and `after` contain only the
 * changed fields, by path. Both are null for a CREATE, whose values are those of the product at `revision`, and for a
 * DELETE. A product that a dry run would create has its values in `after`, and its SKU as `productId`.
 */
export interface JobChangeRecord {
  productId: string;
  productName: string;
  action: ChangeAction;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** The product's revision after the change; undo skips products with a later revision. */
  revision: number;
  /** The product before it was deleted, for DELETE; null otherwise. */
  deleted: ProductRecord | null;
  /** What the changed fields are about; absent if nothing to filter by. */
  parts?: readonly ChangedPart[];
  /** The largest change of its prices as a share of them; null from 0, absent if no amount differs. */
  jump?: number | null;
  /** How many changed fields a dry run did not keep; absent if it kept all. */
  omittedCount?: number;
}

/** A part of a job's issues. Long lists are stored in parts so that a slice writes only what it adds. */
export interface JobIssuePart {
  /** `${jobId}:${number}` */
  id: string;
  jobId: string;
  items: IssueRecord[];
}

/** Returns the id of a part of a job's issues or changes; parts are numbered from 0. */
export function partId(jobId: string, number: number): string {
  return `${jobId}:${number}`;
}

/** Returns the ids of the first parts. */
export function partIds(jobId: string, count: number): string[] {
  return Array.from({ length: count }, (_, number) => partId(jobId, number));
}

/** A product that a job changes. */
export interface JobTargetRecord {
  productId: string;
  /** The entry of a version that it is restored to, null if it becomes a draft; missing in other jobs. */
  entry?: PublishedEntry | null;
}

/**
 * A part of the products that a job changes, in the order in which it changes them. They are found once, because a
 * change can decide whether a product is found, and apart from the job, which is written with each slice.
 */
export interface JobTargetPart {
  /** `${jobId}:${number}` */
  id: string;
  jobId: string;
  items: JobTargetRecord[];
}

export interface JobChangePart {
  /** `${jobId}:${number}` */
  id: string;
  jobId: string;
  items: JobChangeRecord[];
}
