import { defineMessages } from '#i18n/defineMessages';

export const messages = defineMessages({
  retry: { id: 'ui.retry', defaultMessage: 'Try again' },
  failed: { id: 'ui.failed', defaultMessage: 'Couldn’t load' },
  stale: { id: 'ui.stale', defaultMessage: 'Couldn’t refresh. {reason}' },
  loading: { id: 'ui.loading', defaultMessage: 'Loading' },
  cancel: { id: 'ui.cancel', defaultMessage: 'Cancel' },
  save: { id: 'ui.save', defaultMessage: 'Save' },
  saving: { id: 'ui.saving', defaultMessage: 'Saving…' },
  undo: { id: 'ui.undo', defaultMessage: 'Undo' },
  redo: { id: 'ui.redo', defaultMessage: 'Redo' },
  undoFailed: { id: 'ui.undoFailed', defaultMessage: 'Couldn’t undo' },
  close: { id: 'ui.close', defaultMessage: 'Close' },
  downloadFailed: { id: 'ui.downloadFailed', defaultMessage: 'Couldn’t download the file' },
  leaveTitle: { id: 'ui.leave.title', defaultMessage: 'Leave without saving?' },
  leaveText: { id: 'ui.leave.text', defaultMessage: 'You have unsaved changes on this page.' },
  leave: { id: 'ui.leave.confirm', defaultMessage: 'Leave' },
  stay: { id: 'ui.leave.stay', defaultMessage: 'Keep editing' },
  removeTag: { id: 'ui.tags.remove', defaultMessage: 'Remove {tag}' },
  noOption: { id: 'ui.picker.none', defaultMessage: 'No options match' },
  noValue: { id: 'ui.noValue', defaultMessage: '–' },
});
