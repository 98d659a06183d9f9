import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ChannelRuleScope } from '#graphql/types.generated';
import { href, paths } from '#routing/paths';
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog';
import { useToast } from '#ui/state/useToast';
import { RuleForm } from '../RuleForm';
import { ruleMessages } from '../ruleMessages';
import { useRuleEdit } from '../useRuleEdit';
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
  const { formatMessage } = useIntl();
  const toast = useToast();
  const texts = scopeMessages[scope];
  const place = { catalogId, channel, scope };
  const [save, { loading: isSaving }] = useChannelRuleSaveMutation();
  const { stored, newer, text, setText, isSaved, submit } = useRuleEdit({
    rule: rule ?? null,
    name,
    send: async (edit) => (await save({ variables: { input: { ...place, ...edit } } })).data?.setChannelRule.job,
    describe: (where, count) => formatMessage(where ? texts.saved : texts.removed, { name, count }),
    onStored: (done) => toast.success(done, formatMessage(messages.nextVersion)),
  });
  const preview = useChannelRulePreviewQuery({
    variables: { input: { ...place, where: text } },
    skip: text === '',
    fetchPolicy: 'cache-and-network',
  });
  const found = (preview.data ?? preview.previousData)?.channelRulePreview;
  const [isRemoving, setIsRemoving] = useState(false);
  const byHand = rule ? rule.includedProducts.length + rule.excludedProducts.length : 0;
  const back = href(paths.channelEdit, { channelId: channel });

  return (
    <>
      <RuleForm
        catalogId={catalogId}
        stored={stored}
        text={text}
        newer={newer}
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
