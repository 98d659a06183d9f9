import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useJobRun } from '#entities/job/useJobRun';
import { getErrorMessage } from '#graphql/errors';
import type { ChannelRuleScope } from '#graphql/types.generated';
import { href, paths } from '#routing/paths';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog';
import { useToast } from '#ui/state/useToast';
import { RuleForm } from '../RuleForm';
import { ruleMessages } from '../ruleMessages';
import {
  useChannelRulePreviewQuery,
  useChannelRuleSaveMutation,
  type ChannelRulePartsFragment,
} from './ChannelRule.generated';
import { channelRuleMessages as messages, scopeMessages } from './channelRuleMessages';

export interface ChannelRuleEditorProps {
  catalogId: string;
  scope: ChannelRuleScope;
  channel: { code: string; label: string };
  rule: ChannelRulePartsFragment | undefined;
}

/** Edits the rule of a channel or of its feeds, and shows what it would have before it is saved. */
export function ChannelRuleEditor({
  catalogId,
  scope,
  channel: { code: channel, label: name },
  rule,
}: ChannelRuleEditorProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const toast = useToast();
  const runJob = useJobRun();
  const texts = scopeMessages[scope];
  const [text, setText] = useState(rule?.where ?? '');
  const [isSaved, setIsSaved] = useState(false);
  // What the edit began with, so that another edit since then is not overwritten.
  const [updatedAt] = useState(rule?.updatedAt ?? null);
  const input = { catalogId, channel, scope, where: text };
  const preview = useChannelRulePreviewQuery({
    variables: { input },
    skip: text === '',
    fetchPolicy: 'cache-and-network',
  });
  const [save, { loading: isSaving }] = useChannelRuleSaveMutation();
  const found = (preview.data ?? preview.previousData)?.channelRulePreview;
  const [isRemoving, setIsRemoving] = useState(false);
  const byHand = rule ? rule.includedProducts.length + rule.excludedProducts.length : 0;
  const back = href(paths.channelEdit, { channelId: channel });

  const submit = async (where: string) => {
    try {
      const { data } = await save({ variables: { input: { catalogId, channel, scope, where, updatedAt } } });
      const job = data?.setChannelRule.job;
      const done = where ? texts.saved : texts.removed;
      if (job) {
        runJob(job, {
          busy: formatMessage(ruleMessages.saving, { name }),
          done: ({ counts }) => formatMessage(done, { name, count: counts.updated }),
        });
      } else toast.success(formatMessage(done, { name, count: 0 }), formatMessage(messages.nextVersion));
      setIsSaved(true);
    } catch (error) {
      toast.error(formatMessage(ruleMessages.unsaved), getErrorMessage(error, intl));
    }
  };

  return (
    <>
      <RuleForm
        catalogId={catalogId}
        stored={rule?.where ?? ''}
        text={text}
        onText={setText}
        ruleOf={scope === 'CHANNEL' ? scope : undefined}
        byHand={byHand}
        found={found}
        note={found && formatMessage(texts.leftOut, { count: found.leftOut })}
        error={preview.error}
        isSaving={isSaving}
        isSaved={isSaved}
        onSave={(where) => void submit(where)}
        onRemove={rule ? () => setIsRemoving(true) : undefined}
        back={back}
      />
      <ConfirmDialog
        isOpen={isRemoving}
        isDanger
        title={formatMessage(texts.removeTitle, { name })}
        confirmLabel={formatMessage(ruleMessages.remove)}
        onConfirm={() => submit('')}
        onClose={() => setIsRemoving(false)}
      >
        {formatMessage(texts.removeText, { count: byHand })}
      </ConfirmDialog>
    </>
  );
}
