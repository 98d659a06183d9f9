import { newAttributeMessages } from '#entities/attribute/attributeMessages';
import { messages } from '../messages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the dry run and the import. */
export const checkMessages = defineMessages({
  policyHeading: { id: 'imports.policy.heading', defaultMessage: 'If a row has errors' },
  REJECT_FAILED_ROWS: sharedMessages.skipProductsWithErrors,
  REJECT_FAILED_ROWS_text: {
    id: 'imports.policy.rejectFailedRows.text',
    defaultMessage: 'Import everything else. You can download the skipped rows, fix them, and import again.',
  },
  REJECT_EVERYTHING: sharedMessages.importAllOrNothing,
  REJECT_EVERYTHING_text: {
    id: 'imports.policy.rejectEverything.text',
    defaultMessage: 'If any product has an error, nothing is imported.',
  },
  IGNORE_FAILED: sharedMessages.skipValuesWithErrors,
  IGNORE_FAILED_text: {
    id: 'imports.policy.ignoreFailed.text',
    defaultMessage: 'Import the rest of the product. Existing products keep their previous value.',
  },
  newAttributes: newAttributeMessages.newAttributes,
  define: { id: 'imports.define', defaultMessage: 'Define attributes that have no definition yet' },
  defineText: {
    id: 'imports.define.text',
    defaultMessage:
      'Each one gets the type and the options that fit all of its values. The dry run shows them. Undoing the import deletes the definitions again.',
  },
  dryRunHeading: messages.check,
  dryRunText: {
    id: 'imports.dryRun.text',
    defaultMessage: 'Shows exactly what the import would change in the catalog right now, without changing anything.',
  },
  startDryRun: { id: 'imports.dryRun.start', defaultMessage: 'Start dry run' },
  repeatDryRun: { id: 'imports.dryRun.repeat', defaultMessage: 'Repeat dry run' },
  outdated: {
    id: 'imports.dryRun.outdated',
    defaultMessage: 'You changed the mapping or another setting after this dry run. Repeat it before you import.',
  },
  createFileError: { id: 'imports.refused', defaultMessage: 'Couldn’t start. {reason}' },
  backToMapping: { id: 'imports.backToMapping', defaultMessage: 'Back to mapping' },
  apply: {
    id: 'imports.apply',
    defaultMessage: '{count, plural, =0 {Import} one {Import # product} other {Import # products}}',
  },
  nothingToDo: {
    id: 'imports.nothingToDo',
    defaultMessage: 'The catalog is already up to date. The import wouldn’t change anything.',
  },
  allOrNothing: {
    id: 'imports.allOrNothing',
    defaultMessage:
      '{count, plural, one {# product has} other {# products have}} errors, so nothing would be imported. Fix the file, go back to the mapping, or select another error policy.',
  },
  allFailed: {
    id: 'imports.allFailed',
    defaultMessage: 'All products have errors, so nothing would be imported. Fix the file or go back to the mapping.',
  },
  progress: {
    id: 'imports.job.progress',
    defaultMessage: '{kind, select, DRY_RUN {Dry run} other {Import}} in progress',
  },
  toSkipNote: sharedMessages.noChanges,
  created: sharedMessages.created,
  updated: sharedMessages.updatedCount,
  skipped: sharedMessages.skipped,
  failed: sharedMessages.failedCount,
  blocked: sharedMessages.blockingPublishing,
  blockedNote: { id: 'imports.count.blockedNote', defaultMessage: 'Imported with errors' },
  fileNote: {
    id: 'imports.count.file',
    defaultMessage:
      'Counts are numbers of products. The file has {rows, plural, one {# row} other {# rows}}, {products, plural, one {# product} other {# products}}, {variants, plural, one {# variant} other {# variants}}, and {categories, plural, one {# category} other {# categories}}.',
  },
  readSoFar: {
    id: 'imports.count.readSoFar',
    defaultMessage:
      'Counts are numbers of products. Read so far: {rows, plural, one {# row} other {# rows}}, {products, plural, one {# product} other {# products}}, {variants, plural, one {# variant} other {# variants}}.',
  },
  issues: commonMessages.issues,
  issueTable: { id: 'imports.issues.table', defaultMessage: 'Issues in the file' },
  noIssuesText: { id: 'imports.issues.noneText', defaultMessage: 'No issues found in the file.' },
  applyHeading: { id: 'imports.apply.heading', defaultMessage: 'Import of {file}' },
  leave: {
    id: 'imports.apply.leave',
    defaultMessage:
      'The import runs in this browser. You can leave this page, but keep one tab of the app open. If you close the last tab, the import pauses and resumes when you open the app again.',
  },
  leaveServer: {
    id: 'imports.apply.leaveServer',
    defaultMessage: 'The import runs on the server. You can leave or close this page and come back later.',
  },
  paused: { id: 'imports.state.paused', defaultMessage: 'Paused. You can resume at any time.' },
  canceling: { id: 'imports.state.canceling', defaultMessage: 'Canceling. Finishing the current products.' },
  dryRunCanceled: { id: 'imports.state.dryRunCanceled', defaultMessage: 'Dry run canceled.' },
  dryRunDone: {
    id: 'imports.state.dryRunDone',
    defaultMessage:
      'Dry run complete. To create: {created, number}. To update: {updated, number}. Will fail: {failed, number}.',
  },
  dryRunFailed: { id: 'imports.state.dryRunFailed', defaultMessage: 'Dry run failed. {reason}' },
  done: {
    id: 'imports.state.done',
    defaultMessage:
      '{count, plural, =0 {Import complete. No changes needed.} one {Import complete: # product imported.} other {Import complete: # products imported.}}',
  },
  doneMissing: {
    id: 'imports.state.doneMissing',
    defaultMessage:
      'Import complete: {count, plural, one {# product imported} other {# products imported}}, {missing, plural, one {# product that isn’t in the file changed} other {# products that aren’t in the file changed}}.',
  },
  doneWithFailures: {
    id: 'imports.state.doneWithFailures',
    defaultMessage:
      '{count, plural, one {Import complete: # product imported} other {Import complete: # products imported}}, {failed, plural, one {# failed} other {# failed}}.',
  },
  doneBlocked: {
    id: 'imports.state.doneBlocked',
    defaultMessage:
      '{count, plural, one {# imported product has errors that block} other {# imported products have errors that block}} publishing. Fix {count, plural, one {it} other {them}} before you publish.',
  },
  applyFailed: { id: 'imports.state.failed', defaultMessage: 'Import failed. {reason}' },
  applyCanceled: {
    id: 'imports.state.canceled',
    defaultMessage: 'Import canceled. Products already imported are kept. You can undo the import on the job page.',
  },
  toProducts: sharedMessages.viewProducts,
  toPublish: commonMessages.publishCatalog,
  toJob: commonMessages.viewJob,
  toJobUndo: { id: 'imports.done.jobUndo', defaultMessage: 'View job or undo' },
  another: { id: 'imports.done.another', defaultMessage: 'Import another file' },
  toCheck: { id: 'imports.done.toCheck', defaultMessage: 'Back to dry run' },
});
