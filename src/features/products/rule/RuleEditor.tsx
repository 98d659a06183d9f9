import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useJobRun } from '#entities/job/useJobRun';
import { getErrorMessage } from '#graphql/errors';
import { href, paths } from '#routing/paths';
import { useToast } from '#ui/state/useToast';
import { useCategoryRulePreviewQuery, useCategoryRuleSaveMutation } from './CategoryRule.generated';
import type { RuledCategory } from './ExcludedProducts';
import { RuleForm } from './RuleForm';
import { ruleMessages as messages } from './ruleMessages';

export interface RuleEditorProps {
  catalogId: string;
  category: RuledCategory;
}

/** Edits the rule of a category, and shows what it would do before it is saved. */
export function RuleEditor({ catalogId, category }: RuleEditorProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const toast = useToast();
  const runJob = useJobRun();
  const { id, name, rule } = category;
  const [text, setText] = useState(rule?.where ?? '');
  const [isSaved, setIsSaved] = useState(false);
  // What the edit began with, so that another edit since then is not overwritten.
  const [updatedAt] = useState(rule?.updatedAt ?? null);
  const preview = useCategoryRulePreviewQuery({ variables: { input: { id, where: text } }, skip: text === '' });
  const [save, { loading: isSaving }] = useCategoryRuleSaveMutation();
  const back = href(paths.categoryTree, { catalogId });
  const found = (preview.data ?? preview.previousData)?.categoryRulePreview;

  const submit = async (wanted: string, done: typeof messages.saved) => {
    try {
      const { data } = await save({ variables: { input: { id, where: wanted, updatedAt } } });
      const job = data?.setCategoryRule.job;
      if (job) {
        runJob(job, {
          busy: formatMessage(messages.saving, { name }),
          done: ({ counts }) => formatMessage(done, { name, count: counts.updated }),
        });
      }
      setIsSaved(true);
    } catch (error) {
      toast.error(formatMessage(messages.unsaved), getErrorMessage(error, intl));
    }
  };

  return (
    <RuleForm
      catalogId={catalogId}
      stored={rule?.where ?? ''}
      text={text}
      onText={setText}
      ruleOf="CATEGORY"
      byHand={rule?.excludedProducts.length ?? 0}
      found={found}
      note={found && formatMessage(messages.changes, { joining: found.joining, leaving: found.leaving })}
      error={preview.error}
      isSaving={isSaving}
      isSaved={isSaved}
      onSave={(where) => void submit(where, messages.saved)}
      onRemove={rule ? () => void submit('', messages.removed) : undefined}
      back={back}
    />
  );
}
