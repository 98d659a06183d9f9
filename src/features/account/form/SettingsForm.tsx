import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode, SyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useSession } from '#session/sessionContext';
import type { RecordForm } from '#ui/form/useRecordForm';
import { useSaveShortcut } from '#ui/form/useSaveShortcut';
import { Panel } from '#ui/layout/Panel';
import { Notice } from '#ui/state/Notice';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { messages } from '../messages';

const useStyles = makeStyles({
  fields: { display: 'grid', rowGap: tokens.spacingVerticalL, border: 'none', margin: 0, padding: 0, minWidth: 0 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    paddingBlockStart: tokens.spacingVerticalXS,
  },
});

export interface SettingsFormProps<Values extends FieldValues> {
  heading: string;
  form: RecordForm<Values>;
  /** The label of the button; defaults to `Save`. */
  submitLabel?: string;
  /** The fields. */
  children: ReactNode;
}

/** A panel of settings that is saved separately. Leaving it with unsaved changes asks for confirmation. */
export function SettingsForm<Values extends FieldValues>(props: SettingsFormProps<Values>) {
  const { heading, form: record, submitLabel, children } = props;
  const { form, submit, failure } = record;
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const { isDirty, isSubmitting } = form.formState;
  const isIdle = !isDirty || isSubmitting;
  useSaveShortcut(isIdle ? undefined : submit);
  const submitForm = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isIdle) void submit(event);
  };
  const canUpdate = can('update', 'AccountSettings');
  return (
    <form noValidate onSubmit={submitForm}>
      <Panel heading={heading}>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <fieldset className={styles.fields} disabled={!canUpdate}>
          {children}
        </fieldset>
        {canUpdate && (
          <div className={styles.actions}>
            <Button type="submit" appearance="primary" disabledFocusable={isIdle}>
              {isSubmitting ? formatMessage(messages.saving) : (submitLabel ?? formatMessage(messages.save))}
            </Button>
            <Button disabledFocusable={isIdle} onClick={() => form.reset(undefined, { keepDirtyValues: false })}>
              {formatMessage(messages.discard)}
            </Button>
          </div>
        )}
      </Panel>
      <UnsavedChangesGuard isDirty={isDirty} holdsSearch />
    </form>
  );
}
