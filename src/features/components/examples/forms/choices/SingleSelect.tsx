import { Dropdown, Field, Option, Select } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { choiceMessages as messages } from './choiceMessages';
import { useFormStyles } from '../formStyles';

const currencies = ['EUR', 'GBP', 'USD'];
const warehouses = ['Bergen', 'Porto', 'Ulm'];

/** The browser’s select for short lists, and the dropdown for options with more than text. */
export function SingleSelect() {
  const { formatMessage, formatDisplayName } = useIntl();
  const styles = useFormStyles();
  return (
    <div className={styles.columns}>
      <Field label={formatMessage(messages.warehouse)}>
        <Select defaultValue="Porto">
          {warehouses.map((warehouse) => (
            <option key={warehouse}>{warehouse}</option>
          ))}
        </Select>
      </Field>
      <Field label={formatMessage(messages.currency)}>
        <Dropdown defaultValue="EUR" defaultSelectedOptions={['EUR']}>
          {currencies.map((currency) => (
            <Option key={currency} value={currency} text={currency}>
              {currency} · {formatDisplayName(currency, { type: 'currency' })}
            </Option>
          ))}
        </Dropdown>
      </Field>
    </div>
  );
}
