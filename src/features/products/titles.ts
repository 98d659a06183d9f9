import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

/** The page titles, kept apart from the other messages because the menu needs them before a page is loaded. */
export const titles = defineMessages({
  products: nameMessages.products,
  product: nameMessages.product,
  newProduct: { id: 'products.new', defaultMessage: 'New product' },
  rule: { id: 'products.rule.title', defaultMessage: 'Category rule' },
  channelRule: { id: 'products.channelRule.title', defaultMessage: 'Products in channels' },
  feedRule: { id: 'products.feedRule.title', defaultMessage: 'Products in feeds' },
  compare: { id: 'products.compare.title', defaultMessage: 'Compare products' },
});
