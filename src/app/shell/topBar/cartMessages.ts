import { defineMessages } from '#i18n/defineMessages';

/** Messages of the cart in the top bar. */
export const cartMessages = defineMessages({
  cart: {
    id: 'shop.bar.cart',
    defaultMessage: '{count, plural, =0 {Cart, empty} one {Cart, # item} other {Cart, # items}}',
  },
});
