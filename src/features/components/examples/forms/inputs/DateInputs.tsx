import { Field, Input } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { dateMessages as messages } from './dateMessages';
import { useFormStyles } from '../formStyles';

/** The browser’s own pickers, which know the language, the calendar, and the screen reader of the user. */
export function DateInputs() {
  const { formatMessage } = useIntl();
  const styles = useFormStyles();
  return (
    <div className={styles.columns}>
      <Field label={formatMessage(messages.availableFrom)}>
        <Input type="date" min="2026-01-01" max="2030-12-31" />
      </Field>
      <Field label={formatMessage(messages.deliveryTime)} hint={formatMessage(messages.deliveryHint)}>
        <Input type="time" min="08:00" max="18:00" step={900} />
      </Field>
      <Field label={formatMessage(messages.publishAt)}>
        <Input type="datetime-local" />
      </Field>
      <Field label={formatMessage(messages.season)}>
        <Input type="month" placeholder="2026-11" pattern="\d{4}-\d{2}" />
      </Field>
    </div>
  );
}
