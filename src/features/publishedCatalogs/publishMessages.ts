import { defineMessages } from '../../i18n/defineMessages';

/** The words of publishing a catalog: what it would change, why it cannot be, how it goes. */
export const publishMessages = defineMessages({
  description: {
    id: 'publish.description',
    defaultMessage:
      'Freezes the {count, plural, =0 {active products} one {one active product} other {# active products}} of the catalog as version {version, number}.',
  },
  summary: { id: 'publish.summary', defaultMessage: 'What version {version, number} changes' },
  products: { id: 'publish.products', defaultMessage: 'Products' },
  added: { id: 'publish.added', defaultMessage: 'Added' },
  changed: { id: 'publish.changed', defaultMessage: 'Changed' },
  removed: { id: 'publish.removed', defaultMessage: 'Removed' },
  formTitle: { id: 'publish.form.title', defaultMessage: 'Version {version, number}' },
  label: { id: 'publish.form.label', defaultMessage: 'Label' },
  labelHint: { id: 'publish.form.labelHint', defaultMessage: 'A short name, such as Spring range.' },
  labelTooLong: { id: 'publish.form.labelTooLong', defaultMessage: 'A label has at most 120 characters.' },
  reason: { id: 'publish.form.reason', defaultMessage: 'Reason' },
  reasonHint: { id: 'publish.form.reasonHint', defaultMessage: 'Why it is published; kept with the version.' },
  reasonTooLong: { id: 'publish.form.reasonTooLong', defaultMessage: 'A reason has at most 1,000 characters.' },
  submit: { id: 'publish.form.submit', defaultMessage: 'Publish version {version, number}' },
  ARCHIVED: {
    id: 'publish.state.archived',
    defaultMessage: 'The catalog is archived. Restore it before you publish it.',
  },
  ARCHIVEDAction: { id: 'publish.state.archived.action', defaultMessage: 'Open the catalog' },
  NO_CHANNEL: {
    id: 'publish.state.noChannel',
    defaultMessage: 'The catalog has no channel to be sold in. Add one before you publish it.',
  },
  NO_CHANNELAction: { id: 'publish.state.noChannel.action', defaultMessage: 'Add a channel' },
  EMPTY: {
    id: 'publish.state.empty',
    defaultMessage:
      'There is nothing to publish: the catalog has no active products. Import some, or set the status of drafts to active.',
  },
  EMPTYAction: { id: 'publish.state.empty.action', defaultMessage: 'Import products' },
  BLOCKED: {
    id: 'publish.state.blocked',
    defaultMessage:
      '{count, plural, one {# error blocks} other {# errors block}} publishing. Fix what is wrong with these products, or take them out by making them drafts.',
  },
  BLOCKEDAction: { id: 'publish.state.blocked.action', defaultMessage: 'Show products with errors' },
  UNCHANGED: {
    id: 'publish.state.unchanged',
    defaultMessage: 'There is nothing new to publish: version {current, number} has the same content.',
  },
  UNCHANGEDAction: { id: 'publish.state.unchanged.action', defaultMessage: 'Open version {current, number}' },
  warnings: {
    id: 'publish.warnings',
    defaultMessage:
      '{count, plural, one {# warning does} other {# warnings do}} not block publishing, but may be worth a look.',
  },
  warningsAction: { id: 'publish.warnings.action', defaultMessage: 'Show them' },
  willActivate: { id: 'publish.willActivate', defaultMessage: 'The catalog is a draft; publishing makes it active.' },
  against: { id: 'publish.diff.against', defaultMessage: 'Changes against version {version, number}' },
  first: { id: 'publish.diff.first', defaultMessage: 'What is published' },
  running: { id: 'publish.job.running', defaultMessage: 'Publishing' },
  runningText: {
    id: 'publish.job.runningText',
    defaultMessage: 'You can leave this page; the job goes on. It shows here and among the jobs how far it is.',
  },
  progress: { id: 'publish.job.progress', defaultMessage: 'Progress of publishing' },
  processed: {
    id: 'publish.job.processed',
    defaultMessage: '{total, plural, =0 {Starting} other {{processed, number} of {total, number} products}}',
  },
  openJob: { id: 'publish.job.open', defaultMessage: 'Open the job' },
  failed: { id: 'publish.job.failed', defaultMessage: 'This version was not published' },
  canceled: { id: 'publish.job.canceled', defaultMessage: 'Publishing was canceled' },
  canceledText: { id: 'publish.job.canceledText', defaultMessage: 'Nothing was published.' },
  backToPreview: { id: 'publish.job.backToPreview', defaultMessage: 'Back to the preview' },
  done: { id: 'publish.done', defaultMessage: 'Version {version, number} is published' },
  doneText: {
    id: 'publish.done.text',
    defaultMessage: '{count, plural, one {# product} other {# products}}, frozen for good under this checksum:',
  },
  openVersion: { id: 'publish.done.openVersion', defaultMessage: 'Open version {version, number}' },
  openCatalog: { id: 'publish.done.openCatalog', defaultMessage: 'Back to the catalog' },
});
