import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { lineBelow } from '#ui/layout/lines';
import { Picture } from '#ui/picture/Picture';
import { Money } from '#ui/text/Money';
import { TextLink } from '#ui/text/TextLink';
import { orderMessages } from './orderMessages';
import type { OrderFactsFragment } from './OrderView.generated';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', ...typographyStyles.body1, fontVariantNumeric: 'tabular-nums' },
  head: {
    ...typographyStyles.caption1,
    ...lineBelow,
    color: tokens.colorNeutralForeground3,
    textAlign: 'start',
    paddingBlock: tokens.spacingVerticalXS,
    paddingInline: tokens.spacingHorizontalS,
  },
  cell: { ...lineBelow, paddingBlock: tokens.spacingVerticalS, paddingInline: tokens.spacingHorizontalS },
  amount: { textAlign: 'end', whiteSpace: 'nowrap' },
  product: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM, minWidth: 0 },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  // On a phone, the total and the quantity are enough.
  roomy: { '@media (max-width: 599.98px)': { display: 'none' } },
});

/** The products of an order as a table, each a link to its page. */
export function OrderLines({ lines }: Pick<OrderFactsFragment, 'lines'>) {
  const { formatMessage, formatNumber } = useIntl();
  const styles = useStyles();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {formatMessage(orderMessages.product)}
          </th>
          <th scope="col" className={mergeClasses(styles.head, styles.amount, styles.roomy)}>
            {formatMessage(orderMessages.price)}
          </th>
          <th scope="col" className={mergeClasses(styles.head, styles.amount)}>
            {formatMessage(orderMessages.quantity)}
          </th>
          <th scope="col" className={mergeClasses(styles.head, styles.amount)}>
            {formatMessage(orderMessages.total)}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ productId, name, price, quantity, total, product }) => (
          <tr key={productId}>
            <td className={styles.cell}>
              <span className={styles.product}>
                <Picture url={product?.image ?? null} name={name} size={48} />
                <span className={styles.name}>
                  {product ? (
                    <TextLink to={href(paths.shopProduct, { slug: product.slug })}>
                      <bdi>{name}</bdi>
                    </TextLink>
                  ) : (
                    <bdi>{name}</bdi>
                  )}
                </span>
              </span>
            </td>
            <td className={mergeClasses(styles.cell, styles.amount, styles.roomy)}>
              <Money amount={price.amount} currency={price.currencyCode} />
            </td>
            <td className={mergeClasses(styles.cell, styles.amount)}>{formatNumber(quantity)}</td>
            <td className={mergeClasses(styles.cell, styles.amount)}>
              <Money amount={total.amount} currency={total.currencyCode} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
