import { useIntl } from 'react-intl';
import { TextField } from '#ui/form/TextField';
import { Panel } from '#ui/layout/Panel';
import { contentMessages } from './contentMessages';
import { formMessages } from './formMessages';
import { useFormStyles } from './useInvoiceFormStyles';
import { useInvoiceForm } from './useInvoiceForm';

/**
 * The bank account for the payment. For a new invoice it can be left blank; the server then uses the default bank
 * account.
 */
export function AccountSection({ isNew }: { isNew: boolean }) {
  const { formatMessage } = useIntl();
  const styles = useFormStyles();
  const { control } = useInvoiceForm();
  return (
    <Panel heading={formatMessage(formMessages.account)}>
      {isNew && <p className={styles.hint}>{formatMessage(formMessages.accountHint)}</p>}
      <div className={styles.pair}>
        <TextField
          control={control}
          name="paymentDetails.bankName"
          label={formatMessage(contentMessages.bankName)}
          isRequired={!isNew}
        />
        <TextField control={control} name="paymentDetails.country" label={formatMessage(contentMessages.country)} />
        <TextField
          control={control}
          name="paymentDetails.iban"
          label={formatMessage(contentMessages.iban)}
          isRequired={!isNew}
        />
        <TextField control={control} name="paymentDetails.swiftCode" label={formatMessage(contentMessages.swiftCode)} />
      </div>
    </Panel>
  );
}
