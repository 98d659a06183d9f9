import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { readUrlState } from '#routing/useUrlState';
import { LinkButton } from '#ui/control/LinkButton';
import { Panel } from '#ui/layout/Panel';
import { messages as uiMessages } from '#ui/messages';
import { Notice } from '#ui/state/Notice';
import { Placeholder } from '#ui/state/Placeholder';
import { productListParams } from '../core/list/productListParams';
import { useWhere } from '../core/list/where/useWhere';
import { FilterBuilder, type FilterBuilderHandle } from '../list/where/FilterBuilder';
import { ruleMessages as messages } from './ruleMessages';

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

export interface RuleFormProps {
  catalogId: string;
  /** The conditions as they were entered. */
  text: string;
  onText: (text: string) => void;
  /** Whether they can be on fields that only change with the product. */
  isOfCategory?: boolean;
  /** Why they can’t be saved. */
  faults: readonly string[];
  canSave: boolean;
  isSaving: boolean;
  /** What they would do. */
  preview: ReactNode;
  /** Saves the conditions. */
  onSave: (where: string) => void;
  /** Removes the rule; absent if there is none. */
  onRemove?: (() => void) | undefined;
  /** Where to go without saving. */
  back: string;
}

/** A form for the conditions of a rule, with what they would do beside it. */
export function RuleForm(props: RuleFormProps) {
  const { catalogId, text, onText, isOfCategory = false, faults, canSave, isSaving, preview } = props;
  const { onSave, onRemove, back } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  /** What was entered last, also by `finish`, which is before the next rendering. */
  const textRef = useRef(text);
  const builderRef = useRef<FilterBuilderHandle>(null);
  const where = useWhere(text);
  const state = useMemo(() => readUrlState(productListParams, new URLSearchParams({ where: text })), [text]);
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
            isPage
            isOfRule={isOfCategory}
            onChange={({ where: entered = '' }) => {
              textRef.current = entered;
              onText(entered);
            }}
          />
        ) : (
          <Placeholder height={96} />
        )}
        {preview}
      </div>
      <div className={styles.actions}>
        <Button
          appearance="primary"
          disabledFocusable={isSaving || text === '' || !canSave}
          onClick={() => {
            if (builderRef.current?.finish() === false || textRef.current === '') return;
            onSave(textRef.current);
          }}
        >
          {isSaving ? formatMessage(uiMessages.saving) : formatMessage(messages.save)}
        </Button>
        <LinkButton to={back}>{formatMessage(uiMessages.cancel)}</LinkButton>
        {onRemove && (
          <Button className={styles.end} disabledFocusable={isSaving} onClick={onRemove}>
            {formatMessage(messages.remove)}
          </Button>
        )}
      </div>
    </Panel>
  );
}
