import { nameMessages } from '#ui/nameMessages';
import { defineMessages } from '#i18n/defineMessages';

/** The messages for notifications. */
export const messages = defineMessages({
  bell: {
    id: 'notifications.bell',
    defaultMessage: '{count, plural, =0 {Notifications} one {Notifications, # unread} other {Notifications, # unread}}',
  },
  unread: { id: 'notifications.unread', defaultMessage: '{count, plural, one {# unread} other {# unread}}' },
  readAll: { id: 'notifications.readAll', defaultMessage: 'Mark all as read' },
  readOne: { id: 'notifications.readOne', defaultMessage: 'Mark “{title}” as read' },
  more: nameMessages.showMore,
  emptyTitle: { id: 'notifications.empty.title', defaultMessage: 'No notifications yet' },
  emptyText: {
    id: 'notifications.empty.text',
    defaultMessage: 'Finished jobs, emails, and messages appear here.',
  },
  failed: { id: 'notifications.failed', defaultMessage: 'Couldn’t mark as read. Try again.' },
  jobOfFile: nameMessages.typeOfFile,
  jobText: { id: 'notifications.job.text', defaultMessage: '{status} – {catalog}' },
  emailText: nameMessages.emailFrom,
});
