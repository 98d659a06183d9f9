import { defineMessages } from '../../i18n/defineMessages';

/** The words of the dry run and of the import itself. */
export const checkMessages = defineMessages({
  policyHeading: { id: 'imports.policy.heading', defaultMessage: 'What if something is wrong?' },
  REJECT_FAILED_ROWS: { id: 'imports.policy.rejectFailedRows', defaultMessage: 'Leave out products with errors' },
  REJECT_FAILED_ROWS_text: {
    id: 'imports.policy.rejectFailedRows.text',
    defaultMessage: 'All others come in. The rows left out can be downloaded, mended and imported again.',
  },
  REJECT_EVERYTHING: { id: 'imports.policy.rejectEverything', defaultMessage: 'Import all or nothing' },
  REJECT_EVERYTHING_text: {
    id: 'imports.policy.rejectEverything.text',
    defaultMessage: 'One product with an error stops the whole import before anything changes.',
  },
  IGNORE_FAILED: { id: 'imports.policy.ignoreFailed', defaultMessage: 'Leave out the values with errors' },
  IGNORE_FAILED_text: {
    id: 'imports.policy.ignoreFailed.text',
    defaultMessage: 'The rest of the product comes in; a product that is there keeps its former value.',
  },
  dryRunHeading: { id: 'imports.dryRun.heading', defaultMessage: 'Dry run' },
  dryRunText: {
    id: 'imports.dryRun.text',
    defaultMessage: 'Counts exactly what the import would do with the catalog as it is now. It changes nothing.',
  },
  startDryRun: { id: 'imports.dryRun.start', defaultMessage: 'Start the dry run' },
  repeatDryRun: { id: 'imports.dryRun.repeat', defaultMessage: 'Repeat the dry run' },
  outdated: {
    id: 'imports.dryRun.outdated',
    defaultMessage: 'The mapping or the policy has changed since this dry run. Repeat it before you import.',
  },
  refused: { id: 'imports.refused', defaultMessage: 'It was not started. {reason}' },
  backToMapping: { id: 'imports.backToMapping', defaultMessage: 'Back to the mapping' },
  apply: {
    id: 'imports.apply',
    defaultMessage: '{count, plural, =0 {Import} one {Import # product} other {Import # products}}',
  },
  nothingToDo: {
    id: 'imports.nothingToDo',
    defaultMessage: 'The catalog holds all of this already: the import would change nothing.',
  },
  allOrNothing: {
    id: 'imports.allOrNothing',
    defaultMessage:
      '{count, plural, one {# product has} other {# products have}} errors, so nothing would come in. Mend the file, go back to the mapping, or choose another policy.',
  },
  allFailed: {
    id: 'imports.allFailed',
    defaultMessage: 'Every product has errors, so nothing would come in. Mend the file, or go back to the mapping.',
  },
  progress: {
    id: 'imports.job.progress',
    defaultMessage: '{kind, select, DRY_RUN {Dry run} other {Import}} in progress',
  },
  waiting: { id: 'imports.job.waiting', defaultMessage: 'Waiting for its turn' },
  starting: { id: 'imports.job.starting', defaultMessage: 'Reading the file' },
  processed: { id: 'imports.job.processed', defaultMessage: '{processed, number} of {total, number} rows' },
  eta: {
    id: 'imports.job.eta',
    defaultMessage: '{processed, number} of {total, number} rows, about {left} left',
  },
  toCreate: { id: 'imports.count.toCreate', defaultMessage: 'To create' },
  toUpdate: { id: 'imports.count.toUpdate', defaultMessage: 'To update' },
  toSkip: { id: 'imports.count.toSkip', defaultMessage: 'To skip' },
  toSkipNote: { id: 'imports.count.toSkipNote', defaultMessage: 'Already the same' },
  toFail: { id: 'imports.count.toFail', defaultMessage: 'Will fail' },
  created: { id: 'imports.count.created', defaultMessage: 'Created' },
  updated: { id: 'imports.count.updated', defaultMessage: 'Updated' },
  skipped: { id: 'imports.count.skipped', defaultMessage: 'Skipped' },
  failed: { id: 'imports.count.failed', defaultMessage: 'Failed' },
  toBlock: { id: 'imports.count.toBlock', defaultMessage: 'Will block publishing' },
  blocked: { id: 'imports.count.blocked', defaultMessage: 'Block publishing' },
  blockedNote: { id: 'imports.count.blockedNote', defaultMessage: 'Imported with errors' },
  fileNote: {
    id: 'imports.count.file',
    defaultMessage:
      'Counted in products. The file has {rows, plural, one {# row} other {# rows}}, {products, plural, one {# product} other {# products}}, {variants, plural, one {# variant} other {# variants}} and {categories, plural, one {# category} other {# categories}}.',
  },
  readSoFar: {
    id: 'imports.count.readSoFar',
    defaultMessage:
      'Counted in products. Read so far: {rows, plural, one {# row} other {# rows}}, {products, plural, one {# product} other {# products}}, {variants, plural, one {# variant} other {# variants}}.',
  },
  issues: { id: 'imports.issues', defaultMessage: 'Issues' },
  issueTable: { id: 'imports.issues.table', defaultMessage: 'Issues of the file' },
  severity: { id: 'imports.issues.severity', defaultMessage: 'Severity' },
  anySeverity: { id: 'imports.issues.anySeverity', defaultMessage: 'Any severity' },
  ERROR: { id: 'imports.issues.error', defaultMessage: 'Error' },
  WARNING: { id: 'imports.issues.warning', defaultMessage: 'Warning' },
  INFO: { id: 'imports.issues.info', defaultMessage: 'Note' },
  counted: { id: 'imports.issues.counted', defaultMessage: '{name} ({count, number})' },
  row: { id: 'imports.issues.row', defaultMessage: 'Row' },
  column: { id: 'imports.issues.column', defaultMessage: 'Column' },
  field: { id: 'imports.issues.field', defaultMessage: 'Field' },
  message: { id: 'imports.issues.message', defaultMessage: 'What is wrong' },
  suggestion: { id: 'imports.issues.suggestion', defaultMessage: 'What to do' },
  noIssuesText: { id: 'imports.issues.noneText', defaultMessage: 'No issues: nothing in the file stands out.' },
  noSuchIssues: { id: 'imports.issues.noSuch', defaultMessage: 'No issues of this severity' },
  downloadRows: { id: 'imports.issues.download', defaultMessage: 'Download the rows with errors' },
  applyHeading: { id: 'imports.apply.heading', defaultMessage: 'Import of {file}' },
  leave: {
    id: 'imports.apply.leave',
    defaultMessage:
      'The import runs in this browser. You can leave this page, but keep one tab of the app open. If you close the last tab, the import stops and continues when you open the app again.',
  },
  leaveServer: {
    id: 'imports.apply.leaveServer',
    defaultMessage: 'The import runs on the server. You can leave or close this page and come back later.',
  },
  pause: { id: 'imports.apply.pause', defaultMessage: 'Pause' },
  resume: { id: 'imports.apply.resume', defaultMessage: 'Resume' },
  cancel: { id: 'imports.apply.cancel', defaultMessage: 'Cancel the import' },
  cancelDryRun: { id: 'imports.dryRun.cancel', defaultMessage: 'Cancel the dry run' },
  cancelTitle: { id: 'imports.cancel.title', defaultMessage: 'Cancel this import?' },
  cancelText: {
    id: 'imports.cancel.text',
    defaultMessage:
      'It stops after the products that it is working on. What has come in stays; you can undo that on the job’s page.',
  },
  keepGoing: { id: 'imports.cancel.keep', defaultMessage: 'Let it go on' },
  retry: { id: 'imports.apply.retry', defaultMessage: 'Try again' },
  actionFailed: { id: 'imports.action.failed', defaultMessage: 'That did not work' },
  paused: { id: 'imports.state.paused', defaultMessage: 'Paused. Nothing is lost: it goes on from here.' },
  canceling: { id: 'imports.state.canceling', defaultMessage: 'Canceling: it stops after the products at hand.' },
  dryRunCanceled: { id: 'imports.state.dryRunCanceled', defaultMessage: 'The dry run was canceled.' },
  dryRunFailed: { id: 'imports.state.dryRunFailed', defaultMessage: 'The dry run failed. {reason}' },
  done: {
    id: 'imports.state.done',
    defaultMessage:
      '{count, plural, =0 {The import is done; nothing had to be changed.} one {The import is done: # product came in.} other {The import is done: # products came in.}}',
  },
  doneWithFailures: {
    id: 'imports.state.doneWithFailures',
    defaultMessage:
      '{count, plural, one {The import is done: # product came in} other {The import is done: # products came in}}, {failed, plural, one {# failed} other {# failed}}.',
  },
  doneBlocked: {
    id: 'imports.state.doneBlocked',
    defaultMessage:
      '{count, plural, one {# imported product has errors that block} other {# imported products have errors that block}} publishing. Fix {count, plural, one {it} other {them}} before you publish.',
  },
  applyFailed: { id: 'imports.state.failed', defaultMessage: 'The import failed. {reason}' },
  applyCanceled: {
    id: 'imports.state.canceled',
    defaultMessage: 'The import was canceled. What had come in before stays; it can be undone on the job’s page.',
  },
  toProducts: { id: 'imports.done.products', defaultMessage: 'Look at the products' },
  toPublish: { id: 'imports.done.publish', defaultMessage: 'Publish the catalog' },
  toJob: { id: 'imports.done.job', defaultMessage: 'Open the job' },
  toJobUndo: { id: 'imports.done.jobUndo', defaultMessage: 'Open the job, to undo it' },
  another: { id: 'imports.done.another', defaultMessage: 'Import another file' },
  toCheck: { id: 'imports.done.toCheck', defaultMessage: 'Back to the dry run' },
});
