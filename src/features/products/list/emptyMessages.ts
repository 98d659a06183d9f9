import { commonMessages } from '#ui/commonMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of a product list without products. */
export const emptyMessages = defineMessages({
  emptyTitle: { id: 'products.list.empty.title', defaultMessage: 'No products yet' },
  emptyText: {
    id: 'products.list.empty.text',
    defaultMessage: 'Import a file from your shop system or create your first product manually.',
  },
  importFile: { id: 'products.list.empty.import', defaultMessage: 'Import file' },
  noHitTitle: commonMessages.noProductsMatch,
  noHitText: {
    id: 'products.list.noHit.text',
    defaultMessage:
      '{count, plural, one {The only product doesn’t match} other {None of the # products match}} your search and filters.',
  },
});
