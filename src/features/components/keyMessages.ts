import { defineMessages } from '../../i18n/defineMessages';

/** What keys do, for the pages that share them. */
export const keyMessages = defineMessages({
  focusNext: { id: 'components.keys.focusNext', defaultMessage: 'Moves focus to the next or previous control' },
  activate: { id: 'components.keys.activate', defaultMessage: 'Activates the focused control' },
  open: { id: 'components.keys.open', defaultMessage: 'Opens it' },
  close: { id: 'components.keys.close', defaultMessage: 'Closes it and returns focus' },
  toggle: { id: 'components.keys.toggle', defaultMessage: 'Expands or collapses the focused item' },
  moveItems: { id: 'components.keys.moveItems', defaultMessage: 'Moves between items' },
  firstLast: { id: 'components.keys.firstLast', defaultMessage: 'Moves to the first or last item' },
  typeAhead: { id: 'components.keys.typeAhead', defaultMessage: 'Moves to the item that starts with the letter' },
  select: { id: 'components.keys.select', defaultMessage: 'Selects the focused item' },
  followLink: { id: 'components.keys.followLink', defaultMessage: 'Follows the focused link' },
  change: { id: 'components.keys.change', defaultMessage: 'Changes the value by one step' },
  changeMore: { id: 'components.keys.changeMore', defaultMessage: 'Changes the value by a larger step' },
  minMax: { id: 'components.keys.minMax', defaultMessage: 'Sets the lowest or highest value' },
  expandCollapse: {
    id: 'components.keys.expandCollapse',
    defaultMessage: 'Expands or collapses a branch, or moves to its parent or first child',
  },
  removeTag: { id: 'components.keys.removeTag', defaultMessage: 'Removes the focused tag' },
  showTip: { id: 'components.keys.showTip', defaultMessage: 'Focus shows the tooltip' },
  hideTip: { id: 'components.keys.hideTip', defaultMessage: 'Hides the tooltip' },
});
