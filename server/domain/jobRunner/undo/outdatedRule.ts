import type { JobRecord } from '#server/records/jobs';
import { isCategoryRuleChanged } from '../../categories/rules/undoRule';
import { isChannelRuleChanged } from '../../channelRules/channelRuleWork';
import type { DomainContext } from '../../context';
import { findOrigin } from '../../jobs/actions';

/** Whether the job changed only which products a rule includes and excludes by hand, undid that, or did it again. */
export async function isOfMembers({ store }: Pick<DomainContext, 'store'>, job: JobRecord): Promise<boolean> {
  const input = (await findOrigin(store, job)).origin?.input;
  return (input?.kind === 'categoryRule' || input?.kind === 'channelRule') && input.membership !== undefined;
}

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
