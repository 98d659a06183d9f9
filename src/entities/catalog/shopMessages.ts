import { defineMessages } from '../../i18n/defineMessages';

/** The words for what a catalog knows of the shop that sells its products. */
export const shopMessages = defineMessages({
  shopUrl: { id: 'catalogs.shop.url', defaultMessage: 'Shop URL' },
  shopUrlHint: { id: 'catalogs.shop.urlHint', defaultMessage: 'Example: https://www.example.com' },
  shopUrlMissing: { id: 'catalogs.shop.urlMissing', defaultMessage: 'Enter the shop URL.' },
  wrongUrl: {
    id: 'catalogs.shop.wrongUrl',
    defaultMessage: 'Enter a full URL that begins with https:// or http://.',
  },
  linkPattern: { id: 'catalogs.shop.linkPattern', defaultMessage: 'Link pattern' },
  linkPatternHint: {
    id: 'catalogs.shop.linkPatternHint',
    defaultMessage: "Path of a product page in the shop. Use '{slug}', '{sku}' or '{id}' (external reference).",
  },
  imageBaseUrl: { id: 'catalogs.shop.imageBaseUrl', defaultMessage: 'Base URL of images' },
  imageBaseUrlHint: {
    id: 'catalogs.shop.imageBaseUrlHint',
    defaultMessage: 'Images with relative URLs are below it. Leave blank to use the shop URL.',
  },
  dialogTitle: { id: 'catalogs.shop.dialogTitle', defaultMessage: 'Set up the Google feed' },
  text: {
    id: 'catalogs.shop.text',
    defaultMessage: 'Google needs the link and an image of each product. Enter where your shop shows them.',
  },
  proposed: {
    id: 'catalogs.shop.proposed',
    defaultMessage: 'Filled in from your products. Check the URLs before you save.',
  },
  save: { id: 'catalogs.shop.save', defaultMessage: 'Save' },
  saveAndExport: { id: 'catalogs.shop.saveAndExport', defaultMessage: 'Save and export' },
});
