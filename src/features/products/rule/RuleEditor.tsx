import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useCategoryRulePreviewQuery, useCategoryRuleSaveMutation } from './CategoryRule.generated';
import type { RuledCategory } from './ExcludedProducts';
import { RuleForm } from './RuleForm';
import { ruleMessages as messages } from './ruleMessages';
import { useRuleEdit } from './useRuleEdit';

export interface RuleEditorProps {
  catalogId: string;
  category: RuledCategory;
}

/** Edits the rule of a category, and shows what it would do before it is saved. */
export function RuleEditor({ catalogId, category }: RuleEditorProps) {
  const { formatMessage } = useIntl();
  const { id, name, rule } = category;
  const [save, { loading: isSaving }] = useCategoryRuleSaveMutation();
  const { stored, newer, text, setText, isSaved, submit } = useRuleEdit({
    rule,
    name,
    send: async (edit) => (await save({ variables: { input: { id, ...edit } } })).data?.setCategoryRule.job,
    describe: (where, count) => formatMessage(where ? messages.saved : messages.removed, { name, count }),
  });
  const preview = useCategoryRulePreviewQuery({ variables: { input: { id, where: text } }, skip: text === '' });
  const back = href(paths.categoryTree, { catalogId });
  const found = (preview.data ?? preview.previousData)?.categoryRulePreview;

  return (
    <RuleForm
      catalogId={catalogId}
      stored={stored}
      text={text}
      newer={newer}
      onText={setText}
      ruleOf="CATEGORY"
      byHand={rule?.excludedProducts.length ?? 0}
      found={found}
      note={found && formatMessage(messages.changes, { joining: found.joining, leaving: found.leaving })}
      error={preview.error}
      isSaving={isSaving}
      isSaved={isSaved}
      onSave={(where) => void submit(where)}
      onRemove={rule ? () => void submit('') : undefined}
      back={back}
    />
  );
}
