import { makeStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { Notice } from '#ui/state/Notice';
import { QueryView } from '#ui/state/QueryView';
import { OrderFacts, OrderSkeleton } from '../orders/OrderFacts';
import { useOrderViewQuery } from '../orders/OrderView.generated';
import { cartMessages as messages } from './cartMessages';

const useStyles = makeStyles({ thanks: { display: 'block' } });

/** Confirms a placed order. */
export function Confirmation({ orderId }: { orderId: string }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const result = useOrderViewQuery({ variables: { id: orderId } });
  return (
    <QueryView result={result} skeleton={<OrderSkeleton />}>
      {({ order }) => (
        <>
          <Notice
            tone="success"
            actions={
              <>
                <LinkButton appearance="primary" to={href(paths.orderView, { orderId })}>
                  {formatMessage(messages.viewOrder)}
                </LinkButton>
                <LinkButton to={href(paths.shop)}>{formatMessage(messages.keepShopping)}</LinkButton>
              </>
            }
          >
            <strong className={styles.thanks}>{formatMessage(messages.thanks)}</strong>{' '}
            {formatMessage(messages.thanksText, { number: order.number })}
          </Notice>
          <OrderFacts order={order} />
        </>
      )}
    </QueryView>
  );
}
