import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  confirm: { id: 'components.dialogsAndDrawers.confirm', defaultMessage: 'Confirmation' },
  form: { id: 'components.dialogsAndDrawers.form', defaultMessage: 'Form in a dialog' },
  drawer: { id: 'components.dialogsAndDrawers.drawer', defaultMessage: 'Drawer' },
  note1: {
    id: 'components.dialogsAndDrawers.note1',
    defaultMessage: 'Focus stays inside until the dialog closes, then returns to where it was.',
  },
  note2: {
    id: 'components.dialogsAndDrawers.note2',
    defaultMessage: 'The title is the question, and the button repeats its verb.',
  },
});
