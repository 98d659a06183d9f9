import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import type { SetUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { Panel } from '#ui/layout/Panel';
import { StepContent } from '#ui/layout/StepContent';
import { EmptyState } from '#ui/state/EmptyState';
import { UnsavedChangesGuard } from '#ui/state/UnsavedChangesGuard';
import { useColumnStyles } from '../columnStyles';
import { messages } from '../messages';
import { AddressText } from '../orders/AddressText';
import { orderMessages } from '../orders/orderMessages';
import { Totals } from '../orders/Totals';
import { AddressStep } from './AddressStep';
import { cartMessages } from './cartMessages';
import { CartStep } from './CartStep';
import type { CartContentFragment } from './Checkout.generated';
import { checkoutSteps, stepHref, type CheckoutStep } from './checkoutParams';
import { CheckoutSteps } from './CheckoutSteps';
import { PaymentStep } from './PaymentStep';
import { useCheckout } from './useCheckout';

export interface CheckoutFlowProps {
  cart: CartContentFragment;
  step: CheckoutStep;
  setState: SetUrlState<{ step: CheckoutStep; order: string }>;
}

/** The steps from the cart to the payment, beside the amounts. */
export function CheckoutFlow({ cart, step, setState }: CheckoutFlowProps) {
  const { formatMessage } = useIntl();
  const { columns, side } = useColumnStyles();
  const { can } = useSession();
  const { form, submit, failure, address, hasAddress, toPayment } = useCheckout(cart, setState);
  const { control, formState } = form;
  const canOrder = can('create', 'Order') && cart.items.length > 0;
  const reachable: CheckoutStep = !canOrder ? 'cart' : hasAddress ? 'payment' : 'address';
  // A URL can name a step before what it needs is known.
  const shown = checkoutSteps.indexOf(step) > checkoutSteps.indexOf(reachable) ? reachable : step;

  if (cart.items.length === 0) {
    return (
      <EmptyState
        title={formatMessage(cartMessages.emptyTitle)}
        description={formatMessage(cartMessages.emptyText)}
        actions={<LinkButton to={href(paths.shop)}>{formatMessage(messages.goToShop)}</LinkButton>}
      />
    );
  }
  return (
    <>
      <CheckoutSteps current={shown} reachable={reachable} />
      <div className={columns}>
        <StepContent
          name={formatMessage(cartMessages[shown])}
          place={checkoutSteps.indexOf(shown)}
          count={checkoutSteps.length}
        >
          {shown === 'cart' && <CartStep cart={cart} />}
          {shown === 'address' && <AddressStep control={control} onContinue={() => void toPayment()} />}
          {shown === 'payment' && (
            <PaymentStep control={control} isPlacing={formState.isSubmitting} failure={failure} onSubmit={submit} />
          )}
        </StepContent>
        <div className={side}>
          <Panel heading={formatMessage(orderMessages.summary)}>
            <Totals {...cart} />
            {shown === 'cart' && canOrder && (
              <LinkButton appearance="primary" to={stepHref('address')}>
                {formatMessage(cartMessages.toAddress)}
              </LinkButton>
            )}
          </Panel>
          {shown === 'payment' && (
            <Panel heading={formatMessage(orderMessages.deliverTo)}>
              <AddressText address={address} />
            </Panel>
          )}
        </div>
      </div>
      <UnsavedChangesGuard isDirty={formState.dirtyFields.address !== undefined && !formState.isSubmitting} />
    </>
  );
}
