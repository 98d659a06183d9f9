import { nameMessages } from '#ui/nameMessages';
import { shopMessages } from '#entities/catalog/shopMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for a Google feed and the items left out of it. */
export const googleMessages = defineMessages({
  products: nameMessages.products,
  allProducts: { id: 'publishedCatalogs.google.allProducts', defaultMessage: 'All published products in the channel' },
  heading: { id: 'publishedCatalogs.google.heading', defaultMessage: 'Google feed' },
  optional: {
    id: 'publishedCatalogs.google.optional',
    defaultMessage: 'Optional. You can publish without a Google feed.',
  },
  notSet: {
    id: 'publishedCatalogs.google.notSet',
    defaultMessage:
      'The catalog has no shop URL, so there’s no Google feed. Ask someone who can edit the catalog to add it.',
  },
  checking: {
    id: 'publishedCatalogs.google.checking',
    defaultMessage: 'Checking {count, number} products for the Google feed…',
  },
  counts: {
    id: 'publishedCatalogs.google.counts',
    defaultMessage: '{items, plural, one {# item} other {# items}}, {leftOut, number} left out',
  },
  complete: {
    id: 'publishedCatalogs.google.complete',
    defaultMessage: 'Google can accept every item.',
  },
  rejected: {
    id: 'publishedCatalogs.google.rejected',
    defaultMessage:
      '{count, plural, one {Google would reject # item, so it’s left out of the feed. It doesn’t block publishing.} other {Google would reject # items, so they’re left out of the feed. They don’t block publishing.}}',
  },
  outOfStock: {
    id: 'publishedCatalogs.google.outOfStock',
    defaultMessage:
      '{count, plural, one {# item is left out only because it’s out of stock.} other {# items are left out only because they’re out of stock.}} This is set in the feed settings of the channel.',
  },
  reasons: { id: 'publishedCatalogs.google.reasons', defaultMessage: 'Reasons' },
  reason: { id: 'publishedCatalogs.google.reason', defaultMessage: '{count, number} × {reason}' },
  links: { id: 'publishedCatalogs.google.links', defaultMessage: 'Product links' },
  images: { id: 'publishedCatalogs.google.images', defaultMessage: 'Relative image URLs' },
  setUp: shopMessages.dialogTitle,
  change: { id: 'publishedCatalogs.google.change', defaultMessage: 'Change URLs' },
  download: { id: 'publishedCatalogs.google.download', defaultMessage: 'Download list' },
});
