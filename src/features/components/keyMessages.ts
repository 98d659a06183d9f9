import { defineMessages } from '../../i18n/defineMessages';

/** What keys do, for the pages that share them. */
export const keyMessages = defineMessages({
  focusNext: { id: 'components.keys.focusNext', defaultMessage: 'Moves focus to the next or previous control' },
  activate: { id: 'components.keys.activate', defaultMessage: 'Activates the focused control' },
  toggle: { id: 'components.keys.toggle', defaultMessage: 'Expands or collapses the focused item' },
});
