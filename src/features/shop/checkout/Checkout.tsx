import { useIntl } from 'react-intl';
import { useUrlState } from '#routing/useUrlState';
import { Page } from '#ui/layout/Page';
import { StepContent, StepSequence } from '#ui/layout/StepContent';
import { QueryView } from '#ui/state/QueryView';
import { OrderSkeleton } from '../orders/OrderFacts';
import { titles } from '../titles';
import { cartMessages } from './cartMessages';
import { useCheckoutCartQuery } from './Checkout.generated';
import { CheckoutFlow } from './CheckoutFlow';
import { checkoutParams, checkoutSteps } from './checkoutParams';
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
      <StepSequence>
        {isDone ? (
          <>
            <CheckoutSteps current="done" reachable="done" />
            <StepContent
              name={formatMessage(cartMessages.done)}
              place={checkoutSteps.indexOf('done')}
              count={checkoutSteps.length}
            >
              <Confirmation orderId={order} />
            </StepContent>
          </>
        ) : (
          <QueryView result={{ ...result, data }} skeleton={<OrderSkeleton />}>
            {({ cart }) => <CheckoutFlow cart={cart} step={step} setState={setState} />}
          </QueryView>
        )}
      </StepSequence>
    </Page>
  );
}
