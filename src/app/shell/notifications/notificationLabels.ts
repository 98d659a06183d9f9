import { useIntl } from 'react-intl';
import { jobMessages } from '#entities/job/jobMessages';
import { entityHref } from '../search/entityHref';
import { messages } from './messages';
import type { NotificationRowFragment } from './Notifications.generated';

/** A notification in the user's language. */
export interface NotificationLabels {
  title: string;
  text: string;
  /** The path to its subject; null if the app has no screen for it. */
  to: string | null;
}

/** Returns the text of a notification and the path to its subject. */
export function useNotificationLabels(notification: NotificationRowFragment): NotificationLabels {
  const { formatMessage } = useIntl();
  if ('job' in notification) {
    const { job } = notification;
    const type = formatMessage(jobMessages[job.type], { mode: job.mode });
    const status = formatMessage(jobMessages[job.status]);
    return {
      title: job.inputFile ? formatMessage(messages.jobOfFile, { type, file: job.inputFile.name }) : type,
      text: job.catalog ? formatMessage(messages.jobText, { status, catalog: job.catalog.name }) : status,
      to: entityHref('job', job.id),
    };
  }
  if ('email' in notification) {
    const { id, subject, from } = notification.email;
    return {
      title: subject,
      text: formatMessage(messages.emailText, { name: from.name }),
      to: entityHref('email', id),
    };
  }
  const { contact, message } = notification;
  return {
    title: contact?.fullName ?? '',
    text: message.message,
    to: contact && entityHref('chat', contact.id),
  };
}
