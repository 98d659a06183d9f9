import { messages } from './messages';
import { recordMessages } from '#ui/recordMessages';
import { messages as uiMessages } from '#ui/messages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages for email actions. */
export const actionMessages = defineMessages({
  star: { id: 'email.action.star', defaultMessage: 'Star' },
  starOne: { id: 'email.action.starOne', defaultMessage: 'Star “{subject}”' },
  unstar: { id: 'email.action.unstar', defaultMessage: 'Remove star' },
  markRead: { id: 'email.action.markRead', defaultMessage: 'Mark as read' },
  markUnread: { id: 'email.action.markUnread', defaultMessage: 'Mark as unread' },
  move: { id: 'email.action.move', defaultMessage: 'Move to' },
  label: messages.label,
  toTrash: recordMessages.delete,
  restore: sharedMessages.restore,
  deleteForGood: sharedMessages.deletePermanently,
  emptyTrash: { id: 'email.action.emptyTrash', defaultMessage: 'Empty trash' },
  undo: uiMessages.undo,
  failed: sharedMessages.changeNotSaved,
  readDone: {
    id: 'email.done.read',
    defaultMessage: '{count, plural, one {Marked as read} other {# emails marked as read}}',
  },
  unreadDone: {
    id: 'email.done.unread',
    defaultMessage: '{count, plural, one {Marked as unread} other {# emails marked as unread}}',
  },
  starDone: { id: 'email.done.star', defaultMessage: '{count, plural, one {Star added} other {# emails starred}}' },
  unstarDone: {
    id: 'email.done.unstar',
    defaultMessage: '{count, plural, one {Star removed} other {Star removed from # emails}}',
  },
  moveDone: {
    id: 'email.done.move',
    defaultMessage: '{count, plural, one {Moved to {folder}} other {# emails moved to {folder}}}',
  },
  labelDone: {
    id: 'email.done.label',
    defaultMessage: '{count, plural, one {Label “{label}” added} other {Label “{label}” added to # emails}}',
  },
  unlabelDone: {
    id: 'email.done.unlabel',
    defaultMessage: '{count, plural, one {Label “{label}” removed} other {Label “{label}” removed from # emails}}',
  },
  restoreDone: {
    id: 'email.done.restore',
    defaultMessage: '{count, plural, one {Restored} other {# emails restored}}',
  },
  deleteDone: {
    id: 'email.done.delete',
    defaultMessage: '{count, plural, one {Permanently deleted} other {# emails permanently deleted}}',
  },
  deleteTitle: {
    id: 'email.delete.title',
    defaultMessage: 'Permanently delete {count, plural, one {this email} other {# emails}}?',
  },
  emptyTitle: { id: 'email.delete.emptyTitle', defaultMessage: 'Empty the trash?' },
  emptyText: {
    id: 'email.delete.emptyText',
    defaultMessage: 'This permanently deletes {count, plural, one {the email} other {all # emails}} in the trash.',
  },
  noWayBack: { id: 'email.delete.text', defaultMessage: 'You can’t undo this.' },
});
