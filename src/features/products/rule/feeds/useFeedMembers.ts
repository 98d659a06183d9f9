import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import type { SetFeedMembersInput } from '#graphql/types.generated';
import { useToast } from '#ui/state/useToast';
import { ruleMessages } from '../ruleMessages';
import { feedRuleMessages as messages } from './feedRuleMessages';
import { useFeedMembersMutation } from './FeedRule.generated';

const doneMessages = { BY_RULE: messages.left, INCLUDED: messages.added, EXCLUDED: messages.excluded } as const;

/**
 * Returns a function that includes products in the feeds of a channel, excludes them, or leaves them to the rule, and
 * reports it. It resolves to whether it was done.
 */
export function useFeedMembers() {
  const intl = useIntl();
  const toast = useToast();
  const [save, { loading: isBusy }] = useFeedMembersMutation({
    // What a preview counts.
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'feedRulePreview' }),
  });
  const setMembers = async (input: SetFeedMembersInput, { name, count }: { name: string; count: number }) => {
    try {
      await save({ variables: { input } });
      toast.success(intl.formatMessage(doneMessages[input.membership], { name, count }));
      return true;
    } catch (error) {
      toast.error(intl.formatMessage(ruleMessages.unsaved), getErrorMessage(error, intl));
      return false;
    }
  };
  return { setMembers, isBusy };
}
