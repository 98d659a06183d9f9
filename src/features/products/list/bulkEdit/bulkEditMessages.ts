import { defineMessages } from '#i18n/defineMessages';
import { commonMessages } from '#ui/commonMessages';
import { messages } from '#ui/messages';
import { sharedMessages } from '#ui/sharedMessages';
import { jobMessages } from '../../detail/jobs/jobMessages';

/** Messages of the dialog that edits many products. */
export const bulkEditMessages = defineMessages({
  title: {
    id: 'products.bulkEdit.title',
    defaultMessage: 'Edit {count, plural, one {# product} other {# products}}',
  },
  steps: { id: 'products.bulkEdit.steps', defaultMessage: 'Steps of the edit' },
  addStep: { id: 'products.bulkEdit.addStep', defaultMessage: 'Add step' },
  full: { id: 'products.bulkEdit.full', defaultMessage: 'A bulk edit can have up to {count, number} steps.' },
  preview: sharedMessages.preview,
  apply: commonMessages.apply,
  cancel: messages.cancel,
  back: { id: 'products.bulkEdit.back', defaultMessage: 'Back to steps' },
  applyTo: {
    id: 'products.bulkEdit.applyTo',
    defaultMessage: 'Apply to {count, plural, one {# product} other {# products}}',
  },
  previewText: {
    id: 'products.bulkEdit.previewText',
    defaultMessage: 'This is a preview. Nothing has been changed yet.',
  },
  progress: { id: 'products.bulkEdit.progress', defaultMessage: 'Preview in progress' },
  previewDone: {
    id: 'products.bulkEdit.previewDone',
    defaultMessage:
      'Preview complete. Will change: {updated, number}. No change: {skipped, number}. Will fail: {failed, number}.',
  },
  previewFailed: { id: 'products.bulkEdit.previewFailed', defaultMessage: 'The preview failed. {reason}' },
  previewCanceled: { id: 'products.bulkEdit.previewCanceled', defaultMessage: 'The preview was canceled.' },
  nothing: {
    id: 'products.bulkEdit.nothing',
    defaultMessage: 'Nothing to change. All products already are as the steps want them.',
  },
  allFail: {
    id: 'products.bulkEdit.allFail',
    defaultMessage: 'No product can be changed. View the issues to see why.',
  },
  outcome: { id: 'products.bulkEdit.outcome', defaultMessage: 'Outcome of the preview' },
  changes: sharedMessages.changes,
  issues: { id: 'products.bulkEdit.issues', defaultMessage: 'Failures and new issues' },
  noIssues: { id: 'products.bulkEdit.noIssues', defaultMessage: 'No product fails or gets new issues.' },
  busy: jobMessages.settingStatus,
  done: {
    id: 'products.bulkEdit.done',
    defaultMessage: '{count, plural, =0 {No products changed} one {# product changed} other {# products changed}}',
  },
});
