import { defineMessages } from '#i18n/defineMessages';

/** Messages of the wishlist. */
export const wishlistMessages = defineMessages({
  emptyTitle: { id: 'shop.wishlist.empty.title', defaultMessage: 'Your wishlist is empty' },
  emptyText: {
    id: 'shop.wishlist.empty.text',
    defaultMessage: 'Select the heart on a product to keep it here.',
  },
});
