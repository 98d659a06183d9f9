import { useIntl } from 'react-intl';
import { Logo } from '#ui/illustration/Logo';
import { InvoiceDate } from '../list/InvoiceDate';
import type { InvoiceContentFragment } from './InvoicePreview.generated';
import { messages } from '../messages';
import { previewMessages } from './previewMessages';
import { useInvoiceDocumentStyles } from './useInvoiceDocumentStyles';

export interface InvoiceDocumentHeaderProps {
  invoice: Pick<InvoiceContentFragment, 'id' | 'issuedDate' | 'dueDate' | 'sender'>;
}

/** The issuing company, the invoice number, and the dates. */
export function InvoiceDocumentHeader({ invoice }: InvoiceDocumentHeaderProps) {
  const { formatMessage } = useIntl();
  const styles = useInvoiceDocumentStyles();
  const { name, ...address } = invoice.sender;
  return (
    <div className={styles.pair}>
      <div className={styles.part}>
        <span className={styles.house}>
          <Logo size={36} />
          {name}
        </span>
        {[address.address, address.country, address.email].map((line) => (
          <p key={line} className={styles.text}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
      <div className={styles.part}>
        <h2 className={styles.title}>{formatMessage(messages.named, { id: invoice.id })}</h2>
        <dl className={styles.facts}>
          <dt>{formatMessage(previewMessages.dateIssued)}</dt>
          <dd>
            <InvoiceDate at={invoice.issuedDate} />
          </dd>
          <dt>{formatMessage(previewMessages.dateDue)}</dt>
          <dd>
            <InvoiceDate at={invoice.dueDate} />
          </dd>
        </dl>
      </div>
    </div>
  );
}
