import { defineMessages } from '../../i18n/defineMessages';

/** Messages about jobs in the catalog overview. */
export const jobMessages = defineMessages({
  title: { id: 'catalogs.jobs.title', defaultMessage: 'Latest jobs' },
  all: { id: 'catalogs.jobs.all', defaultMessage: 'All jobs' },
  none: { id: 'catalogs.jobs.none', defaultMessage: 'No jobs for this catalog yet.' },
  IMPORT: { id: 'catalogs.job.import', defaultMessage: '{mode, select, DRY_RUN {Import, dry run} other {Import}}' },
  VALIDATE: { id: 'catalogs.job.validate', defaultMessage: 'Validation' },
  PUBLISH: { id: 'catalogs.job.publish', defaultMessage: 'Publishing' },
  EXPORT: { id: 'catalogs.job.export', defaultMessage: 'Export' },
  BULK_EDIT: { id: 'catalogs.job.bulkEdit', defaultMessage: 'Bulk edit' },
  ROLLBACK: { id: 'catalogs.job.rollback', defaultMessage: 'Undo' },
  restore: { id: 'catalogs.job.restore', defaultMessage: 'Restore from version {version, number}' },
  PENDING: { id: 'catalogs.job.pending', defaultMessage: 'Waiting' },
  RUNNING: { id: 'catalogs.job.running', defaultMessage: 'Running' },
  PAUSED: { id: 'catalogs.job.paused', defaultMessage: 'Paused' },
  CANCELING: { id: 'catalogs.job.canceling', defaultMessage: 'Canceling' },
  CANCELED: { id: 'catalogs.job.canceled', defaultMessage: 'Canceled' },
  COMPLETED: { id: 'catalogs.job.completed', defaultMessage: 'Done' },
  COMPLETED_WITH_ISSUES: { id: 'catalogs.job.completedWithIssues', defaultMessage: 'Done with issues' },
  FAILED: { id: 'catalogs.job.failed', defaultMessage: 'Failed' },
  by: { id: 'catalogs.job.by', defaultMessage: '{when} by {user}' },
  progress: { id: 'catalogs.job.progress', defaultMessage: 'Job progress' },
  processed: {
    id: 'catalogs.job.processed',
    defaultMessage: '{total, plural, =0 {Starting} other {{processed, number} of {total, number}}}',
  },
  eta: {
    id: 'catalogs.job.eta',
    defaultMessage: '{processed, number} of {total, number}, about {seconds, number} s left',
  },
  download: { id: 'catalogs.job.download', defaultMessage: 'Download {name}' },
});
