import { DomainError } from '#server/errors';
import type { CatalogRecord } from '#server/records/catalogs';
import type { FeedRuleRecord } from '#server/records/feedRules';
import { fromStored, type SentenceValue } from '#server/records/sentence';
import type { DomainContext } from '../../context';

type Reads = Pick<DomainContext, 'store' | 'now'>;

/** Returns the rules of the feeds of the catalog's channels, in the order of the channels. */
export function listFeedRules({ channels, feedRules = [] }: CatalogRecord): FeedRuleRecord[] {
  return channels.flatMap((code) => feedRules.find(({ channel }) => channel === code) ?? []);
}

/** What a rule finds. */
type Conditions = Pick<FeedRuleRecord, 'where' | 'includedIds' | 'excludedIds'>;

/**
 * Returns the ids of the catalog's products, of any status, that feeds with the rule have, see
 * docs/decisions/0041-feed-rules.md. Throws INVALID for
 * conditions that can't be evaluated, for example on a deleted attribute.
 */
export async function findFeedMembers(
  ctx: Reads,
  catalog: CatalogRecord,
  { where, includedIds = [], excludedIds = [] }: Conditions,
): Promise<Set<string>> {
  const { readFeedConditions } = await import('./readRule');
  const found = await ctx.store.products.ids(catalog.id, await readFeedConditions(ctx, catalog, where));
  const members = new Set([...found, ...includedIds]);
  for (const id of excludedIds) members.delete(id);
  return members;
}

/** Returns what the rules of the feeds name in vain, by the codes of their channels. */
export async function findFeedFaults(ctx: Reads, catalog: CatalogRecord): Promise<Map<string, SentenceValue>> {
  const faults = new Map<string, SentenceValue>();
  for (const { channel, where } of listFeedRules(catalog)) {
    try {
      const { readFeedConditions } = await import('./readRule');
      await readFeedConditions(ctx, catalog, where);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'INVALID') throw error;
      faults.set(channel, fromStored(error.sentence));
    }
  }
  return faults;
}

/** Returns for each channel with a rule the products that its feeds have. Throws as `findFeedMembers`. */
export async function findAllFeedMembers(
  ctx: Reads,
  catalog: CatalogRecord,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const members = new Map<string, ReadonlySet<string>>();
  for (const rule of listFeedRules(catalog)) members.set(rule.channel, await findFeedMembers(ctx, catalog, rule));
  return members;
}
