import type { ProductStats } from '../../db/store';
import type { CatalogRecord } from '../../records/catalogs';
import type { JobRecord } from '../../records/jobs';
import type { PublishedCatalogRecord } from '../../records/publishedCatalogs';
import type { IssueCountsRecord } from '../../records/validation';
import { DomainError } from '../../errors';
import type { CatalogNextStep, CatalogStep } from '../../types.generated';
import type { DomainContext } from '../context';
import { isSettled } from '../jobs/machine';
import { type CatalogFacts, catalogSteps, nextStepOf } from './machine';

type Reads = Pick<DomainContext, 'store'>;

/** Totals of the catalog's products. */
export const productStats = ({ store }: Reads, catalog: CatalogRecord): Promise<ProductStats> =>
  store.products.stats(catalog.id);

/** Issues of all its products by severity. */
export const issueCounts = async (ctx: Reads, catalog: CatalogRecord): Promise<IssueCountsRecord> => {
  const { issues } = await productStats(ctx, catalog);
  return { error: issues.ERROR, warning: issues.WARNING, info: issues.INFO };
};

/** Mean completeness of its products, 0 to 1; 0 without any. */
export const meanCompleteness = async (ctx: Reads, catalog: CatalogRecord): Promise<number> => {
  const { completeness, products } = await productStats(ctx, catalog);
  // A sum that is kept up commit by commit drifts by a rounding error or two.
  return products === 0 ? 0 : Math.min(1, Math.max(0, completeness / products));
};

/** Its current version; null without one. */
export const currentPublication = async (
  { store }: Reads,
  catalog: CatalogRecord,
): Promise<PublishedCatalogRecord | null> =>
  catalog.currentPublicationId === null
    ? null
    : ((await store.get('publishedCatalogs', catalog.currentPublicationId)) ?? null);

/** Whether publishing now would give something else than the current version; without one, whether it has products. */
export const hasUnpublishedChanges = async (ctx: Reads, catalog: CatalogRecord): Promise<boolean> => {
  const publication = await currentPublication(ctx, catalog);
  if (publication) return publication.contentRevision !== catalog.contentRevision;
  return (await productStats(ctx, catalog)).products > 0;
};

/** Its latest jobs, newest first. Throws INVALID for a number of jobs that is not 0 to 100. */
export const lastJobs = async ({ store }: Reads, catalog: CatalogRecord, first: number): Promise<JobRecord[]> => {
  if (first < 0 || first > 100) throw new DomainError('INVALID', 'Ask for 0 to 100 jobs.', { first: '0 to 100.' });
  const jobs = await store.list('jobs', ({ catalogId }) => catalogId === catalog.id);
  return jobs.sort((a, b) => b.createdAt.localeCompare(a.createdAt) || Number(b.id) - Number(a.id)).slice(0, first);
};

/** All that decides about the steps of the catalog's life. */
export const catalogFacts = async (ctx: Reads, catalog: CatalogRecord): Promise<CatalogFacts> => {
  const { store } = ctx;
  const [stats, jobs, publications, isChanged, current] = await Promise.all([
    productStats(ctx, catalog),
    store.list('jobs', (job) => job.catalogId === catalog.id && !isSettled(job)),
    // A version whose publishing failed was never published.
    store.list('publishedCatalogs', ({ catalogId, status }) => catalogId === catalog.id && status !== 'FAILED'),
    hasUnpublishedChanges(ctx, catalog),
    currentPublication(ctx, catalog),
  ]);
  return {
    status: catalog.status,
    channelCount: catalog.channels.length,
    productCount: stats.products,
    errorCount: stats.issues.ERROR,
    activeErrorCount: stats.activeErrors,
    hasCurrentPublication: catalog.currentPublicationId !== null,
    hasPublications: publications.length > 0,
    hasRunningJob: jobs.length > 0,
    hasUnpublishedChanges: isChanged,
    isRolledBack: current !== null && current.rollbackOf !== null,
  };
};

/** The steps that the catalog can take, and what stands in the way of the others. */
export const stepsOf = async (ctx: Reads, catalog: CatalogRecord): Promise<CatalogStep[]> =>
  catalogSteps(await catalogFacts(ctx, catalog));

/** What is sensible to do next with the catalog. */
export const nextStep = async (ctx: Reads, catalog: CatalogRecord): Promise<CatalogNextStep> =>
  nextStepOf(await catalogFacts(ctx, catalog));
