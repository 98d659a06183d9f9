import { useIntl } from 'react-intl';
import { Stepper } from '#ui/layout/Stepper';
import { cartMessages } from './cartMessages';
import { checkoutSteps, stepHref, type CheckoutStep } from './checkoutParams';

export interface CheckoutStepsProps {
  current: CheckoutStep;
  /** The last step that can be opened by its link. */
  reachable: CheckoutStep;
}

/** The steps of the checkout. Those that can be opened are links. */
export function CheckoutSteps({ current, reachable }: CheckoutStepsProps) {
  const { formatMessage } = useIntl();
  const last = checkoutSteps.indexOf(reachable);
  return (
    <Stepper
      label={formatMessage(cartMessages.steps)}
      current={checkoutSteps.indexOf(current)}
      steps={checkoutSteps.map((step, place) => ({
        name: formatMessage(cartMessages[step]),
        to: place <= last && current !== 'done' ? stepHref(step) : undefined,
      }))}
    />
  );
}
