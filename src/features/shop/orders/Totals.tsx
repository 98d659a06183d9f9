import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { Money as MoneyType } from '#graphql/types.generated';
import { lineAbove } from '#ui/layout/lines';
import { Money } from '#ui/text/Money';
import { orderMessages } from './orderMessages';

const useStyles = makeStyles({
  totals: {
    ...typographyStyles.body1,
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
  },
  amount: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, textAlign: 'end' },
  last: { ...typographyStyles.subtitle2, ...lineAbove, paddingBlockStart: tokens.spacingVerticalS },
});

type Amount = Pick<MoneyType, 'amount' | 'currencyCode'>;

/** The amounts of a cart or an order. */
export interface TotalsProps {
  subtotal: Amount;
  delivery: Amount;
  total: Amount;
}

/** Subtotal, delivery, and total. */
export function Totals({ subtotal, delivery, total }: TotalsProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  return (
    <dl className={styles.totals}>
      <dt>{formatMessage(orderMessages.subtotal)}</dt>
      <dd className={styles.amount}>
        <Money amount={subtotal.amount} currency={subtotal.currencyCode} />
      </dd>
      <dt>{formatMessage(orderMessages.delivery)}</dt>
      <dd className={styles.amount}>
        {Number(delivery.amount) === 0 ? (
          formatMessage(orderMessages.free)
        ) : (
          <Money amount={delivery.amount} currency={delivery.currencyCode} />
        )}
      </dd>
      <dt className={styles.last}>{formatMessage(orderMessages.total)}</dt>
      <dd className={mergeClasses(styles.amount, styles.last)}>
        <Money amount={total.amount} currency={total.currencyCode} />
      </dd>
    </dl>
  );
}
