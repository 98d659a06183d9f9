import { messages } from '#ui/messages';
import { commonMessages } from '#ui/commonMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages about jobs: types, statuses, progress, and actions. */
export const jobMessages = defineMessages({
  /** A job that is named by nothing but its id. */
  number: { id: 'jobs.detail.number', defaultMessage: 'job {id}' },
  IMPORT: { id: 'jobs.type.import', defaultMessage: '{mode, select, DRY_RUN {Import (dry run)} other {Import}}' },
  VALIDATE: { id: 'jobs.type.validate', defaultMessage: 'Validation' },
  PUBLISH: { id: 'jobs.type.publish', defaultMessage: 'Publishing' },
  EXPORT: { id: 'jobs.type.export', defaultMessage: 'Export' },
  BULK_EDIT: {
    id: 'jobs.type.bulkEdit',
    defaultMessage: '{mode, select, DRY_RUN {Bulk edit (dry run)} other {Bulk edit}}',
  },
  ROLLBACK: { id: 'jobs.type.rollback', defaultMessage: 'Undo' },
  CLONE: { id: 'jobs.type.clone', defaultMessage: 'Clone' },
  undoOf: {
    id: 'jobs.type.undoOf',
    defaultMessage:
      '{kind, select, IMPORT {Undo of import} RESTORE {Undo of restore from version {version, number}} other {Undo of bulk edit}}',
  },
  redoOf: {
    id: 'jobs.type.redoOf',
    defaultMessage:
      '{kind, select, IMPORT {Redo of import} RESTORE {Redo of restore from version {version, number}} other {Redo of bulk edit}}',
  },
  restore: { id: 'jobs.type.restore', defaultMessage: 'Restore from version {version, number}' },
  PENDING: { id: 'jobs.status.pending', defaultMessage: 'Waiting' },
  RUNNING: { id: 'jobs.status.running', defaultMessage: 'Running' },
  PAUSED: { id: 'jobs.status.paused', defaultMessage: 'Paused' },
  CANCELING: { id: 'jobs.status.canceling', defaultMessage: 'Canceling' },
  CANCELED: { id: 'jobs.status.canceled', defaultMessage: 'Canceled' },
  COMPLETED: commonMessages.done,
  COMPLETED_WITH_ISSUES: { id: 'jobs.status.completedWithIssues', defaultMessage: 'Done with issues' },
  FAILED: commonMessages.failed,
  progressOf: { id: 'jobs.progress.label', defaultMessage: 'Progress of job {id}' },
  waiting: { id: 'jobs.progress.waiting', defaultMessage: 'Waiting to start' },
  starting: { id: 'jobs.progress.starting', defaultMessage: 'Starting' },
  processed: {
    id: 'jobs.progress.processed',
    defaultMessage:
      '{type, select, IMPORT {{processed, number} of {total, number} rows} other {{processed, number} of {total, number}}}',
  },
  eta: {
    id: 'jobs.progress.eta',
    defaultMessage:
      '{type, select, IMPORT {{processed, number} of {total, number} rows, about {left} left} other {{processed, number} of {total, number}, about {left} left}}',
  },
  pause: { id: 'jobs.action.pause', defaultMessage: 'Pause' },
  resume: { id: 'jobs.action.resume', defaultMessage: 'Resume' },
  cancel: {
    id: 'jobs.action.cancel',
    defaultMessage: '{kind, select, DRY_RUN {Cancel dry run} IMPORT {Cancel import} other {Cancel job}}',
  },
  retry: messages.retry,
  actionFailed: { id: 'jobs.action.failed', defaultMessage: 'Action failed' },
  cancelTitle: {
    id: 'jobs.cancel.title',
    defaultMessage: '{kind, select, IMPORT {Cancel this import?} other {Cancel this job?}}',
  },
  cancelText: {
    id: 'jobs.cancel.text',
    defaultMessage:
      '{kind, select, PUBLISH {No version is published. The catalog stays as it is.} EXPORT {The job stops, and no file is created.} CLONE {The copies made so far are removed. The original stays as it is.} other {The job stops after the products it’s currently processing. {undoable, select, true {Changes made so far are kept. You can undo them afterwards.} other {Changes made so far are kept.}}}}',
  },
  keepGoing: { id: 'jobs.cancel.keep', defaultMessage: 'Keep running' },
  download: commonMessages.downloadName,
  downloadShort: commonMessages.download,
});
