import { Button, makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import { Heart20Filled, Heart20Regular } from '@fluentui/react-icons/svg/heart';
import { useIntl } from 'react-intl';
import { useSession } from '#session/sessionContext';
import { restoreFocus } from '#ui/state/returnFocus';
import { messages } from './messages';
import { useShopActions } from './useShopActions';

const useStyles = makeStyles({ full: { color: tokens.colorPaletteRedForeground3 } });

export interface WishlistButtonProps {
  product: { id: string; name: string; isInWishlist: boolean };
  /** Whether the button shows what it does, on the page of the product. */
  hasText?: boolean;
}

/** Puts a product on the wishlist, or removes it. Hidden without the permission to do so. */
export function WishlistButton({ product, hasText = false }: WishlistButtonProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { can } = useSession();
  const { setOnWishlist } = useShopActions();
  const { name, isInWishlist } = product;
  if (!can(isInWishlist ? 'delete' : 'create', 'WishlistItem')) return null;
  const text = formatMessage(isInWishlist ? messages.wishlistRemove : messages.wishlistAdd);
  const shared = {
    icon: isInWishlist ? <Heart20Filled className={styles.full} /> : <Heart20Regular />,
    // On the wishlist, the button disappears with its product.
    onClick: () => void setOnWishlist(product, !isInWishlist).then(restoreFocus),
  };
  if (hasText) return <Button {...shared}>{text}</Button>;
  return (
    <ToggleButton
      {...shared}
      shape="circular"
      checked={isInWishlist}
      aria-label={formatMessage(messages.nameOnWishlist, { name })}
      title={text}
    />
  );
}
