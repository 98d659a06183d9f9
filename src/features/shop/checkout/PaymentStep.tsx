import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { SyntheticEvent } from 'react';
import type { Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { LinkButton } from '#ui/control/LinkButton';
import { Panel } from '#ui/layout/Panel';
import { Notice } from '#ui/state/Notice';
import { orderMessages } from '../orders/orderMessages';
import { addressMessages } from './addressMessages';
import { cartMessages } from './cartMessages';
import { stepHref } from './checkoutParams';
import { paymentMethods, type CheckoutValues } from './checkoutSchema';
import { RadioField } from './RadioField';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

export interface PaymentStepProps {
  control: Control<CheckoutValues>;
  isPlacing: boolean;
  /** Why the order could not be placed; null otherwise. */
  failure: string | null;
  onSubmit: (event: SyntheticEvent) => Promise<void>;
}

/** How the order is paid, and the button that places it. */
export function PaymentStep({ control, isPlacing, failure, onSubmit }: PaymentStepProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPlacing) void onSubmit(event);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Panel heading={formatMessage(cartMessages.payment)}>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <RadioField
          control={control}
          name="payment"
          label={formatMessage(addressMessages.method)}
          hint={formatMessage(addressMessages.demo)}
          options={paymentMethods.map((value) => ({ value, label: formatMessage(orderMessages[value]) }))}
        />
        <div className={styles.actions}>
          <Button type="submit" appearance="primary" disabledFocusable={isPlacing}>
            {formatMessage(isPlacing ? cartMessages.placing : cartMessages.placeOrder)}
          </Button>
          <LinkButton to={stepHref('address')}>{formatMessage(cartMessages.backToAddress)}</LinkButton>
        </div>
      </Panel>
    </form>
  );
}
