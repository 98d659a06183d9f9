import { Button, mergeClasses } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { FieldSlot } from '../issues/FieldSlot';
import { formMessages as messages } from '../form/formMessages';
import { PriceRow } from './PriceRow';
import { useFormStyles } from '../form/useFormStyles';
import { usePriceStyles } from './usePriceStyles';
import { useProductForm } from '../form/useProductForm';

/** Props of `PricesField`. */
export interface PricesFieldProps {
  name: 'prices' | `variants.${number}.prices`;
  /** The catalog's currencies (ISO 4217). */
  currencies: readonly string[];
  /** Shown if there are no prices. */
  emptyText: ReactNode;
}

/** List of prices, one for each currency. */
export function PricesField({ name, currencies, emptyText }: PricesFieldProps) {
  const { formatMessage } = useIntl();
  const form = useFormStyles();
  const styles = usePriceStyles();
  const { control, getValues } = useProductForm();
  const { fields, append, remove } = useFieldArray({ control, name, keyName: 'key' });

  const add = () => {
    const used = getValues(name).map(({ currency }) => currency);
    const currency = currencies.find((code) => !used.includes(code)) ?? currencies[0] ?? 'EUR';
    append(
      { currency, amount: '', compareAt: '', compareAtFrom: '', compareAtUntil: '' },
      { focusName: `${name}.${fields.length}.amount` },
    );
  };

  return (
    <FieldSlot field={name}>
      {fields.length === 0 ? (
        <p className={form.note}>{emptyText}</p>
      ) : (
        <div className={form.rows}>
          <div className={mergeClasses(styles.row, form.rowHead)} aria-hidden="true">
            <span>{formatMessage(messages.currency)}</span>
            <span>{formatMessage(messages.amount)}</span>
            <span>{formatMessage(messages.compareAt)}</span>
          </div>
          {fields.map(({ key }, index) => (
            <PriceRow key={key} name={`${name}.${index}`} currencies={currencies} onRemove={() => remove(index)} />
          ))}
        </div>
      )}
      <Button className={form.add} size="small" icon={<Add16Regular />} onClick={add}>
        {formatMessage(messages.addPrice)}
      </Button>
    </FieldSlot>
  );
}
