import { defineMessages } from '#i18n/defineMessages';
import { sharedMessages } from '#ui/sharedMessages';

/** Messages that several screens of the shop share. */
export const messages = defineMessages({
  AUDIO: { id: 'shop.category.audio', defaultMessage: 'Audio' },
  HOME: { id: 'shop.category.home', defaultMessage: 'Home' },
  KITCHEN: { id: 'shop.category.kitchen', defaultMessage: 'Kitchen' },
  OFFICE: { id: 'shop.category.office', defaultMessage: 'Home office' },
  OUTDOORS: { id: 'shop.category.outdoors', defaultMessage: 'Outdoors' },
  freeShipping: { id: 'shop.freeShipping', defaultMessage: 'Free shipping' },
  addToCart: { id: 'shop.cart.add', defaultMessage: 'Add to cart' },
  removeFromCart: { id: 'shop.cart.remove', defaultMessage: 'Remove from cart' },
  addNameToCart: { id: 'shop.cart.addName', defaultMessage: 'Add to cart: {name}' },
  removeNameFromCart: { id: 'shop.cart.removeName', defaultMessage: 'Remove from cart: {name}' },
  addedToCart: { id: 'shop.cart.added', defaultMessage: '{name} is in your cart' },
  removedFromCart: { id: 'shop.cart.removed', defaultMessage: '{name} removed from cart' },
  viewCart: { id: 'shop.cart.view', defaultMessage: 'View cart' },
  nameOnWishlist: { id: 'shop.wishlist.toggle', defaultMessage: '{name} on wishlist' },
  wishlistAdd: { id: 'shop.wishlist.add', defaultMessage: 'Add to wishlist' },
  wishlistRemove: { id: 'shop.wishlist.remove', defaultMessage: 'Remove from wishlist' },
  changeFailed: sharedMessages.changeNotSaved,
  goToShop: { id: 'shop.goTo', defaultMessage: 'Go to shop' },
});
