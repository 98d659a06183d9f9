import { makeStyles, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import type { DeliveryAddress } from '#graphql/types.generated';
import { orderMessages } from './orderMessages';

const useStyles = makeStyles({
  address: { ...typographyStyles.body1, fontStyle: 'normal', overflowWrap: 'anywhere', '& > *': { display: 'block' } },
});

/** The address that an order is delivered to, in lines. */
export function AddressText({ address }: { address: Omit<DeliveryAddress, '__typename'> }) {
  const { formatMessage } = useIntl();
  const { fullName, street, postalCode, city, country, phone, type } = address;
  return (
    <address className={useStyles().address}>
      <strong>
        <bdi>{fullName}</bdi>
      </strong>
      <bdi>{street}</bdi>
      <bdi>{postalCode === '-' ? city : `${postalCode} ${city}`}</bdi>
      <bdi>{country}</bdi>
      <bdi dir="ltr">{phone}</bdi>
      <span>{formatMessage(orderMessages[type])}</span>
    </address>
  );
}
