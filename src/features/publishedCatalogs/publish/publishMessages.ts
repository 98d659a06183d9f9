import { nameMessages } from '#ui/nameMessages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { messages } from '../messages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for publishing a catalog: the changes, what blocks publishing, and the progress. */
export const publishMessages = defineMessages({
  description: {
    id: 'publishedCatalogs.publish.description',
    defaultMessage:
      'Publishes the catalog’s {count, plural, =0 {active products} one {active product} other {# active products}} as version {version, number}.',
  },
  summary: { id: 'publishedCatalogs.publish.summary', defaultMessage: 'Changes in version {version, number}' },
  categoryChanges: {
    id: 'publishedCatalogs.publish.categoryChanges',
    defaultMessage:
      '{count, plural, one {# category has} other {# categories have}} new names in other languages or a new Google category.',
  },
  channelChanges: {
    id: 'publishedCatalogs.publish.channelChanges',
    defaultMessage: '{count, plural, one {# channel has} other {# channels have}} new settings.',
  },
  attributeChanges: {
    id: 'publishedCatalogs.publish.attributeChanges',
    defaultMessage: '{count, plural, one {# attribute has} other {# attributes have}} a new type, label, or options.',
  },
  familyChanges: {
    id: 'publishedCatalogs.publish.familyChanges',
    defaultMessage: '{count, plural, one {# family has} other {# families have}} new labels.',
  },
  products: nameMessages.products,
  added: nameMessages.added,
  changed: nameMessages.changed,
  removed: nameMessages.removed,
  formTitle: sharedMessages.versionNumber,
  label: messages.label,
  labelHint: { id: 'publishedCatalogs.publish.form.labelHint', defaultMessage: 'Example: Spring range' },
  tooLong: sharedMessages.tooLong,
  reason: { id: 'publishedCatalogs.publish.form.reason', defaultMessage: 'Reason' },
  reasonHint: {
    id: 'publishedCatalogs.publish.form.reasonHint',
    defaultMessage: 'Why you’re publishing. Saved with the version.',
  },
  submit: { id: 'publishedCatalogs.publish.form.submit', defaultMessage: 'Publish version {version, number}' },
  ARCHIVED: {
    id: 'publishedCatalogs.publish.state.archived',
    defaultMessage: 'The catalog is archived. Restore it before you publish.',
  },
  ARCHIVEDAction: sharedMessages.openCatalog,
  NO_CHANNEL: {
    id: 'publishedCatalogs.publish.state.noChannel',
    defaultMessage: 'The catalog has no sales channel. Add one before you publish.',
  },
  NO_CHANNELAction: sharedMessages.addChannel,
  EMPTY: {
    id: 'publishedCatalogs.publish.state.empty',
    defaultMessage: 'The catalog has no active products to publish. Import products or set drafts to active.',
  },
  EMPTYAction: commonMessages.importProducts,
  BLOCKED: {
    id: 'publishedCatalogs.publish.state.blocked',
    defaultMessage:
      '{count, plural, one {# error blocks} other {# errors block}} publishing. Fix the products with errors, or set them to draft to leave them out.',
  },
  BLOCKEDAction: {
    id: 'publishedCatalogs.publish.blocked.action',
    defaultMessage: 'View products with errors',
  },
  skipInvalid: {
    id: 'publishedCatalogs.publish.skipInvalid',
    defaultMessage: 'Leave out products with errors',
  },
  includeInvalid: {
    id: 'publishedCatalogs.publish.includeInvalid',
    defaultMessage: 'Include products with errors',
  },
  leftOut: {
    id: 'publishedCatalogs.publish.leftOut',
    defaultMessage:
      'Version {version, number} will contain {ready, plural, one {# product that is ready} other {# products that are ready}}. {count, plural, one {# product with errors is} other {# products with errors are}} left out and set to draft.',
  },
  madeDrafts: {
    id: 'publishedCatalogs.publish.done.madeDrafts',
    defaultMessage:
      '{count, plural, one {# product with errors was} other {# products with errors were}} left out and set to draft.',
  },
  showDrafts: { id: 'publishedCatalogs.publish.done.showDrafts', defaultMessage: 'Show drafts' },
  productsDiffer: {
    id: 'publishedCatalogs.publish.done.productsDiffer',
    defaultMessage: 'The products in the working copy still don’t match version {version, number}.',
  },
  UNCHANGED: {
    id: 'publishedCatalogs.publish.state.unchanged',
    defaultMessage: 'No changes to publish. Version {current, number} has the same content.',
  },
  UNCHANGEDAction: {
    id: 'publishedCatalogs.publish.state.unchanged.action',
    defaultMessage: 'Open version {current, number}',
  },
  warnings: {
    id: 'publishedCatalogs.publish.warnings',
    defaultMessage:
      '{count, plural, one {# warning doesn’t block publishing, but you may want to review it.} other {# warnings don’t block publishing, but you may want to review them.}}',
  },
  warningsAction: { id: 'publishedCatalogs.publish.warnings.action', defaultMessage: 'Show warnings' },
  willActivate: {
    id: 'publishedCatalogs.publish.willActivate',
    defaultMessage: 'The catalog is a draft. Publishing makes it active.',
  },
  against: {
    id: 'publishedCatalogs.publish.diff.against',
    defaultMessage: 'Changes from version {version, number}',
  },
  first: { id: 'publishedCatalogs.publish.diff.first', defaultMessage: 'Products to publish' },
  running: messages.PUBLISHING,
  runningText: {
    id: 'publishedCatalogs.publish.job.runningText',
    defaultMessage:
      'Publishing runs in this browser. You can leave this page, but keep one tab of the app open. If you close the last tab, the job stops and continues when you open the app again.',
  },
  runningOnServer: {
    id: 'publishedCatalogs.publish.job.runningOnServer',
    defaultMessage: 'Publishing runs on the server. You can leave or close this page and come back later.',
  },
  progress: { id: 'publishedCatalogs.publish.job.progress', defaultMessage: 'Publishing progress' },
  processed: {
    id: 'publishedCatalogs.publish.job.processed',
    defaultMessage: '{total, plural, =0 {Starting} other {{processed, number} of {total, number} products}}',
  },
  openJob: commonMessages.viewJob,
  moved: {
    id: 'publishedCatalogs.publish.moved',
    defaultMessage:
      '{count, plural, one {# product only enters or leaves channels.} other {# products only enter or leave channels.}}',
  },
  showMoved: { id: 'publishedCatalogs.publish.showMoved', defaultMessage: 'Show all' },
  hideMoved: sharedMessages.showLess,
  ruledChannels: {
    id: 'publishedCatalogs.publish.ruledChannels',
    defaultMessage: '{count, plural, one {This channel has} other {These channels have}} products by rule:',
  },
  failed: { id: 'publishedCatalogs.publish.job.failed', defaultMessage: 'This version wasn’t published' },
  canceled: { id: 'publishedCatalogs.publish.job.canceled', defaultMessage: 'Publishing was canceled' },
  canceledText: { id: 'publishedCatalogs.publish.job.canceledText', defaultMessage: 'Nothing was published.' },
  backToPreview: { id: 'publishedCatalogs.publish.job.backToPreview', defaultMessage: 'Back to preview' },
  done: { id: 'publishedCatalogs.publish.done', defaultMessage: 'Version {version, number} published' },
  doneText: {
    id: 'publishedCatalogs.publish.done.text',
    defaultMessage: '{count, plural, one {# product} other {# products}}, permanently stored with this checksum:',
  },
  openVersion: { id: 'publishedCatalogs.publish.done.openVersion', defaultMessage: 'Open version {version, number}' },
  openCatalog: { id: 'publishedCatalogs.publish.done.openCatalog', defaultMessage: 'Back to catalog' },
});
