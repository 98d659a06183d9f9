import { useIntl } from 'react-intl';
import { useJobRun } from '#entities/job/useJobRun';
import { getErrorMessage } from '#graphql/errors';
import { useToast } from '#ui/state/useToast';
import { useRuleExclusionMutation } from './CategoryRule.generated';
import { ruleMessages as messages } from './ruleMessages';

/** A product, and the category whose rule excludes it. */
export interface Exclusion {
  categoryId: string;
  /** The last part of the path. */
  category: string;
  product: { id: string; name: string; sku: string };
  isExcluded: boolean;
}

/** Returns a function that excludes a product from a rule or includes it again, and reports it with an undo. */
export function useRuleExclusion(): { setExclusion: (exclusion: Exclusion) => Promise<void>; isBusy: boolean } {
  const intl = useIntl();
  const { formatMessage } = intl;
  const toast = useToast();
  const runJob = useJobRun();
  const [save, { loading }] = useRuleExclusionMutation();
  const setExclusion = async ({ categoryId, category, product, isExcluded }: Exclusion) => {
    const names = { name: category, product: product.name || product.sku };
    try {
      const { data } = await save({ variables: { input: { id: categoryId, productIds: [product.id], isExcluded } } });
      const job = data?.setRuleExclusion.job;
      if (!job) return;
      runJob(job, {
        busy: formatMessage(isExcluded ? messages.excluding : messages.including, names),
        done: () => formatMessage(isExcluded ? messages.wasExcluded : messages.wasIncluded, names),
      });
    } catch (error) {
      toast.error(formatMessage(messages.unsaved), getErrorMessage(error, intl));
    }
  };
  return { setExclusion, isBusy: loading };
}
