import type { CatalogRecord } from '#server/records/catalogs';
import type { CatalogChannelRecord } from '#server/records/channels';
import type { FeedRuleRecord } from '#server/records/feedRules';
import type { ProductRecord } from '#server/records/products';
import type { SentenceValue } from '#server/records/sentence';
import type { FeedRulePreviewInput } from '#server/types.generated';
import { getCatalog } from '../catalogs/catalogList';
import { listRuleFaults, type ShownRuleFault } from '../categories/rules/ruleFacts';
import type { DomainContext } from '../context';
import { getCatalogChannels } from '../definitions/catalogChannels';
import { assertKnown } from '../productValues/assertScope';
import { findFeedFaults, findFeedMembers, listFeedRules } from '../products/rules/feedRules';

type Reads = Pick<DomainContext, 'store' | 'now'>;

/** The rule of a channel's feeds in a catalog. */
export interface FeedRuleOfChannel extends FeedRuleRecord {
  catalog: CatalogRecord;
  /** As it is in the catalog. */
  ofChannel: CatalogChannelRecord;
}

/** Returns the rules of the catalog, in the order of its channels. */
export async function getFeedRules({ store }: Reads, catalog: CatalogRecord): Promise<FeedRuleOfChannel[]> {
  const rules = listFeedRules(catalog);
  if (!rules.length) return [];
  const channels = new Map((await getCatalogChannels(store, catalog)).map((channel) => [channel.id, channel]));
  return rules.map((rule) => ({ ...rule, catalog, ofChannel: channels.get(rule.channel)! }));
}

/** Returns what the rule names in vain; null if there is nothing. */
export async function getFeedFault(ctx: Reads, { catalog, channel }: FeedRuleOfChannel): Promise<SentenceValue | null> {
  return (await findFeedFaults(ctx, catalog)).get(channel) ?? null;
}

/** Returns the rules of the catalog's categories, and those of its feeds, that name something in vain. */
export async function listAllFaults(ctx: Reads, catalog: CatalogRecord): Promise<ShownRuleFault[]> {
  const ofCategories = (await listRuleFaults(ctx, catalog)).map((fault) => ({ ...fault, channel: null }));
  const faults = await findFeedFaults(ctx, catalog);
  const ofFeeds = (await getFeedRules(ctx, catalog)).flatMap(({ channel, ofChannel }) => {
    const message = faults.get(channel);
    return message === undefined ? [] : [{ category: null, channel: ofChannel, message }];
  });
  return [...ofCategories, ...ofFeeds];
}

/** Returns those of the products that exist, in the order of the ids. */
export async function listProducts({ store }: Reads, ids: readonly string[] = []): Promise<ProductRecord[]> {
  return (await store.getMany('products', [...ids])).filter((product) => product !== undefined);
}

/** What the feeds of a channel would have. */
export interface FeedRulePreviewRecord {
  /** ACTIVE products that they would have, and those that they would leave out. */
  matching: number;
  leftOut: number;
  /** The first products that they would have, by SKU. */
  products: ProductRecord[];
}

/** How many products a preview shows. */
const SHOWN = 5;

/** Returns what the feeds of a channel would have with the conditions. Throws NOT_FOUND, and INVALID with `fields`. */
export async function previewFeedRule(
  ctx: Reads,
  { catalogId, channel, where }: FeedRulePreviewInput,
): Promise<FeedRulePreviewRecord> {
  const catalog = await getCatalog(ctx, catalogId);
  assertKnown(channel, catalog.channels, { field: 'channel', owner: 'catalog', what: 'channel' });
  const rule = listFeedRules(catalog).find((one) => one.channel === channel);
  const members = await findFeedMembers(ctx, catalog, { ...rule, where });
  const { products } = ctx.store;
  const active = await products.ids(catalogId, { status: 'ACTIVE' });
  const matching = active.filter((id) => members.has(id)).length;
  const shown: ProductRecord[] = [];
  if (matching > 0) {
    for await (const product of products.scan(catalogId, 'SKU', { status: 'ACTIVE' })) {
      if (members.has(product.id)) shown.push(product);
      if (shown.length === Math.min(SHOWN, matching)) break;
    }
  }
  return { matching, leftOut: active.length - matching, products: shown };
}

/** Returns the ACTIVE products that the feeds would have now; null if the rule names something in vain. */
export async function countFeedMembers(ctx: Reads, rule: FeedRuleOfChannel): Promise<number | null> {
  if ((await getFeedFault(ctx, rule)) !== null) return null;
  const members = await findFeedMembers(ctx, rule.catalog, rule);
  const active = await ctx.store.products.ids(rule.catalog.id, { status: 'ACTIVE' });
  return active.filter((id) => members.has(id)).length;
}
