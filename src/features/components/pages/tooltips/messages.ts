import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  label: { id: 'components.tooltips.label', defaultMessage: 'As a name' },
  description: { id: 'components.tooltips.description', defaultMessage: 'As a description' },
  note1: {
    id: 'components.tooltips.note1',
    defaultMessage: 'Don’t put anything only in a tooltip: touch screens don’t show it.',
  },
});
