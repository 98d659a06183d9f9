import { commonMessages } from '../../../ui/commonMessages';
import { sharedMessages } from '../../../ui/sharedMessages';
import { defineMessages } from '../../../i18n/defineMessages';

/** Messages for the tabs of the job page. */
export const tabMessages = defineMessages({
  tabs: { id: 'jobs.tabs', defaultMessage: 'Job details' },
  issues: commonMessages.issues,
  changes: sharedMessages.changes,
  log: { id: 'jobs.tab.log', defaultMessage: 'Log' },
  files: { id: 'jobs.tab.files', defaultMessage: 'Files' },
  noIssues: { id: 'jobs.issues.none', defaultMessage: 'No issues' },
  noIssuesYet: { id: 'jobs.issues.noneYet', defaultMessage: 'No issues so far' },
  noIssuesText: { id: 'jobs.issues.noneText', defaultMessage: 'This job finished without issues.' },
  action: sharedMessages.typeOfChange,
  anyAction: { id: 'jobs.changes.anyAction', defaultMessage: 'All changes' },
  CREATE: sharedMessages.createdRecord,
  UPDATE: commonMessages.updated,
  DELETE: { id: 'jobs.changes.delete', defaultMessage: 'Deleted' },
  SKIP: { id: 'jobs.changes.skip', defaultMessage: 'Skipped' },
  noChanges: sharedMessages.noChanges,
  noChangesYet: { id: 'jobs.changes.noneYet', defaultMessage: 'No changes so far' },
  noChangesText: { id: 'jobs.changes.noneText', defaultMessage: 'This job didn’t change any products.' },
  noChangesDryRun: { id: 'jobs.changes.noneDryRun', defaultMessage: 'A dry run doesn’t change any products.' },
  noSuchChanges: sharedMessages.noChangesOfType,
  fieldCount: { id: 'jobs.changes.fieldCount', defaultMessage: '{count, plural, one {# field} other {# fields}}' },
  showFields: { id: 'jobs.changes.show', defaultMessage: 'Show fields of {name}' },
  hideFields: { id: 'jobs.changes.hide', defaultMessage: 'Hide fields of {name}' },
  changedSince: {
    id: 'jobs.changes.since',
    defaultMessage: 'This product has been changed or deleted since. Its page shows the current state.',
  },
  getFields: { id: 'jobs.changes.fieldsOf', defaultMessage: 'Fields of {name}' },
  before: sharedMessages.before,
  after: sharedMessages.after,
  empty: sharedMessages.empty,
  moreValues: { id: 'jobs.changes.more', defaultMessage: '{count, plural, one {and # more} other {and # more}}' },
  formerPrice: sharedMessages.formerPrice,
  noLog: { id: 'jobs.log.none', defaultMessage: 'The log is empty' },
  inputFile: { id: 'jobs.files.input', defaultMessage: 'Input file' },
  outputFile: { id: 'jobs.files.output', defaultMessage: 'Output file' },
  issueRows: {
    id: 'jobs.files.issueRows',
    defaultMessage: 'The rows with errors and what’s wrong with each one. Fix the file, then import it again.',
  },
  noFiles: { id: 'jobs.files.none', defaultMessage: 'No files' },
  noFilesText: { id: 'jobs.files.noneText', defaultMessage: 'This job has no input or output files.' },
});
