import type { CatalogRecord } from '../../records/catalogs';
import type { ProductRecord } from '../../records/products';
import type { PublishedEntry } from '../../records/publishedCatalogs';
import { getCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { bySku, getContent } from '../products/canonical';
import { findAllFeedMembers } from '../products/rules/channelRules';
import type { FrozenProducts, FrozenVersion } from '../workingCopies';
import { createFreezer, freezeProduct, scanPublishable } from './freezer';
import { freezeSettings } from './frozenSettings';
import { contentsOfEntries, isInChannel } from './entryContents';
import { assertReady, isInvalid } from './publishable';

type Work = Pick<DomainContext, 'store' | 'now'>;

/** The ids of the products that feeds have, by the codes of the channels with a rule. */
type FeedMembers = Awaited<ReturnType<typeof findAllFeedMembers>>;

/** Products processed between two time checks, and those whose contents are stored at a time. */
const BATCH = 50;
const STORED_BATCH = 500;

/** Which products a version will have. */
export interface FreezeOrder {
  catalogId: string;
  /** Whether to leave out products with ERROR issues and set them to draft. */
  skipInvalid?: boolean;
  /** Whether the definitions of attributes and families are created later, so that the version can't keep them. */
  isBeforeDefinitions?: boolean;
  /** Yields to other work. */
  yieldIfDue: () => Promise<void>;
}

/** Finished and total units of work. */
export interface WorkProgress {
  processed: number;
  total: number;
}

/** Products with the entries that they are frozen as. */
type Frozen = { product: ProductRecord; entry: PublishedEntry }[];

/** Stores the contents of a version. One that no version ends up using does no harm. */
const storeContents = ({ store }: Work, frozen: Frozen) =>
  store.putContents(frozen.map(({ product, entry }) => ({ id: entry.hash, content: getContent(product) })));

/** Returns the entries with the channels whose feeds leave them out. */
const withFeeds = (entries: readonly PublishedEntry[], feeds: FeedMembers): PublishedEntry[] =>
  entries.map((entry) => {
    const leftOutOf = [...feeds].flatMap(([channel, members]) =>
      members.has(entry.productId) || !isInChannel(entry, channel) ? [] : [channel],
    );
    return leftOutOf.length ? { ...entry, leftOutOf } : entry;
  });

/** The products of a version, and the catalog at the moment whose state they have. */
interface FrozenCatalog {
  products: FrozenProducts;
  catalog: CatalogRecord;
  feeds: FeedMembers;
}

/** The state of one moment. */
interface Moment {
  entries: readonly PublishedEntry[];
  catalog: CatalogRecord;
  /** The products of the feeds of channels with a rule. */
  feeds: FeedMembers;
}

/**
 * Returns the entries with what changed after the version of the products, in the state of one moment, and the catalog
 * at that moment. Waits for nothing between the moment and its return.
 */
const catchUp = async (
  ctx: Work,
  { catalogId, skipInvalid = false, yieldIfDue }: FreezeOrder,
  { entries, since }: { entries: readonly PublishedEntry[]; since: number },
): Promise<Moment> => {
  const { products: index } = ctx.store;
  const replaced = new Map<string, PublishedEntry | null>();
  for (let from = since; ;) {
    const version = index.version(catalogId);
    for (const id of await index.changedSince(catalogId, from)) {
      const product = await ctx.store.get('products', id);
      const isReady = product?.status === 'ACTIVE' && !isInvalid(product);
      const entry = isReady ? freezeProduct(product) : null;
      if (isReady && entry) await storeContents(ctx, [{ product, entry }]);
      replaced.set(id, entry);
      await yieldIfDue();
    }
    const catalog = await getCatalog(ctx, catalogId);
    await assertReady(ctx, catalog, skipInvalid);
    const feeds = await findAllFeedMembers(ctx, catalog);
    const active = version === since ? null : new Set(await index.ids(catalogId, { status: 'ACTIVE' }));
    if (index.version(catalogId) !== version) {
      from = version;
      continue;
    }
    // Nothing changed since the products were read.
    if (!active) return { entries, catalog, feeds };
    const kept = entries.filter(({ productId }) => active.has(productId) && !replaced.has(productId));
    const changed = [...replaced].flatMap(([id, entry]) => (entry && active.has(id) ? entry : []));
    return { entries: [...kept, ...changed].sort(bySku), catalog, feeds };
  }
};

/**
 * Freezes the products and stores their contents, a few at a time, so that the version is never in memory as a whole.
 * Those that are changed while the others are read are frozen again, so that all have their state at one moment.
 */
async function* freezeProducts(ctx: Work, order: FreezeOrder): AsyncGenerator<WorkProgress, FrozenCatalog> {
  const { catalogId, yieldIfDue } = order;
  const { products: index } = ctx.store;
  const since = index.version(catalogId);
  await assertReady(ctx, await getCatalog(ctx, catalogId), order.skipInvalid ?? false);
  const { activeProducts: total } = await index.stats(catalogId);
  let freezer = createFreezer();
  let frozen: Frozen = [];
  let read = 0;
  for await (const product of scanPublishable(ctx, catalogId)) {
    if (!isInvalid(product)) frozen.push({ product, entry: freezer.add(product) });
    if (++read % BATCH && read !== total) continue;
    if (read % STORED_BATCH === 0) {
      await storeContents(ctx, frozen);
      frozen = [];
    }
    yield { processed: Math.min(read, total), total };
    await yieldIfDue();
  }
  await storeContents(ctx, frozen);
  const products = freezer.end();
  const { entries, catalog, feeds } = await catchUp(ctx, order, { entries: products.entries, since });
  if (entries === products.entries) return { products, catalog, feeds };

  freezer = createFreezer();
  let added = 0;
  for await (const { entry, content } of contentsOfEntries(ctx, entries)) {
    freezer.addFrozen(entry, content);
    if (++added % BATCH) continue;
    yield { processed: total, total };
    await yieldIfDue();
  }
  return { products: freezer.end(), catalog, feeds };
}

/** What a version has, and the `contentRevision` that its catalog had at that moment. */
export interface VersionContent {
  frozen: FrozenVersion;
  contentRevision: number;
}

/**
 * Freezes the products that a version of the catalog would contain now, and the settings that they use. Throws CONFLICT
 * like `assertReady`.
 */
export async function* freezeCatalog(ctx: Work, order: FreezeOrder): AsyncGenerator<WorkProgress, VersionContent> {
  const { products, catalog, feeds } = yield* freezeProducts(ctx, order);
  const { categoryPaths, attributeNames, familyCodes, ...others } = products;
  const frozen = { ...others, entries: withFeeds(others.entries, feeds) };
  const used = { categoryPaths, attributeNames, ...(!order.isBeforeDefinitions && { familyCodes }) };
  const settings = await freezeSettings(ctx, catalog, used);
  return { frozen: { ...frozen, ...settings }, contentRevision: catalog.contentRevision };
}
