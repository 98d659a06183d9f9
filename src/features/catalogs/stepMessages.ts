import { sharedMessages } from '#ui/sharedMessages';
import { recordMessages } from '#ui/recordMessages';
import { messages } from '#ui/messages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages about the lifecycle actions of a catalog and the reasons why one is unavailable. */
export const stepMessages = defineMessages({
  ACTIVATE: sharedMessages.activate,
  ARCHIVE: sharedMessages.archive,
  RESTORE: sharedMessages.restore,
  DELETE: recordMessages.delete,
  doneACTIVATE: { id: 'catalogs.step.activated', defaultMessage: '“{name}” is active' },
  doneARCHIVE: { id: 'catalogs.step.archived', defaultMessage: '“{name}” was archived' },
  doneRESTORE: { id: 'catalogs.step.restored', defaultMessage: '“{name}” is a draft again' },
  undo: messages.undo,
  failed: { id: 'catalogs.step.failed', defaultMessage: 'Couldn’t change the catalog' },
  WRONG_STATUS: {
    id: 'catalogs.blocker.wrongStatus',
    defaultMessage:
      '{action, select, ACTIVATE {{status, select, ACTIVE {It’s already active.} other {It’s archived. Restore it first.}}} ARCHIVE {{status, select, ARCHIVED {It’s already archived.} other {Only active catalogs can be archived.}}} other {Only archived catalogs can be restored.}}',
  },
  NO_CHANNEL: {
    id: 'catalogs.blocker.noChannel',
    defaultMessage: 'It has no sales channel. Edit the catalog and add one.',
  },
  HAS_ERRORS: { id: 'catalogs.blocker.hasErrors', defaultMessage: 'Its products have errors. Fix them first.' },
  HAS_CURRENT_VERSION: {
    id: 'catalogs.blocker.hasCurrentVersion',
    defaultMessage: 'It has a current version. Withdraw it first.',
  },
  HAS_VERSIONS: {
    id: 'catalogs.blocker.hasVersions',
    defaultMessage: 'It has published versions, which are kept permanently.',
  },
  HAS_RUNNING_JOB: {
    id: 'catalogs.blocker.hasRunningJob',
    defaultMessage: 'A job is running. Wait for it to finish or cancel it.',
  },
});
