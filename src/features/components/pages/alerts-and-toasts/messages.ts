import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  notice: { id: 'components.alertsAndToasts.notice', defaultMessage: 'In the page' },
  toast: { id: 'components.alertsAndToasts.toast', defaultMessage: 'At the edge of the page' },
  note1: {
    id: 'components.alertsAndToasts.note1',
    defaultMessage: 'Errors are announced immediately, everything else when the screen reader is idle.',
  },
  note2: {
    id: 'components.alertsAndToasts.note2',
    defaultMessage: 'Success messages disappear after a few seconds. Errors stay until dismissed.',
  },
});
