import { mergeClasses } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { contentMessages } from './contentMessages';
import { PaperItem } from './PaperItem';
import type { PaperItemProps } from './PaperItem';
import { previewMessages } from './previewMessages';
import { usePaperStyles } from './usePaperStyles';

const details = [
  contentMessages.cost,
  contentMessages.quantity,
  contentMessages.discount,
  contentMessages.tax,
] as const;

/** The items of an invoice, line by line. */
export function PaperItems({ items }: { items: readonly PaperItemProps['item'][] }) {
  const { formatMessage } = useIntl();
  const styles = usePaperStyles();
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
          <PaperItem key={place} item={item} />
        ))}
      </tbody>
    </table>
  );
}
