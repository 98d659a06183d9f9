import { defineMessages } from '../../i18n/defineMessages';

/** The names of the screens, apart from their other words: the menu needs them before any screen is loaded. */
export const titles = defineMessages({
  products: { id: 'products.title', defaultMessage: 'Products' },
  product: { id: 'products.product', defaultMessage: 'Product' },
  newProduct: { id: 'products.new', defaultMessage: 'New product' },
});
