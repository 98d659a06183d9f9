import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  single: { id: 'components.accordion.single', defaultMessage: 'One section at a time' },
  multiple: { id: 'components.accordion.multiple', defaultMessage: 'Several sections' },
  note1: {
    id: 'components.accordion.note1',
    defaultMessage: 'Each header is a button inside a heading. Use the heading level that suits the page.',
  },
});
