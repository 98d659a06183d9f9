import type { CatalogRecord } from '#server/records/catalogs';
import type { ChannelRuleRecord } from '#server/records/channelRules';
import type { CatalogChannelRecord } from '#server/records/channels';
import type { ProductRecord } from '#server/records/products';
import type { SentenceValue } from '#server/records/sentence';
import type { ChannelRulePreviewInput, RuleMembership } from '#server/types.generated';
import { getCatalog } from '../catalogs/catalogList';
import { listRuleFaults, type ShownRuleFault } from '../categories/rules/ruleFacts';
import type { DomainContext } from '../context';
import { getCatalogChannels } from '../definitions/catalogChannels';
import { assertKnown } from '../productValues/assertScope';
import { findChannelFaults, findRuleMembers, listChannelRules } from '../products/rules/channelRules';
import { assertCategories } from '../products/rules/readRule';

type Reads = Pick<DomainContext, 'store' | 'now'>;

/** A rule of a channel in a catalog. */
export interface RuleOfChannel extends ChannelRuleRecord {
  catalog: CatalogRecord;
  /** As it is in the catalog. */
  ofChannel: CatalogChannelRecord;
}

/** Returns the rules of the catalog, in the order of its channels. */
export async function getChannelRules({ store }: Reads, catalog: CatalogRecord): Promise<RuleOfChannel[]> {
  const rules = listChannelRules(catalog);
  if (!rules.length) return [];
  const channels = new Map((await getCatalogChannels(store, catalog)).map((channel) => [channel.id, channel]));
  return rules.map((rule) => ({ ...rule, catalog, ofChannel: channels.get(rule.channel)! }));
}

/** Returns what the rule names in vain; null if there is nothing. */
export async function getChannelFault(
  ctx: Reads,
  { catalog, channel, scope }: RuleOfChannel,
): Promise<SentenceValue | null> {
  const faults = await findChannelFaults(ctx, catalog);
  return faults.find(({ rule }) => rule.channel === channel && rule.scope === scope)?.message ?? null;
}

/** Returns the rules of the catalog's categories, channels, and feeds that name something in vain. */
export async function listAllFaults(ctx: Reads, catalog: CatalogRecord): Promise<ShownRuleFault[]> {
  const ofCategories = await listRuleFaults(ctx, catalog);
  const faults = await findChannelFaults(ctx, catalog);
  const channels = faults.length ? await getCatalogChannels(ctx.store, catalog) : [];
  return [
    ...ofCategories.map((fault) => ({ ...fault, channel: null, scope: null })),
    ...faults.map(({ rule, message }) => {
      const channel = channels.find(({ id }) => id === rule.channel) ?? null;
      return { category: null, channel, scope: rule.scope, message };
    }),
  ];
}

/** Returns those of the products that exist, in the order of the ids. */
export async function listProducts({ store }: Reads, ids: readonly string[] = []): Promise<ProductRecord[]> {
  return (await store.getMany('products', [...ids])).filter((product) => product !== undefined);
}

/** What a channel or its feeds would have. */
export interface ChannelRulePreviewRecord {
  /** Products that it would have, and those that it would leave out; of feeds, only ACTIVE ones of the channel. */
  matching: number;
  leftOut: number;
  /** Those of the matching ones that the conditions don't find. */
  byHand: number;
  /** The first products that it would have, by SKU. */
  products: ProductRecord[];
}

/** How many products a preview shows. */
const SHOWN = 5;

/** Feeds only have published products. */
const toFilter = (scope: ChannelRuleRecord['scope']) => (scope === 'FEEDS' ? ({ status: 'ACTIVE' } as const) : {});

/** Returns the ids of the products that the rule decides on: all of a channel, or the ACTIVE ones in it for its feeds. */
const findCandidates = async (
  { store }: Reads,
  { id }: CatalogRecord,
  rule: Pick<ChannelRuleRecord, 'channel' | 'scope'>,
) => {
  const all = await store.products.ids(id, toFilter(rule.scope));
  if (rule.scope === 'CHANNEL') return all;
  const out = new Set(await store.products.ids(id, { notInChannel: rule.channel }));
  return all.filter((one) => !out.has(one));
};

/** Returns what a channel or its feeds would have with the conditions. Throws NOT_FOUND, and INVALID with `fields`. */
export async function previewChannelRule(
  ctx: Reads,
  { catalogId, channel, scope, where }: ChannelRulePreviewInput,
): Promise<ChannelRulePreviewRecord> {
  const catalog = await getCatalog(ctx, catalogId);
  assertKnown(channel, catalog.channels, { field: 'channel', owner: 'catalog', what: 'channel' });
  const rule = listChannelRules(catalog, [scope]).find((one) => one.channel === channel);
  const members = await findRuleMembers(ctx, catalog, { ...rule, channel, scope, where });
  await assertCategories(ctx, catalogId, where);
  const candidates = await findCandidates(ctx, catalog, { channel, scope });
  const matching = candidates.filter((id) => members.has(id)).length;
  const found = await findRuleMembers(ctx, catalog, { channel, scope, where });
  const byHand = candidates.filter((id) => members.has(id) && !found.has(id)).length;
  const shown: ProductRecord[] = [];
  if (matching > 0) {
    for await (const product of ctx.store.products.scan(catalogId, 'SKU', toFilter(scope))) {
      if (members.has(product.id)) shown.push(product);
      if (shown.length === Math.min(SHOWN, matching)) break;
    }
  }
  return { matching, leftOut: candidates.length - matching, byHand, products: shown };
}

/**
 * Returns the products that the channel has, or the ACTIVE ones that its feeds would have now; null if the rule names
 * something in vain.
 */
export async function countChannelMembers(ctx: Reads, rule: RuleOfChannel): Promise<number | null> {
  if ((await getChannelFault(ctx, rule)) !== null) return null;
  const members = await findRuleMembers(ctx, rule.catalog, rule);
  return (await findCandidates(ctx, rule.catalog, rule)).filter((id) => members.has(id)).length;
}

/** Whether a product is in a channel with a rule, and who decides it. */
export interface ChannelMembershipRecord {
  channel: CatalogChannelRecord;
  isInChannel: boolean;
  membership: RuleMembership;
}

/** Returns where the product is of the channels with rules, in the order of the catalog. */
export async function listMemberships(
  ctx: Reads,
  { id, catalogId, notInChannels = [] }: ProductRecord,
): Promise<ChannelMembershipRecord[]> {
  const rules = await getChannelRules(ctx, await getCatalog(ctx, catalogId));
  return rules.flatMap(({ scope, channel, ofChannel, includedIds, excludedIds }) => {
    if (scope === 'FEEDS') return [];
    const byHand = excludedIds?.includes(id) ? 'EXCLUDED' : includedIds?.includes(id) ? 'INCLUDED' : 'BY_RULE';
    return { channel: ofChannel, isInChannel: !notInChannels.includes(channel), membership: byHand };
  });
}
