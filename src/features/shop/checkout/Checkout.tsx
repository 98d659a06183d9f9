import { useIntl } from 'react-intl';
import { useUrlState } from '../../../routing/useUrlState';
import { Page } from '../../../ui/layout/Page';
import { QueryView } from '../../../ui/state/QueryView';
import { OrderSkeleton } from '../orders/OrderFacts';
import { titles } from '../titles';
import { useCheckoutCartQuery } from './Checkout.generated';
import { CheckoutFlow } from './CheckoutFlow';
import { checkoutParams } from './checkoutParams';
import { CheckoutSteps } from './CheckoutSteps';
import { Confirmation } from './Confirmation';

/** The checkout: cart, address, payment, and confirmation. The URL has the step. */
export function Checkout() {
  const { formatMessage } = useIntl();
  const [{ step, order }, setState] = useUrlState(checkoutParams);
  const isDone = step === 'done' && order !== '';
  const result = useCheckoutCartQuery({ skip: isDone });
  // Lines that were added on another page load again; what is known stays until then.
  const data = result.data ?? (result.error ? undefined : result.previousData);
  return (
    <Page heading={formatMessage(titles.checkout)}>
      {isDone ? (
        <>
          <CheckoutSteps current="done" reachable="done" />
          <Confirmation orderId={order} />
        </>
      ) : (
        <QueryView result={{ ...result, data }} skeleton={<OrderSkeleton />}>
          {({ cart }) => <CheckoutFlow cart={cart} step={step} setState={setState} />}
        </QueryView>
      )}
    </Page>
  );
}
