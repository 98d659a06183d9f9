import { defineMessages } from '#i18n/defineMessages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { fieldMessages, variantMessages } from '#ui/fieldMessages';
import { nameMessages } from '#ui/nameMessages';
import { offerMessages } from '#ui/text/offerMessages';
import { listMessages } from '../list/listMessages';
import { messages } from '../messages';
import { productMessages } from '../product/productMessages';

/** Messages of the shop window of a published version. */
export const windowMessages = defineMessages({
  source: { id: 'shop.window.source', defaultMessage: 'Products shown' },
  demo: { id: 'shop.window.demo', defaultMessage: 'Demo products' },
  bar: {
    id: 'shop.window.bar',
    defaultMessage: 'You’re viewing {name}, version {version, number}, as a shopper. You can’t buy anything here.',
  },
  goToVersion: { id: 'shop.window.goToVersion', defaultMessage: 'Go to version' },
  channel: { id: 'shop.window.channel', defaultMessage: 'Sales channel' },
  allChannels: commonMessages.allChannels,
  currency: sharedMessages.currency,
  languageHint: {
    id: 'shop.window.languageHint',
    defaultMessage: 'Also sets how prices and dates look. Texts that aren’t translated are in {language}.',
  },
  products: nameMessages.products,
  search: listMessages.search,
  sort: listMessages.sort,
  FEATURED: listMessages.FEATURED,
  PRICE_ASC: listMessages.PRICE_ASC,
  PRICE_DESC: listMessages.PRICE_DESC,
  NAME: fieldMessages.name,
  found: listMessages.found,
  category: fieldMessages.categories,
  anyCategory: commonMessages.allCategories,
  brand: fieldMessages.brand,
  price: listMessages.price,
  offers: fieldMessages.availability,
  available: { id: 'shop.window.available', defaultMessage: 'Can be ordered' },
  onSale: offerMessages.onSale,
  nothingTitle: commonMessages.noProductsMatch,
  nothingText: listMessages.nothingText,
  emptyTitle: { id: 'shop.window.empty.title', defaultMessage: 'Shoppers see no products' },
  emptyText: {
    id: 'shop.window.empty.text',
    defaultMessage: 'This version has no active products, or all of their variants are inactive.',
  },
  versionGoneTitle: sharedMessages.versionNotFound,
  versionGoneText: { id: 'shop.window.versionGone.text', defaultMessage: 'Select another version in the shop.' },
  goneTitle: { id: 'shop.window.gone.title', defaultMessage: 'Shoppers can’t see this product' },
  goneText: {
    id: 'shop.window.gone.text',
    defaultMessage: 'It isn’t in this version, or none of its variants is active.',
  },
  viewAll: { id: 'shop.window.viewAll', defaultMessage: 'View all products' },
  goToShop: messages.goToShop,
  regularPrice: { id: 'shop.window.regularPrice', defaultMessage: 'Regular price' },
  noPrice: sharedMessages.noPrice,
  noPriceIn: { id: 'shop.window.noPriceIn', defaultMessage: 'No price in {currency}' },
  saleUntil: { id: 'shop.window.saleUntil', defaultMessage: 'Sale ends on {date}' },
  availableFrom: { id: 'shop.window.availableFrom', defaultMessage: 'Delivery from {date}' },
  anyOf: variantMessages.anyOf,
  variant: variantMessages.variant,
  sku: fieldMessages.sku,
  attributes: fieldMessages.attributes,
  description: fieldMessages.description,
  viewThere: { id: 'shop.window.viewThere', defaultMessage: 'View at the seller' },
  parts: { id: 'shop.window.parts', defaultMessage: 'Included products' },
  part: { id: 'shop.window.part', defaultMessage: '{quantity, number} × {name}' },
  related: productMessages.related,
});
