import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { refetchChanged } from '#graphql/refetchChanged';
import { href, paths } from '#routing/paths';
import { useToast } from '#ui/state/useToast';
import { messages } from './messages';
import { useChange } from './useChange';
import {
  CartStateFragmentDoc,
  useCartAddMutation,
  useCartRemoveMutation,
  useWishlistAddMutation,
  useWishlistRemoveMutation,
  type CartStateFragment,
} from './ShopActions.generated';

/** The data of a product that its actions need. */
export interface ActionProduct {
  id: string;
  name: string;
}

/** ID of the only cart. */
const cartId = '1';

/** Makes the checkout load the cart again, because its amounts are not known after an action here. */
const forgetAmounts = (cache: ApolloCache) => {
  cache.evict({ id: `Cart:${cartId}`, fieldName: 'subtotal' });
};

/**
 * Actions for a product of the shop. Each is applied optimistically; if the server rejects it, it is reverted and a
 * toast shows the reason.
 */
export function useShopActions() {
  const client = useApolloClient();
  const intl = useIntl();
  const toast = useToast();
  const [addToCart] = useCartAddMutation({ update: forgetAmounts });
  const [removeFromCart] = useCartRemoveMutation({ update: forgetAmounts });
  const [addToWishlist] = useWishlistAddMutation();
  const [removeFromWishlist] = useWishlistRemoveMutation();

  const take = useChange();
  const changedCart = (change: number) => {
    const cart = client.cache.readFragment<CartStateFragment>({
      id: `Cart:${cartId}`,
      fragment: CartStateFragmentDoc,
      optimistic: true,
    });
    const { count, items } = cart ?? { count: 0, items: [] };
    return { __typename: 'Cart' as const, id: cartId, count: Math.max(0, count + change), items };
  };
  const inCart = (id: string, isInCart: boolean) => ({ __typename: 'ShopProduct' as const, id, isInCart });
  const onWishlist = (id: string, isInWishlist: boolean) => ({ __typename: 'ShopProduct' as const, id, isInWishlist });

  return {
    /** Adds one unit to the cart. */
    addToCart: ({ id, name }: ActionProduct) =>
      take(
        addToCart({
          variables: { productId: id },
          optimisticResponse: { addToCart: { cart: changedCart(1), product: inCart(id, true) } },
        }),
        () =>
          toast.show({
            intent: 'success',
            id: 'cart',
            title: intl.formatMessage(messages.addedToCart, { name }),
            actions: [{ label: intl.formatMessage(messages.viewCart), to: href(paths.checkout) }],
          }),
      ),

    /** Removes the product from the cart, whatever its quantity. */
    removeFromCart: ({ id, name }: ActionProduct) =>
      take(
        removeFromCart({
          variables: { productId: id },
          optimisticResponse: { removeFromCart: { cart: changedCart(-1), product: inCart(id, false) } },
        }),
        () =>
          toast.show({
            intent: 'success',
            id: 'cart',
            title: intl.formatMessage(messages.removedFromCart, { name }),
          }),
      ),

    /** Puts the product on the wishlist or removes it. The button itself shows the result. */
    setOnWishlist: async ({ id }: ActionProduct, isOn: boolean) => {
      await take(
        isOn
          ? addToWishlist({
              variables: { productId: id },
              optimisticResponse: { addToWishlist: { product: onWishlist(id, true) } },
            })
          : removeFromWishlist({
              variables: { productId: id },
              optimisticResponse: { removeFromWishlist: { product: onWishlist(id, false) } },
            }),
      );
      await refetchChanged(client, new Set(['WishlistItem']));
    },
  };
}
