import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  action: { id: 'components.cards.action', defaultMessage: 'With actions' },
  selectable: { id: 'components.cards.selectable', defaultMessage: 'Selectable' },
  note1: {
    id: 'components.cards.note1',
    defaultMessage: 'A card that can be selected contains a checkbox with a name.',
  },
});
