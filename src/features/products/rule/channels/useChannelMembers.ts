import { useIntl } from 'react-intl';
import { useJobRun } from '#entities/job/useJobRun';
import { getErrorMessage } from '#graphql/errors';
import type { SetChannelMembersInput } from '#graphql/types.generated';
import { useToast } from '#ui/state/useToast';
import { ruleMessages } from '../ruleMessages';
import { scopeMessages } from './channelRuleMessages';
import { useChannelMembersMutation } from './ChannelRule.generated';

const doneMessages = { BY_RULE: 'left', INCLUDED: 'added', EXCLUDED: 'excluded' } as const;

/**
 * Returns a function that includes products in a channel or its feeds, excludes them, or leaves them to the rule, and
 * reports it. It resolves to whether it was done, or a job has started.
 */
export function useChannelMembers() {
  const intl = useIntl();
  const toast = useToast();
  const runJob = useJobRun();
  const [save, { loading: isBusy }] = useChannelMembersMutation({
    // What a preview counts.
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'channelRulePreview' }),
  });
  const setMembers = async (input: SetChannelMembersInput, { name, count }: { name: string; count: number }) => {
    try {
      const { data } = await save({ variables: { input } });
      const job = data?.setChannelMembers.job;
      const done = intl.formatMessage(scopeMessages[input.scope][doneMessages[input.membership]], { name, count });
      if (job) runJob(job, { busy: intl.formatMessage(ruleMessages.saving, { name }), done: () => done });
      else if (input.scope === 'FEEDS') toast.success(done);
      else toast.info(intl.formatMessage(ruleMessages.nothingChanged, { name }));
      return true;
    } catch (error) {
      toast.error(intl.formatMessage(ruleMessages.unsaved), getErrorMessage(error, intl));
      return false;
    }
  };
  return { setMembers, isBusy };
}
