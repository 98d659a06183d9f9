import { defineMessages } from '#i18n/defineMessages';
import { commonMessages } from '#ui/commonMessages';
import { messages } from '#ui/messages';

/** Messages about a job that a page has started. */
export const followMessages = defineMessages({
  view: commonMessages.viewJob,
  undo: messages.undo,
  download: commonMessages.download,
  failed: { id: 'jobs.follow.failed', defaultMessage: 'The job failed' },
  canceled: { id: 'jobs.follow.canceled', defaultMessage: 'The job was canceled' },
  partly: {
    id: 'jobs.follow.partly',
    defaultMessage:
      '{count, plural, one {# product was} other {# products were}} left unchanged. View the job for details.',
  },
  undoing: { id: 'jobs.follow.undoing', defaultMessage: 'Undoing…' },
  undone: { id: 'jobs.follow.undone', defaultMessage: 'Undone' },
  undonePartly: { id: 'jobs.follow.undonePartly', defaultMessage: 'Not everything was undone' },
  kept: {
    id: 'jobs.follow.kept',
    defaultMessage:
      '{total, plural, one {It was changed since and stays as it is.} other {{kept, number} of {total, number} were changed since and stay as they are.}} View the job for details.',
  },
  undoFailed: messages.undoFailed,
});
