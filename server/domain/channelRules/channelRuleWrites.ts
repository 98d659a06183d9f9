import { DomainError } from '#server/errors';
import type { CatalogRecord } from '#server/records/catalogs';
import { type ChannelRuleContent, type ChannelRuleRecord, getRuleContent } from '#server/records/channelRules';
import { toComposed } from '#server/records/composedText';
import type { JobRecord } from '#server/records/jobs';
import { say } from '#server/records/sentence';
import type { RuleMembership, SetChannelMembersInput, SetChannelRuleInput } from '#server/types.generated';
import { getAuthorName } from '../author';
import { getCatalog, getOpenCatalog } from '../catalogs/catalogList';
import type { DomainContext } from '../context';
import { createJob } from '../jobs/createJob';
import { findTargetIds, readTarget } from '../jobs/productTarget';
import { assertKnown } from '../productValues/assertScope';
import { isSameValue } from '../products/contentFields';
import { listChannelRules } from '../products/rules/channelRules';
import { assertCategories, readChannelConditions, readFeedConditions } from '../products/rules/readRule';
import { catalogLock, withLock } from '../withLock';

/** Products that a rule can include and exclude by hand, of each. */
const MAX_BY_HAND = 1000;

/** A channel of a catalog, and what its rule is for. */
type RulePlace = Pick<ChannelRuleRecord, 'channel' | 'scope'> & { catalogId: string };

/** The catalog, and the job that changes which channels its products are in; null if there is nothing to change. */
export interface ChangedRule {
  catalog: CatalogRecord;
  job: JobRecord | null;
}

/** Returns the catalog with another rule of a channel; without it for null. */
export function withChannelRule(
  { channelRules = [], ...catalog }: CatalogRecord,
  { channel, scope }: Pick<ChannelRuleRecord, 'channel' | 'scope'>,
  rule: ChannelRuleRecord | null,
): CatalogRecord {
  const others = channelRules.filter((one) => one.channel !== channel || one.scope !== scope);
  const rules = [...others, ...(rule ? [rule] : [])];
  return { ...catalog, ...(rules.length > 0 && { channelRules: rules }) };
}

const readFormer = (catalog: CatalogRecord, { channel, scope }: RulePlace): ChannelRuleRecord | undefined => {
  assertKnown(channel, catalog.channels, { field: 'channel', owner: 'catalog', what: 'channel' });
  return listChannelRules(catalog, [scope]).find((rule) => rule.channel === channel);
};

/**
 * Changes the rule of a channel or of its feeds. `change` returns null to remove it, and the former one if nothing
 * changes. That of feeds is stored at once, because it is evaluated at publishing; that of a channel by a job, which
 * changes its products.
 */
const changeRule = async (
  ctx: DomainContext,
  place: RulePlace,
  change: (catalog: CatalogRecord, former: ChannelRuleRecord | undefined) => Promise<ChannelRuleContent | null>,
  membership?: RuleMembership,
): Promise<ChangedRule> => {
  const { catalogId, channel, scope } = place;
  if (scope === 'CHANNEL') {
    const catalog = await getOpenCatalog(ctx, catalogId);
    const former = readFormer(catalog, place);
    const wanted = await change(catalog, former);
    const rule = wanted && getRuleContent(wanted);
    if (isSameValue(rule, former ? getRuleContent(former) : null)) return { catalog, job: null };
    const input = { kind: 'channelRule', channel, rule, ...(membership && { membership }) } as const;
    const job = await createJob(ctx, { type: 'BULK_EDIT', mode: 'APPLY', catalogId, input });
    return { catalog: await getCatalog(ctx, catalogId), job };
  }
  return withLock(ctx, catalogLock(catalogId), async (commit) => {
    const catalog = await getOpenCatalog(ctx, catalogId);
    const former = readFormer(catalog, place);
    const wanted = await change(catalog, former);
    const rule = wanted && toStoredRule(wanted, { channel, scope }, former, ctx.now(), getAuthorName(ctx));
    const put = withChannelRule(catalog, place, rule);
    await commit([{ table: 'catalogs', put }]);
    return { catalog: put, job: null };
  });
};

/** Returns the rule as it is stored. Who changed it is said only of its conditions. */
export function toStoredRule(
  content: ChannelRuleContent,
  { channel, scope }: Pick<ChannelRuleRecord, 'channel' | 'scope'>,
  former: ChannelRuleRecord | undefined,
  now: Date,
  user: string,
): ChannelRuleRecord {
  const edit = former?.where === content.where ? former : { updatedAt: now.toISOString(), updatedBy: user };
  return { channel, scope, ...getRuleContent(content), updatedAt: edit.updatedAt, updatedBy: edit.updatedBy };
}

/**
 * Sets the rule of a channel or of its feeds, or removes it. Throws NOT_FOUND, INVALID with `fields`, and CONFLICT if it
 * was changed since `updatedAt`, or for that of a channel if a job is changing the catalog.
 */
export function setChannelRule(
  ctx: DomainContext,
  { where, updatedAt, ...place }: SetChannelRuleInput,
): Promise<ChangedRule> {
  return changeRule(ctx, place, async (catalog, former) => {
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
    if (place.scope === 'FEEDS') await readFeedConditions(ctx, catalog, text);
    else {
      await readChannelConditions(ctx, catalog, text);
      await assertCategories(ctx, catalog.id, text);
    }
    return { ...former, where: text };
  });
}

const withIds = (field: 'includedIds' | 'excludedIds', ids: readonly string[]) => {
  if (ids.length <= MAX_BY_HAND) return ids.length > 0 && { [field]: [...ids] };
  const message = say`Include and exclude ${{ grouped: MAX_BY_HAND }} products or fewer, or change the rule.`;
  throw new DomainError('INVALID', message, { target: message });
};

/**
 * Includes products in a channel or its feeds by hand, excludes them, or leaves them to the conditions. Throws
 * NOT_FOUND, INVALID where there is no rule and for too many products, and CONFLICT if a job is changing the catalog.
 */
export function setChannelMembers(
  ctx: DomainContext,
  { target, membership, ...place }: SetChannelMembersInput,
): Promise<ChangedRule> {
  return changeRule(
    ctx,
    place,
    async (catalog, former) => {
      const { channel, scope } = place;
      if (!former) {
        throw new DomainError(
          'INVALID',
          scope === 'FEEDS'
            ? say`The feeds of the channel ${channel} have no rule.`
            : say`The channel ${channel} has no rule.`,
        );
      }
      const { includedIds = [], excludedIds = [], where } = former;
      const found = new Set(await findTargetIds(ctx, catalog, readTarget(target)));
      const toIds = (ids: readonly string[], wanted: typeof membership) => [
        ...ids.filter((id) => !found.has(id)),
        ...(membership === wanted ? found : []),
      ];
      return {
        where,
        ...withIds('includedIds', toIds(includedIds, 'INCLUDED')),
        ...withIds('excludedIds', toIds(excludedIds, 'EXCLUDED')),
      };
    },
    membership,
  );
}
