import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useUrlState } from '../../../routing/useUrlState';
import { Page } from '../../../ui/layout/Page';
import { QueryView } from '../../../ui/state/QueryView';
import { OrderSkeleton } from '../orders/OrderFacts';
import { titles } from '../titles';
import { cartMessages } from './cartMessages';
import { useCheckoutCartQuery } from './Checkout.generated';
import { CheckoutFlow } from './CheckoutFlow';
import { checkoutParams } from './checkoutParams';
import { CheckoutSteps } from './CheckoutSteps';
import { Confirmation } from './Confirmation';

const useStyles = makeStyles({ done: { minWidth: 0, ':focus': { outlineStyle: 'none' } } });

/** The checkout: cart, address, payment, and confirmation. The URL has the step. */
export function Checkout() {
  const { formatMessage } = useIntl();
  const [{ step, order }, setState] = useUrlState(checkoutParams);
  const styles = useStyles();
  const isDone = step === 'done' && order !== '';
  const doneRef = useRef<HTMLDivElement>(null);
  const wasDoneRef = useRef(isDone);
  // The button that places the order disappears.
  useEffect(() => {
    if (isDone && !wasDoneRef.current) doneRef.current?.focus();
    wasDoneRef.current = isDone;
  }, [isDone]);
  const result = useCheckoutCartQuery({ skip: isDone });
  // Lines that were added on another page load again; what is known stays until then.
  const data = result.data ?? (result.error ? undefined : result.previousData);
  return (
    <Page heading={formatMessage(titles.checkout)}>
      {isDone ? (
        <>
          <CheckoutSteps current="done" reachable="done" />
          <div
            ref={doneRef}
            tabIndex={-1}
            role="group"
            aria-label={formatMessage(cartMessages.done)}
            className={styles.done}
          >
            <Confirmation orderId={order} />
          </div>
        </>
      ) : (
        <QueryView result={{ ...result, data }} skeleton={<OrderSkeleton />}>
          {({ cart }) => <CheckoutFlow cart={cart} step={step} setState={setState} />}
        </QueryView>
      )}
    </Page>
  );
}
