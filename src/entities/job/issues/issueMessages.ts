import { nameMessages } from '#ui/nameMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for the issues of a job. */
export const issueMessages = defineMessages({
  severity: { id: 'jobs.issues.severity', defaultMessage: 'Severity' },
  anySeverity: { id: 'jobs.issues.anySeverity', defaultMessage: 'All severities' },
  ERROR: { id: 'jobs.issues.error', defaultMessage: 'Error' },
  WARNING: { id: 'jobs.issues.warning', defaultMessage: 'Warning' },
  INFO: { id: 'jobs.issues.info', defaultMessage: 'Note' },
  product: nameMessages.product,
  row: sharedMessages.row,
  inRow: { id: 'jobs.issues.inRow', defaultMessage: 'Row {number, number}' },
  column: { id: 'jobs.issues.column', defaultMessage: 'Column' },
  field: sharedMessages.field,
  message: { id: 'jobs.issues.message', defaultMessage: 'Issue' },
  suggestion: { id: 'jobs.issues.suggestion', defaultMessage: 'Suggested fix' },
  downloadRows: { id: 'jobs.issues.download', defaultMessage: 'Download rows with errors' },
  none: { id: 'jobs.issues.none', defaultMessage: 'No issues' },
  noSuchIssues: { id: 'jobs.issues.noSuch', defaultMessage: 'No issues with this severity' },
  counted: { id: 'jobs.issues.counted', defaultMessage: '{name} ({count, number})' },
  omittedIssues: {
    id: 'jobs.issues.omitted',
    defaultMessage: 'Showing {listed, number} of {count, number} issues: the first ones of each severity.',
  },
  omittedIssuesInFile: {
    id: 'jobs.issues.omittedInFile',
    defaultMessage:
      'Showing {listed, number} of {count, number} issues: the first ones of each severity. Download the rows with errors to see all errors.',
  },
});
