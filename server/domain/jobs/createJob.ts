import { DomainError, notFound } from '../../errors';
import type { FileRecord } from '../../records/files';
import type { JobInput, JobRecord } from '../../records/jobs';
import { say, type Sentence } from '../../records/sentence';
import type { JobMode, JobTrigger, JobType } from '../../types.generated';
import { getAuthorName } from '../author';
import { catalogLock, withLock } from '../withLock';
import { getOpenCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { isSettled, isWriting } from '../jobStateMachine';
import { getSteps } from './steps';

/** The definition of a new job. */
export interface JobRequest {
  type: JobType;
  mode?: JobMode;
  catalogId: string;
  input: JobInput;
  trigger?: JobTrigger;
  /** The input file. */
  inputFile?: FileRecord | null;
  /** Id of the job whose changes it undoes. */
  undoesId?: string | null;
}

/** The definition of a job that brings the issues of a catalog's products up to date. */
export const validationOf = (catalogId: string): JobRequest => ({
  type: 'VALIDATE',
  catalogId,
  input: { kind: 'validate' },
  trigger: 'AUTOMATIC',
});

const NO_COUNTS = { created: 0, updated: 0, deleted: 0, skipped: 0, failed: 0, warnings: 0, blocked: 0 };

/** The result fields of a job before any work is done. */
export const UNTOUCHED = {
  progress: { processed: 0, total: 0 },
  counts: NO_COUNTS,
  issueCounts: { error: 0, warning: 0, info: 0 },
  storedIssueCounts: { error: 0, warning: 0, info: 0 },
  issueParts: 0,
  changeParts: 0,
  changeCount: 0,
  etaSeconds: null,
  checkpoint: null,
  outputFileIds: [],
  versionId: null,
  importSummary: null,
} satisfies Partial<JobRecord>;

const TYPE_WORDS: Record<JobType, Sentence> = {
  IMPORT: say`import`,
  VALIDATE: say`validate`,
  PUBLISH: say`publish`,
  EXPORT: say`export`,
  BULK_EDIT: say`bulk edit`,
  ROLLBACK: say`rollback`,
  CLONE: say`clone`,
};

/** Returns the planned jobs that are not stored in their catalogs yet. */
const listPlanned = async ({ store }: Pick<DomainContext, 'store'>): Promise<JobRecord[]> => {
  const planned = (await store.list('plannedJobs')).flatMap(({ jobs }) => jobs);
  const stored = await store.getMany(
    'jobs',
    planned.map(({ id }) => id),
  );
  return planned.filter((_, at) => stored[at] === undefined);
};

/**
 * Throws CONFLICT if the job writes and another unfinished job writes to the same catalog, or if it changes products of
 * an archived one.
 */
export async function assertCatalogFree(ctx: DomainContext, job: Pick<JobRecord, 'type' | 'mode' | 'catalogId'>) {
  if (!isWriting(job)) return;
  if (job.type !== 'VALIDATE' && job.type !== 'CLONE') await getOpenCatalog(ctx, job.catalogId);
  const isOpen = (candidate: JobRecord) =>
    candidate.catalogId === job.catalogId && isWriting(candidate) && !isSettled(candidate);
  const [open] = await ctx.store.list('jobs', isOpen);
  const other = open ?? (await listPlanned(ctx)).find(isOpen);
  if (!other) return;
  throw new DomainError(
    'CONFLICT',
    say`Job ${other.id} (${TYPE_WORDS[other.type]}) is still changing the catalog “${other.catalogName}”. Wait until it ends, or cancel it.`,
  );
}

/** Returns the record of a new PENDING job of the catalog with the name. */
export async function newJob(
  ctx: Pick<DomainContext, 'store' | 'now' | 'user'>,
  { type, mode = 'APPLY', catalogId, input, trigger = 'MANUAL', inputFile = null, undoesId = null }: JobRequest,
  catalogName: string,
): Promise<JobRecord> {
  return {
    ...UNTOUCHED,
    id: await ctx.store.nextId('jobs'),
    type,
    mode,
    status: 'PENDING',
    catalogId,
    catalogName,
    user: getAuthorName(ctx),
    trigger,
    input,
    steps: getSteps(input, mode).map((code) => ({ code, status: 'PENDING' })),
    attempts: 1,
    undoneById: null,
    undoesId,
    inputFileId: inputFile?.id ?? null,
    inputFileName: inputFile?.name ?? null,
    log: [],
    createdAt: ctx.now().toISOString(),
    startedAt: null,
    settledAt: null,
    heartbeatAt: null,
    error: null,
  };
}

/** Notifies the runner of a new job that is stored. */
export function startJob(ctx: Pick<DomainContext, 'events' | 'jobs'>, { id }: JobRecord): void {
  ctx.events.emit('jobChanged', { jobId: id });
  ctx.jobs.start(id);
}

/**
 * Stores a new PENDING job and notifies the runner. Throws NOT_FOUND if the catalog does not exist, and CONFLICT like
 * `assertCatalogFree`. Acquires the catalog lock, so it must not be called while holding it.
 */
export async function createJob(ctx: DomainContext, request: JobRequest): Promise<JobRecord> {
  const { type, mode = 'APPLY', catalogId } = request;
  const job = await withLock(ctx, catalogLock(catalogId), async (commit) => {
    const catalog = await ctx.store.get('catalogs', catalogId);
    if (!catalog) throw notFound('catalog', catalogId);
    await assertCatalogFree(ctx, { type, mode, catalogId });
    const put = await newJob(ctx, request, catalog.name);
    await commit([{ table: 'jobs', put }]);
    return put;
  });
  startJob(ctx, job);
  return job;
}
