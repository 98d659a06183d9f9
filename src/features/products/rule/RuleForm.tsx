import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ErrorLike } from '@apollo/client';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { getFieldErrors } from '#graphql/errors';
import { readUrlState } from '#routing/useUrlState';
import { LinkButton } from '#ui/control/LinkButton';
import { Panel } from '#ui/layout/Panel';
import { messages as uiMessages } from '#ui/messages';
import { Notice } from '#ui/state/Notice';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { Placeholder } from '#ui/state/Placeholder';
import { productListParams } from '../core/list/productListParams';
import { useWhere } from '../core/list/where/useWhere';
import { FilterBuilder, type FilterBuilderHandle, type FilterBuilderProps } from '../list/where/FilterBuilder';
import { ruleMessages as messages } from './ruleMessages';
import { RuleText } from './RuleWords';
import { RulePreview, type RulePreviewProps } from './RulePreview';

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
  /** The conditions as they are stored, and as they were entered. */
  stored: string;
  text: string;
  /** The conditions that others have stored since then, see `useRuleEdit`. */
  newer: string | null | undefined;
  onText: (text: string) => void;
  /** See `FilterBuilder`. */
  ruleOf?: FilterBuilderProps['ruleOf'];
  byHand: RulePreviewProps['byHand'];
  /** What they would find and change, see `RulePreview`, and why that can’t be said. */
  found: RulePreviewProps['found'];
  note: RulePreviewProps['note'];
  error: ErrorLike | undefined;
  isSaving: boolean;
  /** Whether all is saved, which leads back. */
  isSaved: boolean;
  /** Saves the conditions. */
  onSave: (where: string) => void;
  /** Removes the rule; absent if there is none. */
  onRemove?: (() => void) | undefined;
  /** Where to go afterwards, or without saving. */
  back: string;
}

/** A form for the conditions of a rule, with what they would do beside it. */
export function RuleForm(props: RuleFormProps) {
  const { catalogId, stored, text, newer, onText, ruleOf, byHand, found, note, error } = props;
  const { isSaving, isSaved, onSave, onRemove, back } = props;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  /** What was entered last, also by `finish`, which is before the next rendering. */
  const textRef = useRef(text);
  useLayoutEffect(() => {
    textRef.current = text;
  }, [text]);
  const builderRef = useRef<FilterBuilderHandle>(null);
  const where = useWhere(text);
  const state = useMemo(() => readUrlState(productListParams, new URLSearchParams({ where: text })), [text]);
  return (
    <Panel>
      {/* The page says what is wrong with the stored conditions. */}
      {Object.values(text === stored ? {} : getFieldErrors(error)).map((fault) => (
        <Notice key={fault} tone="danger">
          {fault}
        </Notice>
      ))}
      {newer !== undefined && (
        <Notice tone="warning">
          {newer === null ? (
            formatMessage(messages.newerRemoved)
          ) : (
            <>
              {formatMessage(messages.newer)} <RuleText catalogId={catalogId} text={newer} />
            </>
          )}
        </Notice>
      )}
      <div className={styles.parts}>
        {where ? (
          <FilterBuilder
            ref={builderRef}
            catalogId={catalogId}
            state={state}
            where={where}
            error={undefined}
            isPage
            ruleOf={ruleOf}
            onChange={({ where: entered = '' }) => {
              textRef.current = entered;
              onText(entered);
            }}
          />
        ) : (
          <Placeholder height={96} />
        )}
        <RulePreview {...{ catalogId, found, note, ruleOf, byHand }} where={text} hasFailed={error !== undefined} />
      </div>
      <div className={styles.actions}>
        <Button
          appearance="primary"
          disabledFocusable={isSaving || text === '' || error !== undefined}
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
      <UnsavedChangesGuard isDirty={text !== stored && !isSaved} />
      {isSaved && <Navigate to={back} />}
    </Panel>
  );
}
