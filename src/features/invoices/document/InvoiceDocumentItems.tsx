import { mergeClasses } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { contentMessages } from '../form/contentMessages';
import { InvoiceDocumentItem } from './InvoiceDocumentItem';
import type { InvoiceDocumentItemProps } from './InvoiceDocumentItem';
import { previewMessages } from './previewMessages';
import { useInvoiceDocumentStyles } from './useInvoiceDocumentStyles';

const details = [
  contentMessages.cost,
  contentMessages.quantity,
  contentMessages.discount,
  contentMessages.tax,
] as const;

/** The items of an invoice, line by line. */
export function InvoiceDocumentItems({ items }: { items: readonly InvoiceDocumentItemProps['item'][] }) {
  const { formatMessage } = useIntl();
  const styles = useInvoiceDocumentStyles();
  return (
    <table className={styles.table} aria-label={formatMessage(contentMessages.items)}>
      <thead>
        <tr>
          <th scope="col" className={mergeClasses(styles.head, styles.first)}>
            {formatMessage(previewMessages.item)}
          </th>
          {details.map((label) => (
            <th key={label.id} scope="col" className={mergeClasses(styles.head, styles.wideOnly)}>
              {formatMessage(label)}
            </th>
          ))}
          <th scope="col" className={styles.head}>
            {formatMessage(contentMessages.price)}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, place) => (
          <InvoiceDocumentItem key={place} item={item} />
        ))}
      </tbody>
    </table>
  );
}
