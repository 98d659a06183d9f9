import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from '#routing/navigation';
import type { JobRunFragment } from '#entities/job/JobRun.generated';
import { useJobRun } from '#entities/job/useJobRun';
import { getErrorMessage, getFieldErrors } from '#graphql/errors';
import { href, paths } from '#routing/paths';
import { readUrlState } from '#routing/useUrlState';
import { LinkButton } from '#ui/control/LinkButton';
import { Panel } from '#ui/layout/Panel';
import { messages as uiMessages } from '#ui/messages';
import { Notice } from '#ui/state/Notice';
import { Placeholder } from '#ui/state/Placeholder';
import { useToast } from '#ui/state/useToast';
import { productListParams } from '../core/list/productListParams';
import { useWhere } from '../core/list/where/useWhere';
import { FilterBuilder, type FilterBuilderHandle } from '../list/where/FilterBuilder';
import { useCategoryRulePreviewQuery, useCategoryRuleSaveMutation } from './CategoryRule.generated';
import type { RuledCategory } from './ExcludedProducts';
import { ruleMessages as messages } from './ruleMessages';
import { RulePreview } from './RulePreview';

const useStyles = makeStyles({
  // Beside each other where there is room.
  parts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    gap: tokens.spacingHorizontalXL,
    alignItems: 'start',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  end: { marginInlineStart: 'auto' },
});

export interface RuleEditorProps {
  catalogId: string;
  category: RuledCategory;
}

/** Edits the rule of a category, and shows what it would do before it is saved. */
export function RuleEditor({ catalogId, category }: RuleEditorProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const navigate = useNavigate();
  const toast = useToast();
  const runJob = useJobRun();
  const { id, name, rule } = category;
  /** What was entered last, also by `finish`, which is before the next rendering. */
  const textRef = useRef(rule?.where ?? '');
  const builderRef = useRef<FilterBuilderHandle>(null);
  const [text, setText] = useState(rule?.where ?? '');
  // What the edit began with, so that another edit since then is not overwritten.
  const [updatedAt] = useState(rule?.updatedAt ?? null);
  const where = useWhere(text);
  const preview = useCategoryRulePreviewQuery({ variables: { input: { id, where: text } }, skip: text === '' });
  const [save, { loading: isSaving }] = useCategoryRuleSaveMutation();
  const state = useMemo(() => readUrlState(productListParams, new URLSearchParams({ where: text })), [text]);
  const back = href(paths.categoryTree, { catalogId });
  const faults = Object.values(getFieldErrors(preview.error));

  const submit = async (wanted: string, done: typeof messages.saved) => {
    try {
      const { data } = await save({ variables: { input: { id, where: wanted, updatedAt } } });
      const job: JobRunFragment | null | undefined = data?.setCategoryRule.job;
      if (job) {
        runJob(job, {
          busy: formatMessage(messages.saving, { name }),
          done: ({ counts }) => formatMessage(done, { name, count: counts.updated }),
        });
      }
      void navigate(back);
    } catch (error) {
      toast.error(formatMessage(messages.unsaved), getErrorMessage(error, intl));
    }
  };

  return (
    <Panel>
      {faults.map((fault) => (
        <Notice key={fault} tone="danger">
          {fault}
        </Notice>
      ))}
      <div className={styles.parts}>
        {where ? (
          <FilterBuilder
            ref={builderRef}
            catalogId={catalogId}
            state={state}
            where={where}
            error={undefined}
            isOfRule
            onChange={({ where: entered = '' }) => {
              textRef.current = entered;
              setText(entered);
            }}
          />
        ) : (
          <Placeholder height={96} />
        )}
        <RulePreview
          catalogId={catalogId}
          where={text}
          preview={(preview.data ?? preview.previousData)?.categoryRulePreview}
          hasFailed={preview.error !== undefined}
        />
      </div>
      <div className={styles.actions}>
        <Button
          appearance="primary"
          disabledFocusable={isSaving || text === '' || preview.error !== undefined}
          onClick={() => {
            if (builderRef.current?.finish() === false || textRef.current === '') return;
            void submit(textRef.current, messages.saved);
          }}
        >
          {isSaving ? formatMessage(uiMessages.saving) : formatMessage(messages.save)}
        </Button>
        <LinkButton to={back}>{formatMessage(uiMessages.cancel)}</LinkButton>
        {rule && (
          <Button className={styles.end} disabledFocusable={isSaving} onClick={() => void submit('', messages.removed)}>
            {formatMessage(messages.remove)}
          </Button>
        )}
      </div>
    </Panel>
  );
}
