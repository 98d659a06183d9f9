import { useIntl } from 'react-intl';
import { contentMessages } from '../form/contentMessages';
import type { InvoiceContentFragment } from './InvoicePreview.generated';
import { messages } from '../messages';
import { InvoiceDocumentHeader } from './InvoiceDocumentHeader';
import { InvoiceDocumentItems } from './InvoiceDocumentItems';
import { InvoiceDocumentParties } from './InvoiceDocumentParties';
import { InvoiceDocumentTotals } from './InvoiceDocumentTotals';
import { useInvoiceDocumentStyles } from './useInvoiceDocumentStyles';
import './print.css';

/** An invoice in its print layout. */
export function InvoiceDocument({ invoice }: { invoice: InvoiceContentFragment }) {
  const { formatMessage } = useIntl();
  const styles = useInvoiceDocumentStyles();
  return (
    <article className={styles.paper} data-paper="" aria-label={formatMessage(messages.named, { id: invoice.id })}>
      <InvoiceDocumentHeader invoice={invoice} />
      <InvoiceDocumentParties invoice={invoice} />
      <InvoiceDocumentItems items={invoice.items} />
      <InvoiceDocumentTotals invoice={invoice} />
      {invoice.note && (
        <section aria-label={formatMessage(contentMessages.note)}>
          <h3 className={styles.heading}>{formatMessage(contentMessages.note)}</h3>
          <p className={styles.text}>
            <bdi>{invoice.note}</bdi>
          </p>
        </section>
      )}
    </article>
  );
}
