import { mergeClasses } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { contentMessages } from '../form/contentMessages';
import { Dollars } from '../Dollars';
import type { InvoiceContentFragment } from './InvoicePreview.generated';
import { previewMessages } from './previewMessages';
import { useInvoiceDocumentStyles } from './useInvoiceDocumentStyles';

export interface InvoiceDocumentPartiesProps {
  invoice: Pick<InvoiceContentFragment, 'client' | 'balance' | 'paymentDetails'>;
}

/** The client and the payment details. */
export function InvoiceDocumentParties({ invoice: { client, balance, paymentDetails } }: InvoiceDocumentPartiesProps) {
  const { formatMessage } = useIntl();
  const styles = useInvoiceDocumentStyles();
  const lines = [client.company, client.address, client.country, client.contact, client.companyEmail];
  const { bankName, country, iban, swiftCode } = paymentDetails;
  const account = [
    { label: contentMessages.bankName, value: bankName },
    { label: contentMessages.country, value: country },
    { label: contentMessages.iban, value: <span dir="ltr">{iban}</span> },
    { label: contentMessages.swiftCode, value: <span dir="ltr">{swiftCode}</span> },
  ];
  return (
    <div className={styles.pair}>
      <section className={styles.part} aria-label={formatMessage(previewMessages.billTo)}>
        <h3 className={styles.heading}>{formatMessage(previewMessages.billTo)}</h3>
        <p className={mergeClasses(styles.text, styles.strong)}>
          <bdi>{client.name}</bdi>
        </p>
        {lines.map(
          (line, place) =>
            line && (
              <p key={place} className={styles.text}>
                <bdi>{line}</bdi>
              </p>
            ),
        )}
      </section>
      <section className={styles.part} aria-label={formatMessage(previewMessages.payTo)}>
        <h3 className={styles.heading}>{formatMessage(previewMessages.payTo)}</h3>
        <dl className={styles.facts}>
          <dt>{formatMessage(contentMessages.balanceDue)}</dt>
          <dd className={styles.strong}>
            <Dollars amount={balance} />
          </dd>
          {account.map(({ label, value }) => [
            <dt key={label.id}>{formatMessage(label)}</dt>,
            <dd key={`${label.id}.value`}>{value}</dd>,
          ])}
        </dl>
      </section>
    </div>
  );
}
