import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';
import { nameMessages } from '#ui/nameMessages';
import { messages as uiMessages } from '#ui/messages';
import { messages } from '../messages';
import { orderMessages } from '../orders/orderMessages';

/** Messages of the checkout’s steps, and of the cart. */
export const cartMessages = defineMessages({
  steps: { id: 'shop.checkout.steps', defaultMessage: 'Checkout steps' },
  cart: nameMessages.cart,
  address: sharedMessages.address,
  payment: orderMessages.payment,
  done: { id: 'shop.checkout.confirmation', defaultMessage: 'Confirmation' },
  toAddress: { id: 'shop.checkout.toAddress', defaultMessage: 'Continue to address' },
  toPayment: { id: 'shop.checkout.toPayment', defaultMessage: 'Continue to payment' },
  backToCart: { id: 'shop.checkout.backToCart', defaultMessage: 'Back to cart' },
  backToAddress: { id: 'shop.checkout.backToAddress', defaultMessage: 'Back to address' },
  placeOrder: { id: 'shop.checkout.placeOrder', defaultMessage: 'Place order' },
  placing: { id: 'shop.checkout.placing', defaultMessage: 'Placing order…' },
  emptyTitle: { id: 'shop.cart.empty.title', defaultMessage: 'Your cart is empty' },
  emptyText: { id: 'shop.cart.empty.text', defaultMessage: 'Add products in the shop to order them here.' },
  deliveryBy: { id: 'shop.cart.deliveryBy', defaultMessage: 'Delivery by {date}' },
  offers: {
    id: 'shop.cart.offers',
    defaultMessage:
      '{offers, plural, one {# offer available, up to {discount} off} other {# offers available, up to {discount} off}}',
  },
  each: { id: 'shop.cart.each', defaultMessage: '{price} each' },
  quantityOf: { id: 'shop.cart.quantityOf', defaultMessage: 'Quantity of {name}' },
  remove: { id: 'shop.cart.removeLine', defaultMessage: 'Remove' },
  removeName: messages.removeNameFromCart,
  maxQuantity: {
    id: 'shop.cart.maxQuantity',
    defaultMessage: 'You can order up to {count, number} of each product',
  },
  moveToWishlist: { id: 'shop.cart.toWishlist', defaultMessage: 'Move to wishlist' },
  moveNameToWishlist: { id: 'shop.cart.nameToWishlist', defaultMessage: 'Move to wishlist: {name}' },
  movedToWishlist: { id: 'shop.cart.movedToWishlist', defaultMessage: '{name} moved to wishlist' },
  undo: uiMessages.undo,
  itemCount: { id: 'shop.cart.itemCount', defaultMessage: '{count, plural, one {# item} other {# items}}' },
  thanks: { id: 'shop.checkout.thanks', defaultMessage: 'Thank you for your order' },
  thanksText: {
    id: 'shop.checkout.thanksText',
    defaultMessage: 'Order {number} is placed. This is a demo, so nothing is charged or delivered.',
  },
  viewOrder: { id: 'shop.checkout.viewOrder', defaultMessage: 'View order' },
  keepShopping: { id: 'shop.checkout.keepShopping', defaultMessage: 'Continue shopping' },
});
