import type { JobRecord } from '#server/records/jobs';
import { isCategoryRuleChanged } from '../../categories/rules/undoRule';
import { isChannelRuleChanged } from '../../channelRules/channelRuleWork';
import type { DomainContext } from '../../context';
import { findOrigin } from '../../jobs/actions';

/**
 * Whether undoing a job leaves the rule that it set, undid, or set again, because the rule was changed since. Null for
 * jobs that are not about a rule.
 */
export async function isRuleOutdated(ctx: Pick<DomainContext, 'store'>, job: JobRecord): Promise<boolean | null> {
  const { origin, isUndone } = await findOrigin(ctx.store, job);
  if (origin?.input.kind === 'categoryRule') return isCategoryRuleChanged(ctx, origin, isUndone);
  if (origin?.input.kind === 'channelRule') return isChannelRuleChanged(ctx, origin, isUndone);
  return null;
}
