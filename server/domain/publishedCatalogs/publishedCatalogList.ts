import { notFound } from '../../errors';
import type { JobRecord } from '../../records/jobs';
import type { PublishedCatalogRecord, PublishedEntry } from '../../records/publishedCatalogs';
import type { PublishedCatalogListInput, PublishedCatalogSort } from '../../types.generated';
import { can } from '../auth/abilities';
import type { DomainContext } from '../context';
import { isSettled } from '../jobStateMachine';
import { DATA_AREA_PAGES, pageOfRows, sortSign } from '../lists/paging';
import { foldQuery, foldText } from '#shared/foldText';

type Reads = Pick<DomainContext, 'store'>;

type UserReads = Pick<DomainContext, 'store' | 'user'>;

/** Returns the version; throws NOT_FOUND. */
export async function getVersion({ store }: Reads, id: string): Promise<PublishedCatalogRecord> {
  const found = await store.get('publishedCatalogs', id);
  if (!found) throw notFound('published catalog', id);
  return found;
}

/** Returns the version's products as entries, sorted by SKU; empty without a version. */
export async function getEntries({ store }: Reads, id: string | null): Promise<readonly PublishedEntry[]> {
  return id === null ? [] : ((await store.get('publishedEntries', id))?.entries ?? []);
}

/**
 * Returns the newest unfinished PUBLISH job of the catalog, or of all catalogs if null; null without permission to read
 * jobs.
 */
const currentPublishJob = async ({ store, user }: UserReads, catalogId: string | null): Promise<JobRecord | null> => {
  if (!can(user, 'read', 'Job')) return null;
  const jobs = await store.list(
    'jobs',
    (job) => job.type === 'PUBLISH' && !isSettled(job) && (catalogId === null || job.catalogId === catalogId),
  );
  return jobs.at(-1) ?? null;
};

const collator = new Intl.Collator('en', { numeric: true });

const COMPARE: Record<PublishedCatalogSort, (a: PublishedCatalogRecord, b: PublishedCatalogRecord) => number> = {
  PUBLISHED_AT: (a, b) => (a.publishedAt ?? '').localeCompare(b.publishedAt ?? ''),
  VERSION: (a, b) => a.version - b.version,
  LABEL: (a, b) => collator.compare(a.label, b.label),
  PRODUCT_COUNT: (a, b) => a.productCount - b.productCount,
};

/**
 * A page of the versions of all catalogs or of one, newest first where no sort is given. Throws INVALID for bad page
 * numbers.
 */
export async function publishedCatalogs(ctx: UserReads, input?: PublishedCatalogListInput | null) {
  const { store } = ctx;
  const { q, catalogId = null, status } = input ?? {};
  const names = new Map((await store.list('catalogs')).map(({ id, name }) => [id, foldText(name)]));
  const words = foldQuery(q);
  const found = await store.list(
    'publishedCatalogs',
    (version) =>
      (catalogId === null || version.catalogId === catalogId) &&
      (!status || version.status === status) &&
      (!words ||
        [foldText(version.label), foldText(version.reason), names.get(version.catalogId) ?? ''].some((text) =>
          text.includes(words),
        )),
  );
  const compare = COMPARE[input?.sort ?? 'PUBLISHED_AT'];
  const sign = sortSign(input, 'DESC');
  found.sort((a, b) => sign * (compare(a, b) || Number(a.id) - Number(b.id)));
  const { rows, ...page } = pageOfRows(found, input, DATA_AREA_PAGES);
  return { publishedCatalogs: rows, ...page, currentJob: await currentPublishJob(ctx, catalogId) };
}
