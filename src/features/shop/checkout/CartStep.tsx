import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Panel } from '#ui/layout/Panel';
import { restoreFocus } from '#ui/state/returnFocus';
import { CartLine } from './CartLine';
import { cartMessages } from './cartMessages';
import type { CartContentFragment } from './Checkout.generated';
import { useCartLines } from './useCartLines';

const useStyles = makeStyles({
  lines: { listStyleType: 'none', margin: 0, padding: 0, ':focus': { outlineStyle: 'none' } },
});

/** The lines of the cart. */
export function CartStep({ cart }: { cart: CartContentFragment }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const listRef = useRef<HTMLUListElement>(null);
  const { setQuantity, moveToWishlist, remove } = useCartLines(cart);
  // The pressed button disappears with its line.
  const keepFocus = () => listRef.current?.focus();
  // The list disappears with its last line.
  useEffect(() => restoreFocus, []);
  return (
    <Panel heading={formatMessage(cartMessages.itemCount, { count: cart.count })} isHeadingLive>
      <ul ref={listRef} tabIndex={-1} aria-label={formatMessage(cartMessages.cart)} className={styles.lines}>
        {cart.items.map((line) => (
          <CartLine
            key={line.product.id}
            line={line}
            onQuantity={(quantity) => void setQuantity(line, quantity)}
            onMoveToWishlist={() => {
              keepFocus();
              void moveToWishlist(line);
            }}
            onRemove={() => {
              keepFocus();
              void remove(line);
            }}
          />
        ))}
      </ul>
    </Panel>
  );
}
