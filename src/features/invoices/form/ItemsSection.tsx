import { Button } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useFieldRows } from '#ui/form/useFieldRows';
import { Panel } from '#ui/layout/Panel';
import { contentMessages } from './contentMessages';
import { formMessages } from './formMessages';
import { newItem } from './invoiceValues';
import { ItemRow } from './ItemRow';
import { useFormStyles } from './useInvoiceFormStyles';
import { useInvoiceForm } from './useInvoiceForm';

/** The invoice items, which can be added, edited, and removed. At least one item remains. */
export function ItemsSection() {
  const { formatMessage } = useIntl();
  const styles = useFormStyles();
  const { control, formState } = useInvoiceForm();
  const { fields, append, remove } = useFieldRows({ control, name: 'items' });
  const addRef = useRef<HTMLButtonElement>(null);
  const { items: error } = formState.errors;
  const message = error?.root?.message ?? error?.message;

  const removeAt = (index: number) => {
    remove(index);
    // The pressed button is removed with its item.
    addRef.current?.focus();
  };
  return (
    <Panel heading={formatMessage(contentMessages.items)}>
      <div className={styles.items}>
        {fields.map(({ key }, index) => (
          <ItemRow key={key} index={index} onRemove={fields.length > 1 ? () => removeAt(index) : null} />
        ))}
        {message !== undefined && (
          <p role="alert" className={styles.error}>
            {message}
          </p>
        )}
        <Button
          ref={addRef}
          className={styles.add}
          icon={<Add16Regular />}
          onClick={() => append(newItem, { focusName: `items.${fields.length}.service` })}
        >
          {formatMessage(formMessages.addItem)}
        </Button>
      </div>
    </Panel>
  );
}
