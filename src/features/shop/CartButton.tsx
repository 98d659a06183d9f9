import { Button, type ButtonProps } from '@fluentui/react-components';
import { useIntl } from 'react-intl';
import { useSession } from '#session/sessionContext';
import { messages } from './messages';
import { useShopActions } from './useShopActions';

export interface CartButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  product: { id: string; name: string; isInCart: boolean };
}

/** Adds a product to the cart, or removes it. Hidden without the permission to do so. */
export function CartButton({ product, ...look }: CartButtonProps) {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const { addToCart, removeFromCart } = useShopActions();
  const { name, isInCart } = product;
  if (!can(isInCart ? 'delete' : 'create', 'Cart')) return null;
  return (
    <Button
      {...look}
      appearance={isInCart ? 'secondary' : 'primary'}
      aria-label={formatMessage(isInCart ? messages.removeNameFromCart : messages.addNameToCart, { name })}
      onClick={() => void (isInCart ? removeFromCart(product) : addToCart(product))}
    >
      {formatMessage(isInCart ? messages.removeFromCart : messages.addToCart)}
    </Button>
  );
}
