import { Button } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { SelectField } from '#ui/form/SelectField';
import { TextField } from '#ui/form/TextField';
import { contentMessages } from './contentMessages';
import { Dollars } from '../Dollars';
import { formMessages } from './formMessages';
import { invoiceServices } from '../invoiceChoices';
import { typedPrice } from './invoiceValues';
import { useFormStyles } from './useInvoiceFormStyles';
import { useInvoiceForm } from './useInvoiceForm';

export interface ItemRowProps {
  /** Zero-based. */
  index: number;
  /** Null for the only item, which cannot be removed. */
  onRemove: (() => void) | null;
}

/** The fields of one item and its total. */
export function ItemRow({ index, onRemove }: ItemRowProps) {
  const { formatMessage } = useIntl();
  const styles = useFormStyles();
  const { control } = useInvoiceForm();
  const path = `items.${index}` as const;
  const item = useWatch({ control, name: path });
  const number = index + 1;
  return (
    <div role="group" aria-label={formatMessage(formMessages.toItem, { number })} className={styles.item}>
      <div className={styles.itemFields}>
        <div className={styles.service}>
          <SelectField
            control={control}
            name={`${path}.service`}
            label={formatMessage(contentMessages.service)}
            options={invoiceServices.map((value) => ({ value, label: formatMessage(contentMessages[value]) }))}
          />
        </div>
        <div className={styles.itemNote}>
          <TextField control={control} name={`${path}.note`} label={formatMessage(contentMessages.note)} />
        </div>
        <TextField
          control={control}
          name={`${path}.cost`}
          label={formatMessage(contentMessages.cost)}
          inputMode="decimal"
          contentBefore="$"
          isRequired
        />
        <TextField
          control={control}
          name={`${path}.quantity`}
          label={formatMessage(contentMessages.quantity)}
          inputMode="decimal"
        />
        <TextField
          control={control}
          name={`${path}.discount`}
          label={formatMessage(formMessages.discountPercent)}
          inputMode="decimal"
        />
        <TextField
          control={control}
          name={`${path}.tax`}
          label={formatMessage(formMessages.taxPercent)}
          inputMode="decimal"
        />
        <div className={styles.price}>
          <span className={styles.priceLabel}>{formatMessage(contentMessages.price)}</span>
          <span className={styles.priceValue}>
            <Dollars amount={typedPrice(item)} />
          </span>
        </div>
      </div>
      {onRemove && (
        <Button
          appearance="subtle"
          size="small"
          className={styles.remove}
          icon={<Dismiss16Regular />}
          aria-label={formatMessage(formMessages.removeItem, { number })}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
