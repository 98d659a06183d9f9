import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { KeyValueList } from '#ui/layout/KeyValueList';
import { Panel } from '#ui/layout/Panel';
import { Placeholder } from '#ui/state/Placeholder';
import { TextLink } from '#ui/text/TextLink';
import { useColumnStyles } from '../columnStyles';
import { AddressText } from './AddressText';
import { OrderLines } from './OrderLines';
import { orderMessages } from './orderMessages';
import type { OrderFactsFragment } from './OrderView.generated';
import { Totals } from './Totals';

/** An order as it was placed. */
export function OrderFacts({ order }: { order: OrderFactsFragment }) {
  const { formatMessage, formatDate } = useIntl();
  const styles = useColumnStyles();
  const { placedAt, placedBy, user, invoice, payment, lines, address } = order;
  return (
    <div className={styles.columns}>
      <Panel heading={formatMessage(orderMessages.items)}>
        <OrderLines lines={lines} />
      </Panel>
      <div className={styles.side}>
        <Panel heading={formatMessage(orderMessages.summary)}>
          <KeyValueList
            items={[
              {
                label: formatMessage(orderMessages.placed),
                value: (
                  <time dateTime={placedAt}>{formatDate(placedAt, { dateStyle: 'medium', timeStyle: 'short' })}</time>
                ),
              },
              {
                label: formatMessage(orderMessages.placedBy),
                value: user ? (
                  <TextLink to={href(paths.userView, { userId: user.id })}>
                    <bdi>{user.fullName || user.username}</bdi>
                  </TextLink>
                ) : (
                  <bdi>{placedBy}</bdi>
                ),
              },
              { label: formatMessage(orderMessages.payment), value: formatMessage(orderMessages[payment]) },
              ...(invoice
                ? [
                    {
                      label: formatMessage(orderMessages.invoice),
                      value: (
                        <TextLink to={href(paths.invoicePreview, { invoiceId: invoice.id })}>
                          <bdi>#{invoice.id}</bdi>
                        </TextLink>
                      ),
                    },
                  ]
                : []),
            ]}
          />
          <Totals {...order} />
        </Panel>
        <Panel heading={formatMessage(orderMessages.deliverTo)}>
          <AddressText address={address} />
        </Panel>
      </div>
    </div>
  );
}

/** Placeholder while an order loads. */
export function OrderSkeleton() {
  const styles = useColumnStyles();
  return (
    <div className={styles.columns}>
      <Placeholder height={240} />
      <div className={styles.side}>
        <Placeholder height={260} />
        <Placeholder height={200} />
      </div>
    </div>
  );
}
