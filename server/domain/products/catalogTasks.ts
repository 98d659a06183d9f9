import type { CatalogRecord } from '../../records/catalogs';
import type { JobRecord } from '../../records/jobs';
import type { CatalogTaskState, ProductFilter, UntranslatedCount } from '../../types.generated';
import type { DomainContext } from '../context';
import { findSellingChannels } from '../definitions/catalogChannels';
import { isDone } from '../jobStateMachine';
import { toScanFilter } from './filters/toScanFilter';
import { catalogLock, withLock } from '../withLock';
import { productStats } from '../catalogs/catalogFacts';

type Reads = Pick<DomainContext, 'store' | 'now'>;

/** Returns how many products have texts to translate into each of the catalog's languages. */
export async function untranslated(ctx: Reads, catalog: CatalogRecord): Promise<UntranslatedCount[]> {
  const count = async (filter: ProductFilter) =>
    (await ctx.store.products.ids(catalog.id, await toScanFilter(ctx, catalog, filter))).length;
  const { products } = await productStats(ctx, catalog);
  const counts = catalog.locales.map(async (locale) => {
    const productCount = await count({ untranslatedIn: locale });
    const values = await findSellingChannels(ctx.store, catalog, locale);
    const askedCount = values.length
      ? await count({ conditions: [{ field: 'channel', operator: 'IN', values }] })
      : products;
    return { locale, productCount, askedCount };
  });
  return Promise.all(counts);
}

const isTranslated = ({ productCount }: UntranslatedCount) => productCount === 0;

const hasExport = async ({ store }: Reads, { id }: CatalogRecord): Promise<boolean> => {
  const isExport = (job: JobRecord) => job.catalogId === id && job.type === 'EXPORT' && isDone(job);
  return (await store.list('jobs', isExport)).length > 0;
};

/** Returns what the catalog needs until its products are in a sales channel, in the order of the work. */
export async function catalogTasks(ctx: Reads, catalog: CatalogRecord): Promise<CatalogTaskState[]> {
  const { products, issues } = await productStats(ctx, catalog);
  const hasProducts = products > 0;
  return [
    { task: 'IMPORT', isDone: hasProducts },
    { task: 'FIX_ERRORS', isDone: hasProducts && issues.ERROR === 0 },
    { task: 'TRANSLATE', isDone: hasProducts && (await untranslated(ctx, catalog)).every(isTranslated) },
    { task: 'SET_SHOP_URL', isDone: catalog.shopUrl !== undefined },
    { task: 'PUBLISH', isDone: catalog.currentVersionId !== null },
    { task: 'GET_FEED', isDone: catalog.feedReadAt !== undefined || (await hasExport(ctx, catalog)) },
  ];
}

/** Records that a feed of one of the catalog's versions was read. Only the first time is stored. */
export async function noteFeedRead(ctx: Pick<DomainContext, 'store' | 'locks' | 'now'>, id: string): Promise<void> {
  if ((await ctx.store.get('catalogs', id))?.feedReadAt !== undefined) return;
  await withLock(ctx, catalogLock(id), async (commit) => {
    const catalog = await ctx.store.get('catalogs', id);
    if (!catalog || catalog.feedReadAt !== undefined) return;
    await commit([{ table: 'catalogs', put: { ...catalog, feedReadAt: ctx.now().toISOString() } }]);
  });
}
