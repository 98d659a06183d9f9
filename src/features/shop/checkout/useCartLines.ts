import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { refetchChanged } from '#graphql/refetchChanged';
import { useToast } from '#ui/state/useToast';
import { messages } from '../messages';
import { useChange } from '../useChange';
import { cartMessages } from './cartMessages';
import { withoutProduct, withQuantity } from './cartChange';
import {
  useCartLineRemoveMutation,
  useCartLineRestoreMutation,
  useCartLineSetMutation,
  useCartLineToWishlistMutation,
  type CartContentFragment,
  type CartLineFragment,
} from './Checkout.generated';

/** Time to undo a removal from its toast, in milliseconds. */
const undoMs = 12_000;

/**
 * Changes the lines of the cart. Each change is applied optimistically; if the server rejects it, it is reverted and a
 * toast shows the reason.
 */
export function useCartLines(cart: CartContentFragment) {
  const client = useApolloClient();
  const intl = useIntl();
  const toast = useToast();
  const [setLine] = useCartLineSetMutation();
  const [removeLine] = useCartLineRemoveMutation();
  const [moveLine] = useCartLineToWishlistMutation();
  const [restoreLine] = useCartLineRestoreMutation();

  // What the server has may differ from what the page shows; for example, after a change in another tab.
  const take = useChange(() => refetchChanged(client, new Set(['Cart'])));

  return {
    /** Sets the quantity of a line. */
    setQuantity: ({ product }: CartLineFragment, quantity: number) =>
      take(
        setLine({
          variables: { productId: product.id, quantity },
          optimisticResponse: { setCartQuantity: { cart: withQuantity(cart, product.id, quantity) } },
        }),
      ),

    /** Removes a line. The toast can undo it. */
    remove: ({ product, quantity }: CartLineFragment) =>
      take(
        removeLine({
          variables: { productId: product.id },
          optimisticResponse: {
            removeFromCart: { cart: withoutProduct(cart, product.id), product: { ...product, isInCart: false } },
          },
        }),
        () =>
          toast.show({
            intent: 'success',
            id: 'cart',
            title: intl.formatMessage(messages.removedFromCart, { name: product.name }),
            timeoutMs: undoMs,
            actions: [
              {
                label: intl.formatMessage(cartMessages.undo),
                onSelect: () => void take(restoreLine({ variables: { productId: product.id, quantity } })),
              },
            ],
          }),
      ),

    /** Moves a line to the wishlist. */
    moveToWishlist: ({ product }: CartLineFragment) =>
      take(
        moveLine({
          variables: { productId: product.id },
          optimisticResponse: {
            addToWishlist: { product: { ...product, isInWishlist: true } },
            removeFromCart: { cart: withoutProduct(cart, product.id), product: { ...product, isInCart: false } },
          },
        }),
        () => toast.success(intl.formatMessage(cartMessages.movedToWishlist, { name: product.name })),
      ),
  };
}
