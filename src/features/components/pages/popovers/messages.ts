import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  form: { id: 'components.popovers.form', defaultMessage: 'With a small form' },
  hint: { id: 'components.popovers.hint', defaultMessage: 'Explanation' },
  note1: {
    id: 'components.popovers.note1',
    defaultMessage: 'Content with controls keeps the focus. The surface has an accessible name.',
  },
});
