import { defineMessages } from '../../i18n/defineMessages';

/** The words for the steps of a catalog's life, and for why one is refused. */
export const stepMessages = defineMessages({
  ACTIVATE: { id: 'catalogs.step.activate', defaultMessage: 'Activate' },
  ARCHIVE: { id: 'catalogs.step.archive', defaultMessage: 'Archive' },
  RESTORE: { id: 'catalogs.step.restore', defaultMessage: 'Restore' },
  DELETE: { id: 'catalogs.step.delete', defaultMessage: 'Delete' },
  doneACTIVATE: { id: 'catalogs.step.activated', defaultMessage: '“{name}” is active' },
  doneARCHIVE: { id: 'catalogs.step.archived', defaultMessage: '“{name}” was archived' },
  doneRESTORE: { id: 'catalogs.step.restored', defaultMessage: '“{name}” is a draft again' },
  undo: { id: 'catalogs.step.undo', defaultMessage: 'Undo' },
  failed: { id: 'catalogs.step.failed', defaultMessage: 'That did not work' },
  WRONG_STATUS: {
    id: 'catalogs.blocker.wrongStatus',
    defaultMessage:
      '{action, select, ACTIVATE {{status, select, ACTIVE {It is active already.} other {It is archived. Restore it first.}}} ARCHIVE {{status, select, ARCHIVED {It is archived already.} other {Only an active catalog can be archived.}}} other {Only an archived catalog can be restored.}}',
  },
  NO_CHANNEL: {
    id: 'catalogs.blocker.noChannel',
    defaultMessage: 'It has no channel to be sold in. Edit it and add one.',
  },
  HAS_ERRORS: { id: 'catalogs.blocker.hasErrors', defaultMessage: 'Its products have errors. Fix them first.' },
  HAS_CURRENT_PUBLICATION: {
    id: 'catalogs.blocker.hasCurrentPublication',
    defaultMessage: 'It has a current version. Withdraw that first.',
  },
  HAS_PUBLICATIONS: {
    id: 'catalogs.blocker.hasPublications',
    defaultMessage: 'It has published versions, which are kept for good.',
  },
  HAS_RUNNING_JOB: {
    id: 'catalogs.blocker.hasRunningJob',
    defaultMessage: 'A job is at work on it. Wait for it to end, or cancel it.',
  },
});
