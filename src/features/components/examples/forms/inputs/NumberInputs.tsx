import { Field, Input, SpinButton } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isAmountOrEmpty, parseAmount } from '#ui/form/amounts';
import { useDecimalField } from '#ui/form/useDecimals';
import { controlMessages } from '#ui/form/controlMessages';
import { Money } from '#ui/text/Money';
import { useFormStyles } from '../formStyles';
import { inputMessages as messages } from './inputMessages';

/** A whole number within limits, and a price with the separators of the language. */
export function NumberInputs() {
  const { formatMessage } = useIntl();
  const styles = useFormStyles();
  const [quantity, setQuantity] = useState(12);
  const [price, setPrice] = useState('19.90');
  const field = formatMessage(messages.quantity);
  const isPrice = isAmountOrEmpty(price);
  const decimal = useDecimalField({
    value: price,
    onChange: setPrice,
    error: isPrice ? undefined : formatMessage(messages.priceWrong),
  });
  return (
    <div className={styles.columns}>
      <Field label={field} hint={formatMessage(messages.quantityHint)}>
        <SpinButton
          incrementButton={{ 'aria-label': formatMessage(controlMessages.increase, { field }) }}
          decrementButton={{ 'aria-label': formatMessage(controlMessages.decrease, { field }) }}
          min={0}
          max={100}
          stepPage={10}
          value={quantity}
          onChange={(_event, data) => {
            const next = data.value ?? Number(data.displayValue);
            if (Number.isInteger(next)) setQuantity(Math.min(100, Math.max(0, next)));
          }}
        />
      </Field>
      <Field
        label={formatMessage(messages.price)}
        hint={isPrice ? <Money amount={parseAmount(price) ?? 0} currency="EUR" /> : undefined}
        validationMessage={decimal.error}
      >
        <Input inputMode="decimal" contentAfter="EUR" {...decimal.input} />
      </Field>
    </div>
  );
}
