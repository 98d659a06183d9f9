import { Cart20Regular } from '@fluentui/react-icons/svg/cart';
import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '../../../routing/paths';
import { LinkButton } from '../../../ui/control/LinkButton';
import { useCartCountQuery } from './CartCount.generated';
import { cartMessages } from './cartMessages';

/** Above this number, the exact count does not matter. */
const mostShown = 99;

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex' },
  count: {
    ...typographyStyles.caption2Strong,
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    minWidth: '16px',
    boxSizing: 'border-box',
    paddingInline: '3px',
    lineHeight: '16px',
    textAlign: 'center',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    pointerEvents: 'none',
  },
});

/** A link to the cart with the number of its items. */
export function CartCount() {
  const { formatMessage, formatNumber } = useIntl();
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
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > mostShown ? `${formatNumber(mostShown)}+` : formatNumber(count)}
        </span>
      )}
    </span>
  );
}
