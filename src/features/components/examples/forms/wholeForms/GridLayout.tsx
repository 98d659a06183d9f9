import { Field, Input, makeStyles, Select } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useFormStyles } from '../formStyles';
import { recordMessages as messages } from './recordMessages';

const useStyles = makeStyles({ wide: { gridColumn: '1 / -1' } });

const countries = ['DE', 'FR', 'NO', 'PT', 'US'];

/** Two or more columns, as many as there is room for. Related fields stay together in reading order. */
export function GridLayout() {
  const { formatMessage, formatDisplayName } = useIntl();
  const form = useFormStyles();
  const styles = useStyles();
  return (
    <div className={form.columns}>
      <Field label={formatMessage(messages.street)} className={styles.wide}>
        <Input autoComplete="street-address" dir="auto" />
      </Field>
      <Field label={formatMessage(messages.postalCode)}>
        <Input autoComplete="postal-code" dir="ltr" />
      </Field>
      <Field label={formatMessage(messages.city)}>
        <Input autoComplete="address-level2" dir="auto" />
      </Field>
      <Field label={formatMessage(messages.country)}>
        <Select autoComplete="country" defaultValue="NO">
          {countries.map((code) => (
            <option key={code} value={code}>
              {formatDisplayName(code, { type: 'region' })}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
