import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';
import { commonMessages } from '#ui/commonMessages';

/** Messages of the recommended next step of a catalog. */
export const nextStepMessages = defineMessages({
  label: { id: 'catalogs.next.label', defaultMessage: 'Next step' },
  RESTORE: { id: 'catalogs.next.restore', defaultMessage: 'This catalog is archived' },
  RESTOREText: {
    id: 'catalogs.next.restore.text',
    defaultMessage: 'Archived catalogs can’t be published. Restore it as a draft to work on it again.',
  },
  RESTOREAction: { id: 'catalogs.next.restore.action', defaultMessage: 'Restore catalog' },
  WATCH_JOB: { id: 'catalogs.next.watchJob', defaultMessage: 'A job is running' },
  WATCH_JOBText: {
    id: 'catalogs.next.watchJob.text',
    defaultMessage: 'The next step appears here when it finishes.',
  },
  WATCH_JOBAction: commonMessages.viewJob,
  IMPORT: { id: 'catalogs.next.import', defaultMessage: 'Import products' },
  IMPORTText: {
    id: 'catalogs.next.import.text',
    defaultMessage: 'The catalog is empty. Import a product file exactly as your shop or supplier exports it.',
  },
  IMPORTAction: commonMessages.importProducts,
  FIX_ERRORS: { id: 'catalogs.next.fixErrors', defaultMessage: 'Fix errors' },
  FIX_ERRORSText: {
    id: 'catalogs.next.fixErrors.text',
    defaultMessage:
      '{status, select, DRAFT {{count, plural, one {# error prevents} other {# errors prevent}} you from activating the catalog.} other {Some active products have errors that block publishing.}}',
  },
  FIX_ERRORSAction: { id: 'catalogs.next.fixErrors.action', defaultMessage: 'View issues' },
  ACTIVATE: { id: 'catalogs.next.activate', defaultMessage: 'Activate the catalog' },
  ACTIVATEText: {
    id: 'catalogs.next.activate.text',
    defaultMessage:
      '{count, plural, one {The product has} other {All # products have}} no errors. Activate the catalog to start using it.',
  },
  ACTIVATEAction: { id: 'catalogs.next.activate.action', defaultMessage: 'Activate catalog' },
  ADD_CHANNEL: { id: 'catalogs.next.addChannel', defaultMessage: 'Add a sales channel' },
  ADD_CHANNELText: {
    id: 'catalogs.next.addChannel.text',
    defaultMessage: 'The products are ready, but the catalog has no channel. Add one, then activate it.',
  },
  ADD_CHANNELAction: sharedMessages.addChannel,
  PUBLISH: commonMessages.publishCatalog,
  PUBLISHText: {
    id: 'catalogs.next.publish.text',
    defaultMessage: 'The products are ready. Review them, then publish the catalog.',
  },
  PUBLISHAction: commonMessages.reviewAndPublish,
  RESTORE_WORKING_COPY: { id: 'catalogs.next.restoreWorkingCopy', defaultMessage: 'Restore the working copy' },
  RESTORE_WORKING_COPYText: {
    id: 'catalogs.next.restoreWorkingCopy.text',
    defaultMessage:
      'The products still differ from version {version, number}, which was published by a rollback. Restore them from that version, or fix them and publish again.',
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
  PUBLISH_CHANGESAction: commonMessages.reviewAndPublish,
  DOWNLOAD_FEEDS: { id: 'catalogs.next.downloadFeeds', defaultMessage: 'Up to date with version {version, number}' },
  DOWNLOAD_FEEDSText: {
    id: 'catalogs.next.downloadFeeds.text',
    defaultMessage:
      '{errors, plural, =0 {Download feeds for your sales channels.} one {The products have # error that doesn’t prevent publishing. Fix it, or download feeds for your sales channels.} other {The products have # errors that don’t prevent publishing. Fix them, or download feeds for your sales channels.}}',
  },
  DOWNLOAD_FEEDSAction: { id: 'catalogs.next.downloadFeeds.action', defaultMessage: 'Download feed' },
});
