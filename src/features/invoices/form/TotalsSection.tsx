import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { TextField } from '#ui/form/TextField';
import { Panel } from '#ui/layout/Panel';
import { contentMessages } from './contentMessages';
import { Dollars } from '../Dollars';
import { formMessages } from './formMessages';
import { typedAmounts } from './invoiceValues';
import { messages } from '../messages';
import { useFormStyles } from './useInvoiceFormStyles';
import { useInvoiceForm } from './useInvoiceForm';

/** The totals of the invoice while it is edited, and the amount paid. */
export function TotalsSection({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const styles = useFormStyles();
  const { control } = useInvoiceForm();
  const [items, paid, invoiceStatus] = useWatch({ control, name: ['items', 'paid', 'invoiceStatus'] });
  const { subtotal, discountTotal, taxTotal, total, balance } = typedAmounts({ items, paid, invoiceStatus });
  const row = (label: string, amount: number, look: string) => (
    <div className={look}>
      <dt>{label}</dt>
      <dd>
        <Dollars amount={amount === 0 ? 0 : amount} />
      </dd>
    </div>
  );
  return (
    <Panel heading={formatMessage(formMessages.sums)}>
      <dl className={styles.sums}>
        {row(formatMessage(contentMessages.subtotal), subtotal, styles.plain)}
        {row(formatMessage(contentMessages.discount), -discountTotal, styles.plain)}
        {row(formatMessage(contentMessages.tax), taxTotal, styles.plain)}
        {row(formatMessage(messages.total), total, styles.strong)}
      </dl>
      <TextField
        control={control}
        name="paid"
        label={formatMessage(contentMessages.paid)}
        inputMode="decimal"
        contentBefore="$"
        {...(invoiceStatus === 'PAID' && { hint: formatMessage(formMessages.paidWhole) })}
      />
      <dl className={styles.sums}>{row(formatMessage(contentMessages.balanceDue), balance, styles.strong)}</dl>
      {children}
    </Panel>
  );
}
