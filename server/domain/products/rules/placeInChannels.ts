import { matchRecord } from '#server/db/recordMatcher';
import type { ProductScanFilter } from '#server/db/store';
import { DomainError } from '#server/errors';
import type { CatalogRecord } from '#server/records/catalogs';
import type { ChannelRuleRecord } from '#server/records/channelRules';
import type { ProductContent, VariantContent } from '#server/records/products';
import type { DomainContext } from '../../context';
import { type Identity, toEvaluated } from './categoryRules';
import { readChannelConditions } from './readRule';
import { createRuleCache } from './ruleCache';

/** The rules of the channels of a catalog, see docs/decisions/0042-channel-rules.md. */
export interface ChannelRules {
  /**
   * Returns the codes of the channels that leave out the product with this content, sorted. `former` are those that left
   * it out before.
   */
  findLeftOut: (content: ProductContent<VariantContent>, identity: Identity, former: readonly string[]) => string[];
}

/** Reads the rules. A product stays where it is for one that can't be evaluated. */
async function createChannelRules(
  ctx: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
  rules: readonly ChannelRuleRecord[],
): Promise<ChannelRules> {
  const filters: ProductScanFilter[] = [];
  const read: { channel: string; included: ReadonlySet<string>; excluded: ReadonlySet<string> }[] = [];
  const unread: string[] = [];
  for (const { channel, where, includedIds, excludedIds } of rules) {
    try {
      filters.push(await readChannelConditions(ctx, catalog, where));
      read.push({ channel, included: new Set(includedIds), excluded: new Set(excludedIds) });
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'INVALID') throw error;
      unread.push(channel);
    }
  }
  return {
    findLeftOut: (content, identity, former) => {
      const { id } = identity;
      const record = toEvaluated(content, catalog.id, identity);
      const matches = filters.length ? matchRecord(record, filters, catalog.currencies) : [];
      const out = read.flatMap(({ channel, included, excluded }, at) =>
        excluded.has(id) || !(matches[at] || included.has(id)) ? channel : [],
      );
      return [...out, ...unread.filter((channel) => former.includes(channel))].sort();
    },
  };
}

const cached = createRuleCache<ChannelRules>();

/** Returns the rules of the catalog's channels. */
export function loadChannelRules(
  ctx: Pick<DomainContext, 'store'>,
  catalog: CatalogRecord,
  rules: readonly ChannelRuleRecord[],
): Promise<ChannelRules> {
  return cached(ctx.store, catalog, rules, () => createChannelRules(ctx, catalog, rules));
}
