import { defineMessages } from '#i18n/defineMessages';

/** The texts of the page. */
export const messages = defineMessages({
  appearance: { id: 'components.buttons.appearance', defaultMessage: 'Appearance' },
  icon: { id: 'components.buttons.icon', defaultMessage: 'With an icon' },
  busy: { id: 'components.buttons.busy', defaultMessage: 'While an action is running' },
  note1: { id: 'components.buttons.note1', defaultMessage: 'Use one primary button per view. Its label is a verb.' },
  note2: { id: 'components.buttons.note2', defaultMessage: 'A button with only an icon needs an accessible name.' },
});
