import { Cart20Regular } from '@fluentui/react-icons/svg/cart';
import { makeStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { LinkButton } from '#ui/control/LinkButton';
import { useCartCountQuery } from './CartCount.generated';
import { CountBadge } from './CountBadge';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the cart in the top bar. */
const cartMessages = defineMessages({
  cart: {
    id: 'shop.bar.cart',
    defaultMessage: '{count, plural, =0 {Cart, empty} one {Cart, # item} other {Cart, # items}}',
  },
});

const useStyles = makeStyles({ root: { position: 'relative', display: 'inline-flex' } });

/** A link to the cart with the number of its items. */
export function CartCount() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const count = useCartCountQuery().data?.cart.count ?? 0;
  return (
    <span className={styles.root}>
      <LinkButton
        appearance="subtle"
        icon={<Cart20Regular />}
        to={href(paths.checkout)}
        label={formatMessage(cartMessages.cart, { count })}
      />
      <CountBadge count={count} color="brand" />
    </span>
  );
}
