import { labelMessages } from '#entities/attribute/labelMessages';
import { shopMessages } from '#entities/catalog/shopMessages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

export const formMessages = defineMessages({
  codeStored: {
    id: 'channels.form.codeStored',
    defaultMessage: 'Catalogs, products, and imports use this code.',
  },
  selling: { id: 'channels.form.selling', defaultMessage: 'Languages, currencies, and shop' },
  languages: sharedMessages.languages,
  languagesHint: {
    id: 'channels.form.languagesHint',
    defaultMessage: 'Leave blank for all languages of a catalog. Search by name or code.',
  },
  currencies: sharedMessages.currencies,
  currenciesHint: {
    id: 'channels.form.currenciesHint',
    defaultMessage: 'Leave blank for all currencies of a catalog. Search by name or code.',
  },
  shopUrl: shopMessages.shopUrl,
  shopUrlHint: {
    id: 'channels.form.shopUrlHint',
    defaultMessage: 'Links in feeds start with it. Leave blank to use the shop URL of the catalog.',
  },
  feeds: sharedMessages.feeds,
  feedsText: {
    id: 'channels.form.feedsText',
    defaultMessage:
      'Google feeds use these settings unless their URL specifies something else. Changes also apply to versions that are already published.',
  },
  feedLanguage: sharedMessages.feedLanguage,
  anyLanguage: sharedMessages.catalogLanguage,
  feedCurrency: sharedMessages.feedCurrency,
  feedCurrencyHint: {
    id: 'channels.form.feedCurrencyHint',
    defaultMessage: 'If you select a currency, products without a price in it are left out.',
  },
  anyCurrency: sharedMessages.anyCurrency,
  isOnlyInStock: { id: 'channels.form.isOnlyInStock', defaultMessage: 'Leave out items that are out of stock' },
  usage: labelMessages.usage,
  channelProducts: { id: 'channels.form.products', defaultMessage: 'Products in it' },
  channelProductsOf: { id: 'channels.form.productsOf', defaultMessage: 'Products in it: {name}' },
  feedProducts: { id: 'channels.form.feedProducts', defaultMessage: 'Products in its feeds' },
  feedProductsOf: { id: 'channels.form.feedProductsOf', defaultMessage: 'Products in its feeds: {name}' },
  unused: { id: 'channels.form.unused', defaultMessage: 'No catalog uses this channel yet.' },
  notDefined: {
    id: 'channels.form.notDefined',
    defaultMessage: 'Catalogs use this channel, but it isn’t defined yet. Enter its label to define it.',
  },
  create: { id: 'channels.form.create', defaultMessage: 'Create channel' },
  define: { id: 'channels.form.define', defaultMessage: 'Define channel' },
  readOnly: { id: 'channels.form.readOnly', defaultMessage: 'Only administrators can change channels.' },
  deleteRules: {
    id: 'channels.delete.rules',
    defaultMessage: 'Rules for products in it and in its feeds stay in place.',
  },
  byRule: commonMessages.byRule,
  deleteUnused: { id: 'channels.delete.unused', defaultMessage: 'No catalog uses this channel.' },
  deleteUsed: {
    id: 'channels.delete.used',
    defaultMessage:
      '{count, plural, one {The catalog {catalogs} uses} other {The catalogs {catalogs} use}} this channel and will keep its code. Its label, languages, currencies, shop URL, and feed settings will no longer apply.',
  },
  deleteSubmit: { id: 'channels.delete.submit', defaultMessage: 'Delete channel' },
  goneTitle: { id: 'channels.gone.title', defaultMessage: 'Channel not found' },
  goneText: { id: 'channels.gone.text', defaultMessage: 'It may have been deleted.' },
  toList: sharedMessages.viewChannels,
});
