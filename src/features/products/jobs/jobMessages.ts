import { messages } from '../../../ui/messages';
import { commonMessages } from '../../../ui/commonMessages';
import { defineMessages } from '../../../i18n/defineMessages';

/** Messages about the jobs started from the product pages. */
export const jobMessages = defineMessages({
  view: commonMessages.viewJob,
  undo: messages.undo,
  download: commonMessages.download,
  running: { id: 'products.job.running', defaultMessage: 'A job is running…' },
  failed: { id: 'products.job.failed', defaultMessage: 'The job failed' },
  canceled: { id: 'products.job.canceled', defaultMessage: 'The job was canceled' },
  partly: {
    id: 'products.job.partly',
    defaultMessage:
      '{count, plural, one {# product was} other {# products were}} left unchanged. View the job for details.',
  },
  exporting: { id: 'products.job.exporting', defaultMessage: 'Exporting the catalog…' },
  exported: { id: 'products.job.exported', defaultMessage: 'The export is ready' },
  exportFailed: { id: 'products.job.exportFailed', defaultMessage: 'The export couldn’t be started' },
  settingStatus: {
    id: 'products.job.settingStatus',
    defaultMessage: 'Changing {count, plural, one {# product} other {# products}}…',
  },
  DRAFT: {
    id: 'products.job.drafted',
    defaultMessage: '{count, plural, one {# product} other {# products}} changed to draft',
  },
  ACTIVE: {
    id: 'products.job.activated',
    defaultMessage: '{count, plural, one {# product} other {# products}} activated',
  },
  ARCHIVED: {
    id: 'products.job.archived',
    defaultMessage: '{count, plural, one {# product} other {# products}} archived',
  },
  undoing: { id: 'products.job.undoing', defaultMessage: 'Undoing…' },
  undone: { id: 'products.job.undone', defaultMessage: 'Undone' },
  undoFailed: messages.undoFailed,
  notStarted: { id: 'products.job.notStarted', defaultMessage: 'No changes made' },
});
