import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  actions: nameMessages.actions,
  choices: { id: 'components.dropdownsAndMenus.choices', defaultMessage: 'Choices and settings' },
  note1: {
    id: 'components.dropdownsAndMenus.note1',
    defaultMessage: 'The button says that it has a menu and whether it is open.',
  },
  note2: { id: 'components.dropdownsAndMenus.note2', defaultMessage: 'A disabled entry says why in its note.' },
});
