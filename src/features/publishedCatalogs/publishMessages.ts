import { defineMessages } from '../../i18n/defineMessages';

/** The words of publishing a catalog: what it would change, why it cannot be, how it goes. */
export const publishMessages = defineMessages({
  description: {
    id: 'publishedCatalogs.publish.description',
    defaultMessage:
      'Freezes the {count, plural, =0 {active products} one {one active product} other {# active products}} of the catalog as version {version, number}.',
  },
  summary: { id: 'publishedCatalogs.publish.summary', defaultMessage: 'What version {version, number} changes' },
  products: { id: 'publishedCatalogs.publish.products', defaultMessage: 'Products' },
  added: { id: 'publishedCatalogs.publish.added', defaultMessage: 'Added' },
  changed: { id: 'publishedCatalogs.publish.changed', defaultMessage: 'Changed' },
  removed: { id: 'publishedCatalogs.publish.removed', defaultMessage: 'Removed' },
  formTitle: { id: 'publishedCatalogs.publish.form.title', defaultMessage: 'Version {version, number}' },
  label: { id: 'publishedCatalogs.publish.form.label', defaultMessage: 'Label' },
  labelHint: { id: 'publishedCatalogs.publish.form.labelHint', defaultMessage: 'A short name, such as Spring range.' },
  labelTooLong: {
    id: 'publishedCatalogs.publish.form.labelTooLong',
    defaultMessage: 'A label has at most 120 characters.',
  },
  reason: { id: 'publishedCatalogs.publish.form.reason', defaultMessage: 'Reason' },
  reasonHint: {
    id: 'publishedCatalogs.publish.form.reasonHint',
    defaultMessage: 'Why it is published; kept with the version.',
  },
  reasonTooLong: {
    id: 'publishedCatalogs.publish.form.reasonTooLong',
    defaultMessage: 'A reason has at most 1,000 characters.',
  },
  submit: { id: 'publishedCatalogs.publish.form.submit', defaultMessage: 'Publish version {version, number}' },
  ARCHIVED: {
    id: 'publishedCatalogs.publish.state.archived',
    defaultMessage: 'The catalog is archived. Restore it before you publish it.',
  },
  ARCHIVEDAction: { id: 'publishedCatalogs.publish.state.archived.action', defaultMessage: 'Open the catalog' },
  NO_CHANNEL: {
    id: 'publishedCatalogs.publish.state.noChannel',
    defaultMessage: 'The catalog has no channel to be sold in. Add one before you publish it.',
  },
  NO_CHANNELAction: { id: 'publishedCatalogs.publish.state.noChannel.action', defaultMessage: 'Add a channel' },
  EMPTY: {
    id: 'publishedCatalogs.publish.state.empty',
    defaultMessage:
      'There is nothing to publish: the catalog has no active products. Import some, or set the status of drafts to active.',
  },
  EMPTYAction: { id: 'publishedCatalogs.publish.state.empty.action', defaultMessage: 'Import products' },
  BLOCKED: {
    id: 'publishedCatalogs.publish.state.blocked',
    defaultMessage:
      '{count, plural, one {# error blocks} other {# errors block}} publishing. Fix what is wrong with these products, or take them out by making them drafts.',
  },
  BLOCKEDAction: { id: 'publishedCatalogs.publish.state.blocked.action', defaultMessage: 'Show products with errors' },
  skipInvalid: {
    id: 'publishedCatalogs.publish.skipInvalid',
    defaultMessage: '{count, plural, one {Publish the # that is ready} other {Publish the # that are ready}}',
  },
  includeInvalid: {
    id: 'publishedCatalogs.publish.includeInvalid',
    defaultMessage: 'Include products with errors',
  },
  leftOut: {
    id: 'publishedCatalogs.publish.leftOut',
    defaultMessage:
      'Version {version, number} will hold the {ready, plural, one {# product that is ready} other {# products that are ready}}. {count, plural, one {# product with errors is} other {# products with errors are}} left out and set to draft.',
  },
  madeDrafts: {
    id: 'publishedCatalogs.publish.done.madeDrafts',
    defaultMessage:
      '{count, plural, one {# product with errors was} other {# products with errors were}} left out and set to draft.',
  },
  showDrafts: { id: 'publishedCatalogs.publish.done.showDrafts', defaultMessage: 'Show them' },
  productsDiffer: {
    id: 'publishedCatalogs.publish.done.productsDiffer',
    defaultMessage: 'The products in the working copy still differ from version {version, number}.',
  },
  UNCHANGED: {
    id: 'publishedCatalogs.publish.state.unchanged',
    defaultMessage: 'There is nothing new to publish: version {current, number} has the same content.',
  },
  UNCHANGEDAction: {
    id: 'publishedCatalogs.publish.state.unchanged.action',
    defaultMessage: 'Open version {current, number}',
  },
  warnings: {
    id: 'publishedCatalogs.publish.warnings',
    defaultMessage:
      '{count, plural, one {# warning does} other {# warnings do}} not block publishing, but may be worth a look.',
  },
  warningsAction: { id: 'publishedCatalogs.publish.warnings.action', defaultMessage: 'Show them' },
  willActivate: {
    id: 'publishedCatalogs.publish.willActivate',
    defaultMessage: 'The catalog is a draft; publishing makes it active.',
  },
  against: {
    id: 'publishedCatalogs.publish.diff.against',
    defaultMessage: 'Changes against version {version, number}',
  },
  first: { id: 'publishedCatalogs.publish.diff.first', defaultMessage: 'What is published' },
  running: { id: 'publishedCatalogs.publish.job.running', defaultMessage: 'Publishing' },
  runningText: {
    id: 'publishedCatalogs.publish.job.runningText',
    defaultMessage:
      'Publishing runs in this browser. You can leave this page, but keep one tab of the app open. If you close the last tab, the job stops and continues when you open the app again.',
  },
  runningOnServer: {
    id: 'publishedCatalogs.publish.job.runningOnServer',
    defaultMessage: 'Publishing runs on the server. You can leave or close this page and come back later.',
  },
  progress: { id: 'publishedCatalogs.publish.job.progress', defaultMessage: 'Progress of publishing' },
  processed: {
    id: 'publishedCatalogs.publish.job.processed',
    defaultMessage: '{total, plural, =0 {Starting} other {{processed, number} of {total, number} products}}',
  },
  openJob: { id: 'publishedCatalogs.publish.job.open', defaultMessage: 'Open the job' },
  failed: { id: 'publishedCatalogs.publish.job.failed', defaultMessage: 'This version was not published' },
  canceled: { id: 'publishedCatalogs.publish.job.canceled', defaultMessage: 'Publishing was canceled' },
  canceledText: { id: 'publishedCatalogs.publish.job.canceledText', defaultMessage: 'Nothing was published.' },
  backToPreview: { id: 'publishedCatalogs.publish.job.backToPreview', defaultMessage: 'Back to the preview' },
  done: { id: 'publishedCatalogs.publish.done', defaultMessage: 'Version {version, number} is published' },
  doneText: {
    id: 'publishedCatalogs.publish.done.text',
    defaultMessage: '{count, plural, one {# product} other {# products}}, frozen for good under this checksum:',
  },
  openVersion: { id: 'publishedCatalogs.publish.done.openVersion', defaultMessage: 'Open version {version, number}' },
  openCatalog: { id: 'publishedCatalogs.publish.done.openCatalog', defaultMessage: 'Back to the catalog' },
});
