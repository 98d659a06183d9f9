import { defineMessages } from '../../i18n/defineMessages';

/** The words of the card that says what is sensible to do next. */
export const nextStepMessages = defineMessages({
  label: { id: 'catalogs.next.label', defaultMessage: 'Next step' },
  RESTORE: { id: 'catalogs.next.restore', defaultMessage: 'This catalog is archived' },
  RESTOREText: {
    id: 'catalogs.next.restore.text',
    defaultMessage: 'Nothing in it can be published. Restore it as a draft to work on it again.',
  },
  RESTOREAction: { id: 'catalogs.next.restore.action', defaultMessage: 'Restore catalog' },
  WATCH_JOB: { id: 'catalogs.next.watchJob', defaultMessage: 'A job is at work' },
  WATCH_JOBText: {
    id: 'catalogs.next.watchJob.text',
    defaultMessage: 'What to do next shows here as soon as it has ended.',
  },
  WATCH_JOBAction: { id: 'catalogs.next.watchJob.action', defaultMessage: 'Watch the job' },
  IMPORT: { id: 'catalogs.next.import', defaultMessage: 'Bring in products' },
  IMPORTText: {
    id: 'catalogs.next.import.text',
    defaultMessage: 'The catalog is empty. Import a product file just as your shop or supplier exports it.',
  },
  IMPORTAction: { id: 'catalogs.next.import.action', defaultMessage: 'Import products' },
  FIX_ERRORS: { id: 'catalogs.next.fixErrors', defaultMessage: 'Fix what is wrong' },
  FIX_ERRORSText: {
    id: 'catalogs.next.fixErrors.text',
    defaultMessage:
      '{status, select, DRAFT {{count, plural, one {# error stands} other {# errors stand}} in the way of activating the catalog.} other {Some active products have errors, which block publishing.}}',
  },
  FIX_ERRORSAction: { id: 'catalogs.next.fixErrors.action', defaultMessage: 'Show products with errors' },
  ACTIVATE: { id: 'catalogs.next.activate', defaultMessage: 'Activate the catalog' },
  ACTIVATEText: {
    id: 'catalogs.next.activate.text',
    defaultMessage:
      '{count, plural, one {Its one product is} other {All # products are}} without errors. Activate the catalog to put it to use.',
  },
  ACTIVATEAction: { id: 'catalogs.next.activate.action', defaultMessage: 'Activate catalog' },
  ADD_CHANNEL: { id: 'catalogs.next.addChannel', defaultMessage: 'Say where it is sold' },
  ADD_CHANNELText: {
    id: 'catalogs.next.addChannel.text',
    defaultMessage: 'The products are ready, but the catalog has no channel. Add one, then activate it.',
  },
  ADD_CHANNELAction: { id: 'catalogs.next.addChannel.action', defaultMessage: 'Add a channel' },
  PUBLISH: { id: 'catalogs.next.publish', defaultMessage: 'Publish the catalog' },
  PUBLISHText: {
    id: 'catalogs.next.publish.text',
    defaultMessage: 'The products are ready. Look at what will be published, then publish it.',
  },
  PUBLISHAction: { id: 'catalogs.next.publish.action', defaultMessage: 'Review and publish' },
  RESTORE_WORKING_COPY: { id: 'catalogs.next.restoreWorkingCopy', defaultMessage: 'Restore the working copy' },
  RESTORE_WORKING_COPYText: {
    id: 'catalogs.next.restoreWorkingCopy.text',
    defaultMessage:
      'The products still differ from version {version, number}, which a rollback published. Restore them from it, or fix them and publish again.',
  },
  RESTORE_WORKING_COPYAction: {
    id: 'catalogs.next.restoreWorkingCopy.action',
    defaultMessage: 'Restore from version {version, number}',
  },
  PUBLISH_CHANGES: { id: 'catalogs.next.publishChanges', defaultMessage: 'Publish your changes' },
  PUBLISH_CHANGESText: {
    id: 'catalogs.next.publishChanges.text',
    defaultMessage: 'Products have changed since version {version, number} was published.',
  },
  PUBLISH_CHANGESAction: { id: 'catalogs.next.publishChanges.action', defaultMessage: 'Review and publish' },
  DOWNLOAD_FEEDS: { id: 'catalogs.next.downloadFeeds', defaultMessage: 'Up to date with version {version, number}' },
  DOWNLOAD_FEEDSText: {
    id: 'catalogs.next.downloadFeeds.text',
    defaultMessage: 'Download its feeds for your sales channels.',
  },
  DOWNLOAD_FEEDSAction: { id: 'catalogs.next.downloadFeeds.action', defaultMessage: 'Download feed' },
});
