import { Button } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { CurrencyPicker } from './CurrencyPicker';
import { FieldSlot } from '../issues/FieldSlot';
import { formMessages as messages } from '../form/formMessages';
import { RowField } from '../form/fields/RowField';
import { SalePeriod } from './SalePeriod';
import { usePriceStyles } from './usePriceStyles';
import { useProductForm } from '../form/useProductForm';

/** Props of `PriceRow`. */
export interface PriceRowProps {
  name: `prices.${number}` | `variants.${number}.prices.${number}`;
  /** The catalog's currencies (ISO 4217). */
  currencies: readonly string[];
  onRemove: () => void;
}

/** A price in one currency. */
export function PriceRow({ name, currencies, onRemove }: PriceRowProps) {
  const { formatMessage } = useIntl();
  const styles = usePriceStyles();
  const { control } = useProductForm();
  const {
    field: { ref, value: currency, onChange, onBlur },
  } = useController({ control, name: `${name}.currency` });
  return (
    <FieldSlot field={name} isWhole>
      <div className={styles.row}>
        <CurrencyPicker
          name={`${name}.currency`}
          value={currency}
          currencies={currencies}
          inputRef={ref}
          onChange={onChange}
          onBlur={onBlur}
        />
        <RowField name={`${name}.amount`} label={formatMessage(messages.amountIn, { currency })} inputMode="decimal" />
        <RowField
          name={`${name}.compareAt`}
          label={formatMessage(messages.compareAtIn, { currency })}
          inputMode="decimal"
        />
        <Button
          appearance="subtle"
          icon={<Dismiss16Regular />}
          aria-label={formatMessage(messages.removePrice, { currency })}
          onClick={onRemove}
        />
      </div>
      <SalePeriod name={name} />
    </FieldSlot>
  );
}
