import { useIntl } from 'react-intl';
import { contentMessages } from './contentMessages';
import { Dollars } from './Dollars';
import type { InvoiceContentFragment } from './InvoicePreview.generated';
import { messages } from './messages';
import { previewMessages } from './previewMessages';
import { usePaperStyles } from './usePaperStyles';

/** Props of `PaperSums`. */
export interface PaperSumsProps {
  invoice: Pick<InvoiceContentFragment, 'subtotal' | 'discountTotal' | 'taxTotal' | 'total' | 'paid' | 'balance'>;
}

/** The total, the amount paid, and the balance due. Discount and tax lines are omitted if they are zero. */
export function PaperSums({ invoice }: PaperSumsProps) {
  const { formatMessage } = useIntl();
  const styles = usePaperStyles();
  const { subtotal, discountTotal, taxTotal, total, paid, balance } = invoice;
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
