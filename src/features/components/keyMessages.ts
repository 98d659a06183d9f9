import { defineMessages } from '#i18n/defineMessages';

/** What keys do, for the pages that share them. */
export const keyMessages = defineMessages({
  focusNext: { id: 'components.keys.focusNext', defaultMessage: 'Move focus to the next or previous control' },
  activate: { id: 'components.keys.activate', defaultMessage: 'Activate the focused control' },
  open: { id: 'components.keys.open', defaultMessage: 'Open it' },
  close: { id: 'components.keys.close', defaultMessage: 'Close it and return focus' },
  toggle: { id: 'components.keys.toggle', defaultMessage: 'Expand or collapse the focused item' },
  moveItems: { id: 'components.keys.moveItems', defaultMessage: 'Move between items' },
  firstLast: { id: 'components.keys.firstLast', defaultMessage: 'Move to the first or last item' },
  typeAhead: { id: 'components.keys.typeAhead', defaultMessage: 'Move to the item that starts with the letter' },
  select: { id: 'components.keys.select', defaultMessage: 'Select the focused item' },
  followLink: { id: 'components.keys.followLink', defaultMessage: 'Follow the focused link' },
  change: { id: 'components.keys.change', defaultMessage: 'Change the value by one step' },
  changeMore: { id: 'components.keys.changeMore', defaultMessage: 'Change the value by a larger step' },
  minMax: { id: 'components.keys.minMax', defaultMessage: 'Set the lowest or highest value' },
  expandCollapse: {
    id: 'components.keys.expandCollapse',
    defaultMessage: 'Expand or collapse a branch, or move to its parent or first child',
  },
  removeTag: { id: 'components.keys.removeTag', defaultMessage: 'Remove the focused tag' },
  showTip: { id: 'components.keys.showTip', defaultMessage: 'Focus the control and show its tooltip' },
  hideTip: { id: 'components.keys.hideTip', defaultMessage: 'Hide the tooltip' },
});
