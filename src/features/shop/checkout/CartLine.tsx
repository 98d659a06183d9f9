import { Button, makeStyles, SpinButton, tokens, typographyStyles } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { href, paths } from '#routing/paths';
import { useSession } from '#session/sessionContext';
import { lineBelow } from '#ui/layout/lines';
import { controlMessages } from '#ui/form/controlMessages';
import { useToast } from '#ui/state/useToast';
import { Picture } from '#ui/picture/Picture';
import { Money } from '#ui/text/Money';
import { TextLink } from '#ui/text/TextLink';
import { cartMessages as messages } from './cartMessages';
import type { CartLineFragment } from './Checkout.generated';

/** Largest quantity that the server accepts. */
const maxQuantity = 99;

const useStyles = makeStyles({
  line: {
    ...lineBelow,
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalM,
    ':first-child': { paddingBlockStart: 0 },
    ':last-child': { borderBlockEndWidth: 0, paddingBlockEnd: 0 },
    '@media (max-width: 599.98px)': { gridTemplateColumns: '64px minmax(0, 1fr)' },
  },
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalL,
    minWidth: 0,
    '@media (max-width: 599.98px)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalS },
  },
  facts: { display: 'grid', rowGap: tokens.spacingVerticalXXS, justifyItems: 'start', minWidth: 0 },
  name: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  note: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  offers: { ...typographyStyles.caption1, color: tokens.colorStatusSuccessForeground1 },
  amounts: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'end',
    rowGap: tokens.spacingVerticalXS,
    // The quantity, and at the end of its row the amounts below each other.
    '@media (max-width: 599.98px)': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      '& > :first-child': { gridRowEnd: 'span 2' },
      '& > :nth-child(2):last-child': { gridRowEnd: 'span 2' },
    },
  },
  quantity: { width: '84px', minWidth: 0 },
  total: { ...typographyStyles.body1Strong, fontVariantNumeric: 'tabular-nums' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})`,
  },
});

export interface CartLineProps {
  line: CartLineFragment;
  onQuantity: (quantity: number) => void;
  onMoveToWishlist: () => void;
  onRemove: () => void;
}

/** A product in the cart, with its quantity. */
export function CartLine({ line, onQuantity, onMoveToWishlist, onRemove }: CartLineProps) {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const toast = useToast();
  const { product, quantity, total, shippingDate, offers, discountPercentage } = line;
  const { name, price } = product;
  const quantityLabel = formatMessage(messages.quantityOf, { name });
  const change = (value: number) => {
    if (value > maxQuantity) {
      const title = formatMessage(messages.maxQuantity, { count: maxQuantity });
      toast.show({ intent: 'info', id: 'maxQuantity', title, timeoutMs: 5000 });
    }
    const next = Math.min(maxQuantity, Math.max(1, Math.round(value)));
    if (Number.isFinite(next) && next !== quantity) onQuantity(next);
  };
  return (
    <li className={styles.line}>
      <Picture url={product.image} name={name} size="fill" />
      <div className={styles.body}>
        <div className={styles.facts}>
          <TextLink to={href(paths.shopProduct, { slug: product.slug })} className={styles.name}>
            <bdi>{name}</bdi>
          </TextLink>
          <span className={styles.note}>
            <bdi>{product.brand}</bdi>
          </span>
          <span className={styles.note}>
            {formatMessage(messages.deliveryBy, {
              date: formatDate(shippingDate, { weekday: 'short', month: 'short', day: 'numeric' }),
            })}
          </span>
          <span className={styles.offers}>
            {formatMessage(messages.offers, {
              offers,
              discount: formatNumber(discountPercentage / 100, { style: 'percent' }),
            })}
          </span>
        </div>
        <div className={styles.amounts}>
          <SpinButton
            incrementButton={{ 'aria-label': formatMessage(controlMessages.increase, { field: quantityLabel }) }}
            decrementButton={{ 'aria-label': formatMessage(controlMessages.decrease, { field: quantityLabel }) }}
            className={styles.quantity}
            aria-label={quantityLabel}
            min={1}
            max={maxQuantity}
            value={quantity}
            disabled={!can('update', 'Cart')}
            onChange={(_event, data) => change(data.value ?? Number(data.displayValue))}
          />
          <span className={styles.total}>
            <Money amount={total.amount} currency={total.currencyCode} />
          </span>
          {quantity > 1 && (
            <span className={styles.note}>
              {formatMessage(messages.each, { price: <Money amount={price.amount} currency={price.currencyCode} /> })}
            </span>
          )}
        </div>
        {can('delete', 'Cart') && (
          <div className={styles.actions}>
            <Button
              size="small"
              appearance="subtle"
              aria-label={formatMessage(messages.removeName, { name })}
              onClick={onRemove}
            >
              {formatMessage(messages.remove)}
            </Button>
            {can('create', 'WishlistItem') && (
              <Button
                size="small"
                appearance="subtle"
                aria-label={formatMessage(messages.moveNameToWishlist, { name })}
                onClick={onMoveToWishlist}
              >
                {formatMessage(messages.moveToWishlist)}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
