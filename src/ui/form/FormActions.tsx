import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LinkButton } from '../control/LinkButton';
import { messages } from '../messages';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

export interface FormActionsProps {
  /** The verb and noun for a new record, such as `Create user`; defaults to `Save`. */
  createLabel?: string | undefined;
  isSaving: boolean;
  /** Whether the button is disabled although nothing is being saved. */
  isWaiting?: boolean;
  /** The path that Cancel leads to, or its handler. */
  onCancel: string | (() => void);
  /** Additional buttons at the end of the row. */
  children?: ReactNode;
}

/**
 * The buttons of a form on a page or in a drawer: first the primary button, below the fields that it saves, then
 * Cancel. In dialogs and in bars at the edge of the page, the primary button is the last one, at the end.
 */
export function FormActions({ createLabel, isSaving, isWaiting = false, onCancel, children }: FormActionsProps) {
  const { formatMessage } = useIntl();
  const cancel = formatMessage(messages.cancel);
  return (
    <div className={useStyles().actions}>
      <Button type="submit" appearance="primary" disabledFocusable={isSaving || isWaiting}>
        {isSaving ? formatMessage(messages.saving) : (createLabel ?? formatMessage(messages.save))}
      </Button>
      {typeof onCancel === 'string' ? (
        <LinkButton to={onCancel}>{cancel}</LinkButton>
      ) : (
        <Button onClick={onCancel}>{cancel}</Button>
      )}
      {children}
    </div>
  );
}
