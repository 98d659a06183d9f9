import { defineMessages } from '#i18n/defineMessages';

/** Messages about a product that does not exist. They are apart from those of the list, which would load them. */
export const goneMessages = defineMessages({
  title: { id: 'products.detail.gone.title', defaultMessage: 'Product not found' },
  text: { id: 'products.detail.gone.text', defaultMessage: 'It may have been deleted.' },
  toProducts: { id: 'products.toList', defaultMessage: 'Back to products' },
});
