import { commonMessages } from '#ui/commonMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the first steps on the home page. */
export const startMessages = defineMessages({
  heading: { id: 'home.start.heading', defaultMessage: 'Get started' },
  import: { id: 'home.start.import', defaultMessage: 'Import your products' },
  importText: {
    id: 'home.start.import.text',
    defaultMessage:
      'CSV, Excel, OpenDocument, JSON, or Google Merchant XML, as your shop or supplier exports it. You review everything before it’s imported.',
  },
  create: { id: 'home.start.create', defaultMessage: 'Create an empty catalog' },
  createText: { id: 'home.start.create.text', defaultMessage: 'Add products yourself, or import them later.' },
  demo: { id: 'home.start.demo', defaultMessage: 'Look around in the demo' },
  demoText: {
    id: 'home.start.demo.text',
    defaultMessage: 'A catalog with products to try everything with. It stays separate from yours.',
  },
  checklist: { id: 'home.checklist.heading', defaultMessage: 'From file to feed' },
  progress: { id: 'home.checklist.progress', defaultMessage: '{done, number} of {total, number} done' },
  done: commonMessages.done,
  open: { id: 'home.checklist.open', defaultMessage: 'Not done' },
  IMPORT: commonMessages.importProducts,
  FIX_ERRORS: { id: 'home.checklist.fixErrors', defaultMessage: 'Fix errors' },
  TRANSLATE: { id: 'home.checklist.translate', defaultMessage: 'Translate names into all languages' },
  SET_SHOP_URL: { id: 'home.checklist.setShopUrl', defaultMessage: 'Enter the shop URL' },
  PUBLISH: { id: 'home.checklist.publish', defaultMessage: 'Publish a version' },
  GET_FEED: { id: 'home.checklist.getFeed', defaultMessage: 'Download a feed' },
});
