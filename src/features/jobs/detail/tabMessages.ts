import { issueMessages } from '#entities/job/issues/issueMessages';
import { commonMessages } from '#ui/commonMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for the tabs of the job page. */
export const tabMessages = defineMessages({
  tabs: { id: 'jobs.tabs', defaultMessage: 'Job details' },
  issues: commonMessages.issues,
  changes: sharedMessages.changes,
  log: { id: 'jobs.tab.log', defaultMessage: 'Log' },
  files: { id: 'jobs.tab.files', defaultMessage: 'Files' },
  noIssues: issueMessages.none,
  noIssuesYet: { id: 'jobs.issues.noneYet', defaultMessage: 'No issues so far' },
  noIssuesText: { id: 'jobs.issues.noneText', defaultMessage: 'This job finished without issues.' },
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
