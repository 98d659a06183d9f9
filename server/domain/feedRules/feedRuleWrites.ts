import { DomainError } from '#server/errors';
import type { CatalogRecord } from '#server/records/catalogs';
import { toComposed } from '#server/records/composedText';
import type { FeedRuleRecord } from '#server/records/feedRules';
import { say } from '#server/records/sentence';
import type { SetFeedMembersInput, SetFeedRuleInput } from '#server/types.generated';
import { getAuthorName } from '../author';
import { getOpenCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { findTargetIds, readTarget } from '../jobs/productTarget';
import { assertKnown } from '../productValues/assertScope';
import { readFeedConditions } from '../products/rules/readRule';
import { catalogLock, withLock } from '../withLock';

/** Products that a rule can include and exclude by hand, of each. */
const MAX_BY_HAND = 1000;

/** Changes the rule of a channel's feeds. `change` returns null to remove it. */
const changeRule = (
  ctx: DomainContext,
  { catalogId, channel }: { catalogId: string; channel: string },
  change: (catalog: CatalogRecord, former: FeedRuleRecord | undefined) => Promise<FeedRuleRecord | null>,
): Promise<CatalogRecord> =>
  withLock(ctx, catalogLock(catalogId), async (commit) => {
    const catalog = await getOpenCatalog(ctx, catalogId);
    assertKnown(channel, catalog.channels, { field: 'channel', owner: 'catalog', what: 'channel' });
    const { feedRules = [], ...others } = catalog;
    const former = feedRules.find((rule) => rule.channel === channel);
    const rule = await change(catalog, former);
    const rules = [...feedRules.filter((one) => one !== former), ...(rule ? [rule] : [])];
    const put = { ...others, ...(rules.length > 0 && { feedRules: rules }) };
    await commit([{ table: 'catalogs', put }]);
    return put;
  });

/**
 * Sets the rule of the feeds of a channel, or removes it. Throws NOT_FOUND, INVALID with `fields`, and CONFLICT if it
 * was changed since `updatedAt`.
 */
export function setFeedRule(
  ctx: DomainContext,
  { catalogId, channel, where, updatedAt }: SetFeedRuleInput,
): Promise<CatalogRecord> {
  return changeRule(ctx, { catalogId, channel }, async (catalog, former) => {
    if (updatedAt && updatedAt !== former?.updatedAt) {
      throw new DomainError(
        'CONFLICT',
        former
          ? say`${former.updatedBy} changed this rule. Review the changes, then save again.`
          : say`This rule was removed. Review the change, then save again.`,
      );
    }
    const text = toComposed(where?.trim() ?? '');
    if (!text) return null;
    await readFeedConditions(ctx, catalog, text);
    if (text === former?.where) return former;
    return { ...former, channel, where: text, updatedAt: ctx.now().toISOString(), updatedBy: getAuthorName(ctx) };
  });
}

const withIds = (field: 'includedIds' | 'excludedIds', ids: readonly string[]) => {
  if (ids.length <= MAX_BY_HAND) return ids.length > 0 && { [field]: [...ids] };
  const message = say`Include and exclude ${{ grouped: MAX_BY_HAND }} products or fewer, or change the rule.`;
  throw new DomainError('INVALID', message, { target: message });
};

/**
 * Includes products in the feeds of a channel by hand, excludes them, or leaves them to the conditions. Throws
 * NOT_FOUND, INVALID for feeds without a rule and for too many products.
 */
export function setFeedMembers(
  ctx: DomainContext,
  { catalogId, channel, target, membership }: SetFeedMembersInput,
): Promise<CatalogRecord> {
  return changeRule(ctx, { catalogId, channel }, async (catalog, former) => {
    if (!former) throw new DomainError('INVALID', say`The feeds of the channel ${channel} have no rule.`);
    const { includedIds = [], excludedIds = [], ...rule } = former;
    const found = new Set(await findTargetIds(ctx, catalog, readTarget(target)));
    const toIds = (ids: readonly string[], wanted: typeof membership) => [
      ...ids.filter((id) => !found.has(id)),
      ...(membership === wanted ? found : []),
    ];
    return {
      ...rule,
      ...withIds('includedIds', toIds(includedIds, 'INCLUDED')),
      ...withIds('excludedIds', toIds(excludedIds, 'EXCLUDED')),
    };
  });
}
