import { useIntl } from 'react-intl';
import { TextAreaField } from '#ui/form/TextAreaField';
import { TextField } from '#ui/form/TextField';
import { Panel } from '#ui/layout/Panel';
import { ClientChoice } from './ClientChoice';
import { contentMessages } from './contentMessages';
import { formMessages } from './formMessages';
import { messages } from '../messages';
import { useFormStyles } from './useInvoiceFormStyles';
import { useInvoiceForm } from './useInvoiceForm';

/** The client of the invoice: an existing one or a new one. */
export function ClientSection() {
  const { formatMessage } = useIntl();
  const styles = useFormStyles();
  const { control } = useInvoiceForm();
  return (
    <Panel heading={formatMessage(messages.client)}>
      <div className={styles.fields}>
        <div className={styles.whole}>
          <ClientChoice />
        </div>
        <TextField control={control} name="client.name" label={formatMessage(formMessages.name)} isRequired />
        <TextField control={control} name="client.company" label={formatMessage(formMessages.company)} />
        <TextField
          control={control}
          name="client.companyEmail"
          type="email"
          label={formatMessage(formMessages.email)}
          isRequired
        />
        <TextField control={control} name="client.contact" type="tel" label={formatMessage(formMessages.contact)} />
        <TextAreaField control={control} name="client.address" label={formatMessage(formMessages.address)} rows={2} />
        <TextField control={control} name="client.country" label={formatMessage(contentMessages.country)} />
      </div>
    </Panel>
  );
}
