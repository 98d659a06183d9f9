import { useIntl } from 'react-intl';
import { useJobRun } from '#entities/job/useJobRun';
import { getErrorMessage } from '#graphql/errors';
import type { ProductTargetInput, RuleMembership } from '#graphql/types.generated';
import { useToast } from '#ui/state/useToast';
import { useRuleMembersMutation } from './CategoryRule.generated';
import { ruleMessages as messages } from './ruleMessages';

/** Products, and whether they are in a category regardless of what its rule finds. */
export interface RuleMembers {
  categoryId: string;
  /** The last part of the path. */
  category: string;
  target: ProductTargetInput;
  count: number;
  /** The name of the product if it is only one. */
  product?: string;
  membership: RuleMembership;
}

const doneMessages = {
  BY_RULE: messages.wasIncluded,
  INCLUDED: messages.wasAdded,
  EXCLUDED: messages.wasExcluded,
} as const;

/**
 * Returns a function that excludes products from a rule, includes them again, or puts them there by hand, and reports it
 * with an undo. It resolves to whether a job has started.
 */
export function useRuleMembers(): { setMembers: (members: RuleMembers) => Promise<boolean>; isBusy: boolean } {
  const intl = useIntl();
  const { formatMessage } = intl;
  const toast = useToast();
  const runJob = useJobRun();
  const [save, { loading }] = useRuleMembersMutation();
  const setMembers = async ({ categoryId, category, target, count, product = '', membership }: RuleMembers) => {
    const names = { name: category, product, isOne: product ? 'yes' : 'no' };
    try {
      const { data } = await save({ variables: { input: { id: categoryId, target, membership } } });
      const job = data?.setRuleMembers.job;
      if (job) {
        runJob(job, {
          busy: formatMessage(messages.saving, names),
          done: ({ counts }) => formatMessage(doneMessages[membership], { ...names, count: counts.updated }),
        });
      } else {
        toast.info(formatMessage(messages.nothingChanged, { ...names, count }));
      }
      return true;
    } catch (error) {
      toast.error(formatMessage(messages.unsaved), getErrorMessage(error, intl));
      return false;
    }
  };
  return { setMembers, isBusy: loading };
}
