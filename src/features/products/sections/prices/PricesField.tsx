import { Button, mergeClasses } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFieldRows } from '#ui/form/useFieldRows';
import { FieldSlot } from '../../core/issues/FieldSlot';
import { formMessages as messages } from '../../core/formMessages';
import { newPrice, type PriceCatalog } from './channelPrices';
import { PriceRow } from './PriceRow';
import { removeRow } from '../../core/removeRow';
import { useFormStyles } from '../../core/useFormStyles';
import { usePriceStyles } from './usePriceStyles';
import { useProductForm } from '../../core/useProductForm';

export interface PricesFieldProps {
  name: 'prices' | `variants.${number}.prices`;
  catalog: PriceCatalog;
  /** Shown if there are no prices. */
  emptyText: ReactNode;
}

/** List of prices, one for each currency and channel. */
export function PricesField({ name, catalog, emptyText }: PricesFieldProps) {
  const { formatMessage } = useIntl();
  const form = useFormStyles();
  const styles = usePriceStyles();
  const { control, getValues } = useProductForm();
  const { fields, append, remove } = useFieldRows({ control, name });
  const hasChannels = catalog.salesChannels.length > 1 || fields.some(({ channel }) => channel !== '');

  const add = () => {
    append(newPrice(getValues(name), catalog), { focusName: `${name}.${fields.length}.amount` });
  };

  return (
    <FieldSlot field={name}>
      {fields.length === 0 ? (
        <p className={form.note}>{emptyText}</p>
      ) : (
        <div className={form.rows}>
          <div className={mergeClasses(styles.row, hasChannels && styles.withChannel, form.rowHead)} aria-hidden="true">
            <span>{formatMessage(messages.currency)}</span>
            {hasChannels && <span className={styles.channelHead}>{formatMessage(messages.priceChannel)}</span>}
            <span>{formatMessage(messages.amount)}</span>
            <span>{formatMessage(messages.compareAt)}</span>
          </div>
          {fields.map(({ key }, index) => (
            <PriceRow
              key={key}
              name={`${name}.${index}`}
              catalog={catalog}
              hasChannels={hasChannels}
              onRemove={() => removeRow(name, index, fields.length, remove)}
            />
          ))}
        </div>
      )}
      <Button className={form.add} size="small" icon={<Add16Regular />} onClick={add}>
        {formatMessage(messages.addPrice)}
      </Button>
    </FieldSlot>
  );
}
