import { DomainError } from '#server/errors';
import type { CatalogRecord } from '#server/records/catalogs';
import type { ChannelRuleContent, ChannelRuleRecord } from '#server/records/channelRules';
import { fromStored, type SentenceValue } from '#server/records/sentence';
import type { ChannelRuleScope } from '#server/types.generated';
import type { DomainContext } from '../../context';

type Reads = Pick<DomainContext, 'store' | 'now'>;

const SCOPES: readonly ChannelRuleScope[] = ['CHANNEL', 'FEEDS'];

/** Returns the rules of the catalog's channels and of their feeds, in the order of the channels. */
export function listChannelRules(
  { channels, channelRules = [] }: CatalogRecord,
  scopes: readonly ChannelRuleScope[] = SCOPES,
): ChannelRuleRecord[] {
  return channels.flatMap((code) =>
    scopes.flatMap((scope) => channelRules.find((rule) => rule.channel === code && rule.scope === scope) ?? []),
  );
}

/** Returns the members of a rule that finds these products. */
const withHandPicked = (found: Iterable<string>, { includedIds = [], excludedIds = [] }: ChannelRuleContent) => {
  const members = new Set([...found, ...includedIds]);
  for (const id of excludedIds) members.delete(id);
  return members;
};

/**
 * Returns the ids of the catalog's products, of any status, that a channel with the rule has, or its feeds. Throws
 * INVALID for conditions that can't be evaluated, for example on a deleted attribute.
 */
export async function findRuleMembers(
  ctx: Reads,
  catalog: CatalogRecord,
  rule: ChannelRuleContent & Pick<ChannelRuleRecord, 'channel' | 'scope'>,
): Promise<Set<string>> {
  const { readChannelConditions, readFeedConditions } = await import('./readRule');
  const { products } = ctx.store;
  if (rule.scope === 'CHANNEL') {
    return withHandPicked(await products.ids(catalog.id, await readChannelConditions(ctx, catalog, rule.where)), rule);
  }
  const members = withHandPicked(
    await products.ids(catalog.id, await readFeedConditions(ctx, catalog, rule.where)),
    rule,
  );
  // Feeds have nothing that is not in the channel.
  for (const id of await products.ids(catalog.id, { notInChannel: rule.channel })) members.delete(id);
  return members;
}

/** A rule that names something in vain. */
export interface ChannelRuleFault {
  rule: ChannelRuleRecord;
  message: SentenceValue;
}

/** Returns the rules of the catalog's channels and feeds that name something in vain. */
export async function findChannelFaults(ctx: Reads, catalog: CatalogRecord): Promise<ChannelRuleFault[]> {
  const faults: ChannelRuleFault[] = [];
  for (const rule of listChannelRules(catalog)) {
    try {
      const { assertCategories, readChannelConditions, readFeedConditions } = await import('./readRule');
      if (rule.scope === 'FEEDS') await readFeedConditions(ctx, catalog, rule.where);
      else {
        await readChannelConditions(ctx, catalog, rule.where);
        await assertCategories(ctx, catalog.id, rule.where);
      }
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'INVALID') throw error;
      faults.push({ rule, message: fromStored(error.sentence) });
    }
  }
  return faults;
}

/**
 * Returns for each channel with a rule for feeds the products that its feeds have, see
 * docs/decisions/0041-feed-rules.md. Throws as `findRuleMembers`.
 */
export async function findAllFeedMembers(
  ctx: Reads,
  catalog: CatalogRecord,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const members = new Map<string, ReadonlySet<string>>();
  for (const rule of listChannelRules(catalog, ['FEEDS'])) {
    members.set(rule.channel, await findRuleMembers(ctx, catalog, rule));
  }
  return members;
}
