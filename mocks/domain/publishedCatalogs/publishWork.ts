import type { CatalogRecord } from '../../records/catalogs';
import type { PublishedCatalogRecord } from '../../records/publishedCatalogs';
import type { Change } from '../../records/tables';
import { currentPublication } from '../catalogs/catalogFacts';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { contentOf } from '../products/canonical';
import { createFreezer, type Frozen, publishableProducts } from './freezer';
import { googleLog, googleReportOfEntries, type LogLine } from './googleReport';
import { publicationChanges } from './publication';
import { assertCatalogOpen, assertChanged, assertProductsReady } from './publishable';
import { entriesOf, publishedCatalog } from './publishedCatalogList';

/** Products between two looks at the clock. */
const BATCH = 50;

/** What is to be published, and for whom. */
export interface PublishOrder {
  catalogId: string;
  label: string;
  reason: string;
  /** Id of the version whose content is to come back; null to publish the catalog as it is. */
  rollbackOf: string | null;
  /** Full name of who publishes. */
  user: string;
  jobId: string | null;
  /** Lets other work in. */
  breathe: () => Promise<void>;
}

/** Units of work: done, and in all. */
export interface WorkProgress {
  processed: number;
  total: number;
}

type Work = Pick<DomainContext, 'store' | 'now'>;

/** Freezes the products as they are at the start, and stores the contents that no version has yet. */
async function* freezeCatalog(
  ctx: Work,
  catalog: CatalogRecord,
  breathe: () => Promise<void>,
): AsyncGenerator<WorkProgress, Frozen> {
  const { store } = ctx;
  const products = await publishableProducts(ctx, catalog.id);
  assertProductsReady(catalog, products);
  const freezer = createFreezer();
  for (let start = 0; start < products.length; start += BATCH) {
    const contents = new Map<string, Change>();
    for (const product of products.slice(start, start + BATCH)) {
      const { hash } = freezer.add(product);
      if (await store.get('contents', hash)) continue;
      contents.set(hash, { table: 'contents', put: { id: hash, content: contentOf(product) } });
    }
    // A content that no version comes to use does no harm.
    if (contents.size) await store.commit([...contents.values()]);
    yield { processed: Math.min(start + BATCH, products.length), total: products.length };
    await breathe();
  }
  return freezer.end();
}

/** The content of a former version, which is stored already. */
async function* thawVersion(ctx: Work, version: PublishedCatalogRecord): AsyncGenerator<WorkProgress, Frozen> {
  const entries = [...(await entriesOf(ctx, version.id))];
  yield { processed: entries.length, total: entries.length };
  return { entries, checksum: version.checksum, variantCount: version.variantCount };
}

/**
 * Publishes in small steps: yields its progress, and gives the writes of the publication for one commit, which must
 * follow before anything else changes the catalog. Throws NOT_FOUND, or CONFLICT with the reason why there can be no
 * such version.
 */
export async function* publishWork(
  ctx: Work,
  order: PublishOrder,
): AsyncGenerator<WorkProgress, { changes: Change[]; publicationId: string; log: LogLine[] }> {
  const before = await getCatalog(ctx, order.catalogId);
  assertCatalogOpen(before);
  const old = order.rollbackOf === null ? null : await publishedCatalog(ctx, order.rollbackOf);
  const frozen = yield* old ? thawVersion(ctx, old) : freezeCatalog(ctx, before, order.breathe);

  const catalog = await getCatalog(ctx, order.catalogId);
  assertCatalogOpen(catalog);
  const record = await currentPublication(ctx, catalog);
  assertChanged(frozen.checksum, record);
  const publicationId = await ctx.store.nextId('publishedCatalogs');
  const changes = publicationChanges({
    id: publicationId,
    catalog,
    current: record && { record, entries: await entriesOf(ctx, record.id) },
    frozen,
    contentRevision: (old ?? before).contentRevision,
    label: order.label,
    reason: order.reason,
    rollbackOf: old?.version ?? null,
    user: order.user,
    jobId: order.jobId,
    now: ctx.now().toISOString(),
  });
  // Silent where the feed is not used.
  if (catalog.shopUrl === undefined) return { changes, publicationId, log: [] };
  const report = await googleReportOfEntries(ctx, catalog, frozen.entries);
  return { changes, publicationId, log: [googleLog(report)] };
}
