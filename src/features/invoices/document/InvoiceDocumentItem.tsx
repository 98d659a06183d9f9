import { mergeClasses } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { contentMessages } from '../form/contentMessages';
import { Dollars } from '../Dollars';
import type { InvoiceContentFragment } from './InvoicePreview.generated';
import { previewMessages } from './previewMessages';
import { useInvoiceDocumentStyles } from './useInvoiceDocumentStyles';

export interface InvoiceDocumentItemProps {
  item: InvoiceContentFragment['items'][number];
}

/** A line of an invoice. On a phone, the price details are below the description. */
export function InvoiceDocumentItem({ item }: InvoiceDocumentItemProps) {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useInvoiceDocumentStyles();
  const { service, note, cost, quantity, discount, tax, price } = item;
  const percent = (value: number) => formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 4 });
  const cell = mergeClasses(styles.cell, styles.wideOnly);
  return (
    <tr>
      <td className={mergeClasses(styles.cell, styles.first)}>
        <span className={mergeClasses(styles.block, styles.strong)}>{formatMessage(contentMessages[service])}</span>
        {note && (
          <span className={mergeClasses(styles.block, styles.quiet)}>
            <bdi>{note}</bdi>
          </span>
        )}
        <span className={mergeClasses(styles.quiet, styles.narrowOnly)}>
          {formatMessage(previewMessages.times, { quantity, cost: <Dollars key="cost" amount={cost} /> })}
          {discount > 0 && ` · ${formatMessage(previewMessages.minus, { percent: percent(discount) })}`}
          {tax > 0 && ` · ${formatMessage(previewMessages.plus, { percent: percent(tax) })}`}
        </span>
      </td>
      <td className={cell}>
        <Dollars amount={cost} />
      </td>
      <td className={cell}>{formatNumber(quantity, { maximumFractionDigits: 4 })}</td>
      <td className={cell}>{percent(discount)}</td>
      <td className={cell}>{percent(tax)}</td>
      <td className={styles.cell}>
        <Dollars amount={price} />
      </td>
    </tr>
  );
}
