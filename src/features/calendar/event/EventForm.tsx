import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { FormActions } from '#ui/form/FormActions';
import { lineAbove } from '#ui/layout/lines';
import { Notice } from '#ui/state/Notice';
import { useToast } from '#ui/state/useToast';
import { useCalendarEventUpdateMutation, type CalendarEntryFragment } from '../Calendar.generated';
import { EventFields } from './EventFields';
import { useCalendarEventCreateMutation } from './EventForm.generated';
import { type EventValues, eventFieldNames, eventSchema } from './eventSchema';
import { getChanges, toInput, toFormValues } from './eventValues';
import { formMessages } from './formMessages';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRecordForm, type RecordForm } from '#ui/form/useRecordForm';

/** The form state of an event. */
function useEventForm(values: EventValues, onSave: (values: EventValues) => Promise<void>): RecordForm<EventValues> {
  const intl = useIntl();
  return useRecordForm({ resolver: zodResolver(eventSchema(intl)), values, fields: eventFieldNames, onSave });
}

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: tokens.spacingVerticalL, paddingBlockStart: tokens.spacingVerticalXS },
  // Keeps the actions visible in a long form.
  actions: {
    position: 'sticky',
    insetBlockEnd: 0,
    paddingBlock: tokens.spacingVerticalM,
    backgroundColor: tokens.colorNeutralBackground1,
    ...lineAbove,
    zIndex: 1,
  },
  delete: { marginInlineStart: 'auto' },
});

export interface EventFormProps {
  /** Null for a new event. */
  event: CalendarEntryFragment | null;
  /** Initial values of a new event. */
  draft: EventValues;
  /** Called when the form gets or loses unsaved changes. */
  onDirtyChange: (isDirty: boolean) => void;
  onSaved: (event: CalendarEntryFragment) => void;
  /** Omitted if the event cannot be deleted. */
  onDelete?: (() => void) | undefined;
  onCancel: () => void;
}

/** Form to create or edit an event. */
export function EventForm({ event, draft, onDirtyChange, onSaved, onDelete, onCancel }: EventFormProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const toast = useToast();
  const [create] = useCalendarEventCreateMutation({ refetchQueries: ['Calendar'], awaitRefetchQueries: true });
  const [update] = useCalendarEventUpdateMutation();
  // The drawer shows the form until it has moved out.
  const [isSaved, setIsSaved] = useState(false);
  const values = useMemo(() => (event ? toFormValues(event) : draft), [event, draft]);

  const send = async (after: EventValues) => {
    if (!event) return (await create({ variables: { input: toInput(after) } })).data?.createCalendarEvent.calendarEvent;
    const input = { id: event.id, ...getChanges(values, after) };
    return (await update({ variables: { input } })).data?.updateCalendarEvent.calendarEvent;
  };
  const save = async (after: EventValues) => {
    const saved = await send(after);
    if (!saved) return;
    setIsSaved(true);
    toast.success(formatMessage(event ? formMessages.saved : formMessages.created, { title: saved.title }));
    onSaved(saved);
  };
  const { form, submit, failure } = useEventForm(values, save);
  const { isDirty, isSubmitting } = form.formState;

  const isNew = event === null;
  const { setFocus } = form;
  useEffect(() => {
    if (!isNew) return;
    // The drawer moves the focus to itself first.
    const timer = setTimeout(() => setFocus('title'), 50);
    return () => clearTimeout(timer);
  }, [isNew, setFocus]);
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  useEffect(() => () => onDirtyChange(false), [onDirtyChange]);

  return (
    <form noValidate className={styles.form} onSubmit={(submitted) => void submit(submitted)}>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <EventFields form={form} />
      <div className={styles.actions}>
        <FormActions
          createLabel={event ? undefined : formatMessage(formMessages.create)}
          isSaving={isSubmitting}
          isWaiting={isSaved}
          onCancel={onCancel}
        >
          {onDelete && (
            <Button appearance="subtle" className={styles.delete} onClick={onDelete}>
              {formatMessage(formMessages.delete)}
            </Button>
          )}
        </FormActions>
      </div>
    </form>
  );
}
