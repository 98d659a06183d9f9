import { messages } from '#ui/messages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for a catalog's shop settings. */
export const shopMessages = defineMessages({
  shopUrl: { id: 'catalogs.shop.url', defaultMessage: 'Shop URL' },
  shopUrlHint: { id: 'catalogs.shop.urlHint', defaultMessage: 'Example: https://www.example.com' },
  shopUrlMissing: { id: 'catalogs.shop.urlMissing', defaultMessage: 'Enter the shop URL.' },
  wrongUrl: {
    id: 'catalogs.shop.wrongUrl',
    defaultMessage: 'Enter a full URL that starts with https:// or http://.',
  },
  linkPattern: { id: 'catalogs.shop.linkPattern', defaultMessage: 'Link pattern' },
  linkPatternHint: {
    id: 'catalogs.shop.linkPatternHint',
    defaultMessage: "Path of a product page in the shop. Use '{slug}', '{sku}', or '{id}' (external reference).",
  },
  timeZone: { id: 'catalogs.shop.timeZone', defaultMessage: 'Time zone' },
  timeZoneHint: {
    id: 'catalogs.shop.timeZoneHint',
    defaultMessage: 'For sale periods and dates without a time zone of their own.',
  },
  imageBaseUrl: { id: 'catalogs.shop.imageBaseUrl', defaultMessage: 'Image base URL' },
  imageBaseUrlHint: {
    id: 'catalogs.shop.imageBaseUrlHint',
    defaultMessage:
      'Added before the URLs of uploaded images and relative image URLs. Leave blank to use the shop URL for relative ones.',
  },
  dialogTitle: { id: 'catalogs.shop.dialogTitle', defaultMessage: 'Set up Google feed' },
  text: {
    id: 'catalogs.shop.text',
    defaultMessage: 'Google needs a link and an image for each product. Enter where to find them in your shop.',
  },
  proposed: {
    id: 'catalogs.shop.proposed',
    defaultMessage: 'Suggested from your products. Check the URLs before you save.',
  },
  save: messages.save,
  saveAndExport: { id: 'catalogs.shop.saveAndExport', defaultMessage: 'Save and export' },
});
