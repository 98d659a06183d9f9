import { useIntl } from 'react-intl';
import { SelectField } from '#ui/form/SelectField';
import { TextField } from '#ui/form/TextField';
import { Panel } from '#ui/layout/Panel';
import { formMessages } from './formMessages';
import { invoiceStatuses } from '../invoiceChoices';
import { messages } from '../messages';
import { useFormStyles } from './useInvoiceFormStyles';
import { useInvoiceForm } from './useInvoiceForm';

/** The issue date, due date, and status of the invoice. */
export function DetailsSection() {
  const { formatMessage } = useIntl();
  const styles = useFormStyles();
  const { control } = useInvoiceForm();
  return (
    <Panel heading={formatMessage(formMessages.facts)}>
      <div className={styles.fields}>
        <TextField
          control={control}
          name="issuedDate"
          type="date"
          label={formatMessage(formMessages.issuedDate)}
          isRequired
        />
        <TextField
          control={control}
          name="dueDate"
          type="date"
          label={formatMessage(formMessages.dueDate)}
          isRequired
        />
        <SelectField
          control={control}
          name="invoiceStatus"
          label={formatMessage(messages.status)}
          options={invoiceStatuses.map((value) => ({ value, label: formatMessage(messages[value]) }))}
        />
      </div>
    </Panel>
  );
}
