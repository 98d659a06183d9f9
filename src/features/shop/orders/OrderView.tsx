import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { getErrorCode } from '#graphql/errors';
import { usePageTitle } from '#routing/pageNames';
import { href, paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { RecordNotFound } from '#ui/state/RecordNotFound';
import { QueryView } from '#ui/state/QueryView';
import { titles } from '../titles';
import { OrderFacts, OrderSkeleton } from './OrderFacts';
import { orderMessages } from './orderMessages';
import { useOrderViewQuery } from './OrderView.generated';

/** Page of one order, as it was placed. */
export function OrderView() {
  const { formatMessage } = useIntl();
  const { orderId = '' } = useParams();
  const result = useOrderViewQuery({ variables: { id: orderId } });
  const number = result.data?.order.number;
  usePageTitle(number);
  const viewOrders = <LinkButton to={href(paths.orderList)}>{formatMessage(orderMessages.viewOrders)}</LinkButton>;
  if (getErrorCode(result.error) === 'NOT_FOUND') {
    return (
      <RecordNotFound
        heading={formatMessage(titles.order)}
        title={formatMessage(orderMessages.goneTitle)}
        description={formatMessage(orderMessages.goneText)}
        actions={viewOrders}
      />
    );
  }
  return (
    <Page
      heading={number === undefined ? formatMessage(titles.order) : formatMessage(orderMessages.number, { number })}
      actions={viewOrders}
    >
      <QueryView result={result} skeleton={<OrderSkeleton />}>
        {({ order }) => <OrderFacts order={order} />}
      </QueryView>
    </Page>
  );
}
