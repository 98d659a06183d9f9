import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { getOffset } from '#ui/text/availableFromText';
import { useFieldValue } from '../../core/fields/useFieldValue';
import { FieldSlot } from '../../core/issues/FieldSlot';
import { offerFormMessages as messages } from '../../core/messages/offerFormMessages';

const useStyles = makeStyles({
  parts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/**
 * The day and, if there is one, the time of the first delivery. A changed time is one in the time zone of the catalog.
 */
export function AvailableFrom({ name }: { name: 'availableFrom' | `variants.${number}.availableFrom` }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { ref, value, onChange, onBlur, error } = useFieldValue(name);
  const [day, time] = [value.slice(0, 10), value.slice(11, 16)];
  const offset = getOffset(value);
  const change = (newDay: string, newTime: string) => onChange(newDay && newTime ? `${newDay}T${newTime}` : newDay);
  const zone = offset === null ? formatMessage(messages.zoneOfCatalog) : `UTC${offset}`;
  return (
    <FieldSlot field={name}>
      <div className={styles.parts}>
        <Field label={formatMessage(messages.availableFrom)} validationMessage={error}>
          <Input
            ref={ref}
            type="date"
            name={name}
            value={day}
            onChange={(_event, data) => change(data.value, time)}
            onBlur={onBlur}
          />
        </Field>
        {day !== '' && (
          <Field label={formatMessage(messages.availableFromTime)} hint={time === '' ? undefined : zone}>
            <Input type="time" value={time} onChange={(_event, data) => change(day, data.value)} onBlur={onBlur} />
          </Field>
        )}
      </div>
    </FieldSlot>
  );
}
