import { useIntl } from 'react-intl';
import { contentMessages } from './contentMessages';
import type { InvoiceContentFragment } from './InvoicePreview.generated';
import { messages } from './messages';
import { PaperHead } from './PaperHead';
import { PaperItems } from './PaperItems';
import { PaperParties } from './PaperParties';
import { PaperSums } from './PaperSums';
import { usePaperStyles } from './usePaperStyles';
import { usePrintStyles } from './usePrintStyles';

/** An invoice in its print layout. */
export function InvoicePaper({ invoice }: { invoice: InvoiceContentFragment }) {
  const { formatMessage } = useIntl();
  const styles = usePaperStyles();
  usePrintStyles();
  return (
    <article className={styles.paper} data-paper="" aria-label={formatMessage(messages.named, { id: invoice.id })}>
      <PaperHead invoice={invoice} />
      <PaperParties invoice={invoice} />
      <PaperItems items={invoice.items} />
      <PaperSums invoice={invoice} />
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
