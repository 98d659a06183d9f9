import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { SyntheticEvent } from 'react';
import type { Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { LinkButton } from '#ui/control/LinkButton';
import { TextField } from '#ui/form/TextField';
import { Panel } from '#ui/layout/Panel';
import { orderMessages } from '../orders/orderMessages';
import { addressMessages as messages } from './addressMessages';
import { cartMessages } from './cartMessages';
import { stepHref } from './checkoutParams';
import { addressTypes, type CheckoutValues } from './checkoutSchema';
import { RadioField } from './RadioField';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    '@media (min-width: 600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  wide: { gridColumn: '1 / -1' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

export interface AddressStepProps {
  control: Control<CheckoutValues>;
  onContinue: () => void;
}

/** The address that the order is delivered to. */
export function AddressStep({ control, onContinue }: AddressStepProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onContinue();
  };
  const field = (name: 'fullName' | 'phone' | 'street' | 'postalCode' | 'city' | 'country', autoComplete: string) => ({
    control,
    name: `address.${name}` as const,
    label: formatMessage(messages[name]),
    autoComplete,
    isRequired: true,
  });
  return (
    <form noValidate onSubmit={submit}>
      <Panel heading={formatMessage(orderMessages.deliverTo)}>
        <div className={styles.fields}>
          <TextField {...field('fullName', 'name')} />
          <TextField {...field('phone', 'tel')} type="tel" />
          <div className={styles.wide}>
            <TextField {...field('street', 'street-address')} />
          </div>
          <TextField {...field('postalCode', 'postal-code')} hint={formatMessage(messages.postalCodeHint)} />
          <TextField {...field('city', 'address-level2')} />
          <TextField {...field('country', 'country-name')} />
          <RadioField
            control={control}
            name="address.type"
            layout="horizontal"
            label={formatMessage(messages.type)}
            options={addressTypes.map((value) => ({ value, label: formatMessage(orderMessages[value]) }))}
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit" appearance="primary">
            {formatMessage(cartMessages.toPayment)}
          </Button>
          <LinkButton to={stepHref('cart')}>{formatMessage(cartMessages.backToCart)}</LinkButton>
        </div>
      </Panel>
    </form>
  );
}
