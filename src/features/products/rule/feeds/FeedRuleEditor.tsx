import { useState } from 'react';
import { useIntl } from 'react-intl';
import { getErrorMessage } from '#graphql/errors';
import { href, paths } from '#routing/paths';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog';
import { useToast } from '#ui/state/useToast';
import { RuleForm } from '../RuleForm';
import { ruleMessages } from '../ruleMessages';
import { useFeedRulePreviewQuery, useFeedRuleSaveMutation, type FeedRulePartsFragment } from './FeedRule.generated';
import { feedRuleMessages as messages } from './feedRuleMessages';

export interface FeedRuleEditorProps {
  catalogId: string;
  channel: { code: string; label: string };
  rule: FeedRulePartsFragment | undefined;
}

/** Edits the rule for the feeds of a channel, and shows what they would have before it is saved. */
export function FeedRuleEditor({ catalogId, channel: { code: channel, label: name }, rule }: FeedRuleEditorProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const toast = useToast();
  const [text, setText] = useState(rule?.where ?? '');
  const [isSaved, setIsSaved] = useState(false);
  // What the edit began with, so that another edit since then is not overwritten.
  const [updatedAt] = useState(rule?.updatedAt ?? null);
  const input = { catalogId, channel, where: text };
  const preview = useFeedRulePreviewQuery({
    variables: { input },
    skip: text === '',
    fetchPolicy: 'cache-and-network',
  });
  const [save, { loading: isSaving }] = useFeedRuleSaveMutation();
  const found = (preview.data ?? preview.previousData)?.feedRulePreview;
  const [isRemoving, setIsRemoving] = useState(false);
  const byHand = rule ? rule.includedProducts.length + rule.excludedProducts.length : 0;
  const back = href(paths.channelEdit, { channelId: channel });

  const submit = async (where: string) => {
    try {
      await save({ variables: { input: { catalogId, channel, where, updatedAt } } });
      toast.success(
        formatMessage(where ? messages.saved : messages.removed, { name }),
        formatMessage(messages.nextVersion),
      );
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
        byHand={byHand}
        found={found}
        note={found && formatMessage(messages.leftOut, { count: found.leftOut })}
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
        title={formatMessage(messages.removeTitle, { name })}
        confirmLabel={formatMessage(ruleMessages.remove)}
        onConfirm={() => submit('')}
        onClose={() => setIsRemoving(false)}
      >
        {formatMessage(messages.removeText, { count: byHand })}
      </ConfirmDialog>
    </>
  );
}
