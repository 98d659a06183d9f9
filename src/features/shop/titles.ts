import { defineMessages } from '#i18n/defineMessages';
import { nameMessages } from '#ui/nameMessages';

/** Titles of the screens. They are separate from the feature's other messages, which are loaded with the screen. */
export const titles = defineMessages({
  shop: nameMessages.shop,
  product: nameMessages.product,
  wishlist: nameMessages.wishlist,
  checkout: { id: 'shop.checkout.title', defaultMessage: 'Checkout' },
  orders: nameMessages.orders,
  window: { id: 'shop.window.title', defaultMessage: 'Shop window' },
  windowProduct: nameMessages.product,
  order: { id: 'shop.order.title', defaultMessage: 'Order' },
});
