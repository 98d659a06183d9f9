import type { CatalogRecord } from '../../records/catalogs';
import type { JobChangeRecord } from '../../records/jobs';
import type { ProductRecord } from '../../records/products';
import type { PublishedCatalogRecord } from '../../records/publishedCatalogs';
import type { Change } from '../../records/tables';
import { withContentChange } from '../catalogs/catalogEdits';
import { currentVersion } from '../catalogs/catalogFacts';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { createCatalogView } from '../jobs/catalogView';
import { createProductWrites, createToRecord } from '../jobs/productWrites';
import { freezeCatalog, type FreezeOrder, type VersionContent, type WorkProgress } from './freezeCatalog';
import { scanPublishable } from './freezer';
import type { googleLogOfEntries, LogLine } from './google/googleReport';
import { getFrozenSettings, isSameVersion } from './frozenSettings';
import { versionChanges } from './newVersion';
import { assertPublishable, assertChanged, isInvalid } from './publishable';
import { getEntries, getVersion } from './publishedCatalogList';

/** What to publish, and on whose behalf. */
export interface PublishOrder extends FreezeOrder {
  label: string;
  reason: string;
  /** Id of the version whose content to restore, or null to publish the catalog in its current state. */
  rollbackOf: string | null;
  /** Full name of the publishing user. */
  user: string;
  jobId: string | null;
}

/** A step of publishing. */
interface PublishStep extends WorkProgress {
  /** What to do before the next step, while the catalog can change. */
  beforeNext?: () => Promise<void>;
}

type Work = Pick<DomainContext, 'store' | 'now'>;

/** Returns the content of an earlier version, which is already stored. */
async function* thawVersion(ctx: Work, version: PublishedCatalogRecord): AsyncGenerator<WorkProgress, VersionContent> {
  const entries = [...(await getEntries(ctx, version.id))];
  yield { processed: entries.length, total: entries.length };
  const { id, checksum, variantCount, contentRevision } = version;
  return { frozen: { entries, checksum, variantCount, ...(await getFrozenSettings(ctx, id)) }, contentRevision };
}

/** The changes that publish a version, for a single commit. */
export interface VersionChanges {
  changes: Change[];
  versionId: string;
  /** The products that were left out and set to draft. */
  jobChanges: JobChangeRecord[];
  log: LogLine[];
}

/** Sets products left out of a version to draft. A product that no longer has errors stays unchanged. */
const draftInvalid = async (ctx: Work, catalog: CatalogRecord, { user, jobId, yieldIfDue }: PublishOrder) => {
  const view = createCatalogView(ctx.store, catalog.id);
  const writes = createProductWrites(view, catalog, ctx.now().toISOString());
  const toRecord = await createToRecord({ ctx, job: { user, id: jobId } }, view, catalog);
  const invalid: ProductRecord[] = [];
  for await (const product of scanPublishable(ctx, catalog.id, { issues: 'ERROR' })) invalid.push(product);
  for (const product of invalid.filter(isInvalid)) {
    const content = { ...product, status: 'DRAFT' as const };
    writes.update(product, await toRecord({ content, id: product.id, previous: product }));
    await yieldIfDue();
  }
  return writes.result();
};

/**
 * Returns what the Google feed leaves out. The writers of feeds are loaded only then, because demo data is published at
 * start.
 */
const googleLine = async (...version: Parameters<typeof googleLogOfEntries>) =>
  (await import('./google/googleReport')).googleLogOfEntries(...version);

/**
 * Publishes in small steps: yields its progress and returns the changes. They must be committed
 * together before anything else changes the catalog. Throws NOT_FOUND, or CONFLICT with the reason why the version
 * cannot be created.
 */
export async function* publishWork(ctx: Work, order: PublishOrder): AsyncGenerator<PublishStep, VersionChanges> {
  const before = await getCatalog(ctx, order.catalogId);
  assertPublishable(before);
  const old = order.rollbackOf === null ? null : await getVersion(ctx, order.rollbackOf);
  const { frozen, contentRevision } = yield* old ? thawVersion(ctx, old) : freezeCatalog(ctx, order);
  const { length: total } = frozen.entries;
  const log: LogLine[] = [];
  const beforeNext = async () => void log.push(await googleLine(ctx, before, frozen.entries));
  // No log line if the feed is not used.
  if (before.shopUrl !== undefined) yield { processed: total, total, beforeNext };

  const latest = await getCatalog(ctx, order.catalogId);
  assertPublishable(latest);
  const record = await currentVersion(ctx, latest);
  assertChanged(await isSameVersion(ctx, record, frozen), record);
  const drafted = order.skipInvalid ? await draftInvalid(ctx, latest, order) : null;
  // The catalog is stored with its new version below.
  const productChanges = drafted?.changes.filter(({ table }) => table === 'products') ?? [];
  const at = ctx.now().toISOString();
  const catalog = productChanges.length ? withContentChange(latest, at) : latest;
  const versionId = await ctx.store.nextId('publishedCatalogs');
  const changes = versionChanges({
    id: versionId,
    catalog,
    current: record && { record, entries: await getEntries(ctx, record.id) },
    frozen,
    contentRevision: contentRevision + catalog.contentRevision - latest.contentRevision,
    label: order.label,
    reason: order.reason,
    rollbackOf: old?.version ?? null,
    user: order.user,
    jobId: order.jobId,
    now: at,
  });
  return { changes: [...productChanges, ...changes], versionId, jobChanges: drafted?.jobChanges ?? [], log };
}
