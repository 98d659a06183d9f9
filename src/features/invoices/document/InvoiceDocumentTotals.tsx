import { useIntl } from 'react-intl';
import { contentMessages } from '../form/contentMessages';
import { Dollars } from '../Dollars';
import { getDollars } from '../invoiceAmounts';
import type { InvoiceContentFragment } from './InvoicePreview.generated';
import { messages } from '../messages';
import { previewMessages } from './previewMessages';
import { useInvoiceDocumentStyles } from './useInvoiceDocumentStyles';

export interface InvoiceDocumentTotalsProps {
  invoice: Pick<InvoiceContentFragment, 'subtotal' | 'discountTotal' | 'taxTotal' | 'total' | 'paid' | 'balance'>;
}

/** The total, the amount paid, and the balance due. Discount and tax lines are omitted if they are zero. */
export function InvoiceDocumentTotals({ invoice }: InvoiceDocumentTotalsProps) {
  const { formatMessage } = useIntl();
  const styles = useInvoiceDocumentStyles();
  const { subtotal, total, balance } = invoice;
  const discountTotal = getDollars(invoice.discountTotal);
  const taxTotal = getDollars(invoice.taxTotal);
  const paid = getDollars(invoice.paid);
  const rows = [
    { label: contentMessages.subtotal, amount: subtotal, look: styles.plain },
    ...(discountTotal > 0 ? [{ label: contentMessages.discount, amount: -discountTotal, look: styles.plain }] : []),
    ...(taxTotal > 0 ? [{ label: contentMessages.tax, amount: taxTotal, look: styles.plain }] : []),
    { label: messages.total, amount: total, look: styles.sum },
    { label: previewMessages.paid, amount: -paid, look: styles.plain },
    { label: contentMessages.balanceDue, amount: balance, look: styles.due },
  ];
  return (
    <dl className={styles.sums}>
      {rows.map(({ label, amount, look }) => (
        <div key={label.id} className={look}>
          <dt>{formatMessage(label)}</dt>
          <dd>
            <Dollars amount={amount === 0 ? 0 : amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
