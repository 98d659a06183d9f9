import { defineMessages } from '../../i18n/defineMessages';

/** The words for what is done with mails. */
export const actionMessages = defineMessages({
  star: { id: 'email.action.star', defaultMessage: 'Star' },
  starOne: { id: 'email.action.starOne', defaultMessage: 'Star “{subject}”' },
  unstar: { id: 'email.action.unstar', defaultMessage: 'Remove star' },
  markRead: { id: 'email.action.markRead', defaultMessage: 'Mark as read' },
  markUnread: { id: 'email.action.markUnread', defaultMessage: 'Mark as unread' },
  move: { id: 'email.action.move', defaultMessage: 'Move to' },
  label: { id: 'email.action.label', defaultMessage: 'Label' },
  toTrash: { id: 'email.action.toTrash', defaultMessage: 'Delete' },
  restore: { id: 'email.action.restore', defaultMessage: 'Restore' },
  deleteForGood: { id: 'email.action.deleteForGood', defaultMessage: 'Delete for good' },
  emptyTrash: { id: 'email.action.emptyTrash', defaultMessage: 'Empty trash' },
  undo: { id: 'email.action.undo', defaultMessage: 'Undo' },
  failed: { id: 'email.action.failed', defaultMessage: 'The change failed' },
  readDone: {
    id: 'email.done.read',
    defaultMessage: '{count, plural, one {Marked as read} other {# mails marked as read}}',
  },
  unreadDone: {
    id: 'email.done.unread',
    defaultMessage: '{count, plural, one {Marked as unread} other {# mails marked as unread}}',
  },
  starDone: { id: 'email.done.star', defaultMessage: '{count, plural, one {Star set} other {# mails starred}}' },
  unstarDone: {
    id: 'email.done.unstar',
    defaultMessage: '{count, plural, one {Star removed} other {Stars of # mails removed}}',
  },
  moveDone: {
    id: 'email.done.move',
    defaultMessage: '{count, plural, one {Moved to {folder}} other {# mails moved to {folder}}}',
  },
  labelDone: {
    id: 'email.done.label',
    defaultMessage: '{count, plural, one {Label {label} set} other {Label {label} set on # mails}}',
  },
  unlabelDone: {
    id: 'email.done.unlabel',
    defaultMessage: '{count, plural, one {Label {label} removed} other {Label {label} removed from # mails}}',
  },
  restoreDone: { id: 'email.done.restore', defaultMessage: '{count, plural, one {Restored} other {# mails restored}}' },
  deleteDone: {
    id: 'email.done.delete',
    defaultMessage: '{count, plural, one {Deleted for good} other {# mails deleted for good}}',
  },
  deleteTitle: {
    id: 'email.delete.title',
    defaultMessage: '{count, plural, one {Delete this mail for good?} other {Delete # mails for good?}}',
  },
  emptyTitle: { id: 'email.delete.emptyTitle', defaultMessage: 'Empty the trash?' },
  emptyText: {
    id: 'email.delete.emptyText',
    defaultMessage: '{count, plural, one {The mail in it is} other {All # mails in it are}} deleted for good.',
  },
  noWayBack: { id: 'email.delete.text', defaultMessage: 'This cannot be undone.' },
});
