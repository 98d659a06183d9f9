import type { ProductStats } from '../../db/store';
import type { CatalogRecord } from '../../records/catalogs';
import type { JobRecord } from '../../records/jobs';
import type { PublishedCatalogRecord } from '../../records/publishedCatalogs';
import type { IssueCountsRecord } from '../../records/validation';
import { GRADES } from '../../records/grades';
import type { CatalogNextStep, CatalogStep, GradeCount } from '../../types.generated';
import { can } from '../auth/abilities';
import type { DomainContext } from '../context';
import { isSettled } from '../jobStateMachine';
import { firstRows } from '../lists/paging';
import { type CatalogFacts, catalogSteps, getNextStep } from './catalogStateMachine';

type Reads = Pick<DomainContext, 'store'>;

/** Returns the totals of the catalog's products. */
export function productStats({ store }: Reads, catalog: CatalogRecord): Promise<ProductStats> {
  return store.products.stats(catalog.id);
}

/** Returns the issue counts of all products of the catalog by severity. */
export async function issueCounts(ctx: Reads, catalog: CatalogRecord): Promise<IssueCountsRecord> {
  const { issues } = await productStats(ctx, catalog);
  return { error: issues.ERROR, warning: issues.WARNING, info: issues.INFO };
}

/** Returns the mean completeness of the catalog's products, from 0 to 1, or 0 if it has none. */
export async function meanCompleteness(ctx: Reads, catalog: CatalogRecord): Promise<number> {
  const { completeness, products } = await productStats(ctx, catalog);
  // The sum is updated with each commit, so rounding errors can accumulate.
  return products === 0 ? 0 : Math.min(1, Math.max(0, completeness / products));
}

/** Returns how many products of the catalog have each quality grade, best first. */
export async function gradeCounts(ctx: Reads, catalog: CatalogRecord): Promise<GradeCount[]> {
  const { grades } = await productStats(ctx, catalog);
  return GRADES.map((grade) => ({ grade, count: grades[grade] }));
}

const collator = new Intl.Collator('en', { numeric: true });

/** Returns the paths of the categories that products have and of those that were created, sorted A to Z. */
export async function listCategoryPaths({ store }: Reads, { id }: CatalogRecord): Promise<string[]> {
  const used = await store.products.categories(id);
  const created = await store.list('categories', ({ catalogId }) => catalogId === id);
  if (!created.length) return used;
  return [...new Set([...used, ...created.map(({ path }) => path)])].sort(collator.compare);
}

/** Returns the catalog's current version, or null if there is none. */
export async function currentVersion({ store }: Reads, catalog: CatalogRecord): Promise<PublishedCatalogRecord | null> {
  return catalog.currentVersionId === null
    ? null
    : ((await store.get('publishedCatalogs', catalog.currentVersionId)) ?? null);
}

/**
 * Whether publishing now would produce something other than the current version. Without a current version, whether the
 * catalog has products.
 */
export async function hasUnpublishedChanges(ctx: Reads, catalog: CatalogRecord): Promise<boolean> {
  const publishedCatalog = await currentVersion(ctx, catalog);
  if (publishedCatalog) return publishedCatalog.contentRevision !== catalog.contentRevision;
  return (await productStats(ctx, catalog)).products > 0;
}

/**
 * Returns the catalog's latest jobs, newest first; none without permission to read jobs. Throws INVALID if the number
 * of jobs is not between 0 and 100.
 */
export async function lastJobs(
  { store, user }: Pick<DomainContext, 'store' | 'user'>,
  catalog: CatalogRecord,
  first: number,
): Promise<JobRecord[]> {
  const jobs = can(user, 'read', 'Job') ? await store.list('jobs', ({ catalogId }) => catalogId === catalog.id) : [];
  jobs.sort((a, b) => b.createdAt.localeCompare(a.createdAt) || Number(b.id) - Number(a.id));
  return firstRows(jobs, first);
}

/** Whether the job works on the catalog, or copies it. */
const isAbout = ({ catalogId, input }: JobRecord, { id }: CatalogRecord) =>
  catalogId === id || (input.kind === 'clone' && input.sourceId === id);

/** Returns the facts that decide which lifecycle actions are available for the catalog. */
export async function catalogFacts(ctx: Reads, catalog: CatalogRecord): Promise<CatalogFacts> {
  const { store } = ctx;
  const [stats, jobs, versions, isChanged, current] = await Promise.all([
    productStats(ctx, catalog),
    store.list('jobs', (job) => isAbout(job, catalog) && !isSettled(job)),
    // A version that failed to publish was never published.
    store.list('publishedCatalogs', ({ catalogId, status }) => catalogId === catalog.id && status !== 'FAILED'),
    hasUnpublishedChanges(ctx, catalog),
    currentVersion(ctx, catalog),
  ]);
  return {
    status: catalog.status,
    channelCount: catalog.channels.length,
    productCount: stats.products,
    errorCount: stats.issues.ERROR,
    activeErrorCount: stats.activeErrors,
    hasCurrentVersion: catalog.currentVersionId !== null,
    hasVersions: versions.length > 0,
    hasRunningJob: jobs.length > 0,
    hasUnpublishedChanges: isChanged,
    isRolledBack: current !== null && current.rollbackOf !== null,
  };
}

/** Returns the lifecycle actions of the catalog with the blockers of each. */
export async function getCatalogSteps(ctx: Reads, catalog: CatalogRecord): Promise<CatalogStep[]> {
  return catalogSteps(await catalogFacts(ctx, catalog));
}

/**
 * Returns the recommended next step for the catalog. `isRestored` says whether its products are those of a version: after
 * a rollback, they can be while its settings still differ.
 */
export async function nextStep(
  ctx: Reads,
  catalog: CatalogRecord,
  isRestored: (versionId: string) => Promise<boolean>,
): Promise<CatalogNextStep> {
  const facts = await catalogFacts(ctx, catalog);
  const step = getNextStep(facts);
  const { currentVersionId } = catalog;
  if (step !== 'RESTORE_WORKING_COPY' || currentVersionId === null || !(await isRestored(currentVersionId)))
    return step;
  return getNextStep({ ...facts, isRolledBack: false });
}
