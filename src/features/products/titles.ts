import { defineMessages } from '../../i18n/defineMessages';

/** The page titles, kept apart from the other messages because the menu needs them before a page is loaded. */
export const titles = defineMessages({
  products: { id: 'products.title', defaultMessage: 'Products' },
  product: { id: 'products.product', defaultMessage: 'Product' },
  newProduct: { id: 'products.new', defaultMessage: 'New product' },
});
