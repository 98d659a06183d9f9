import type { ChatMessageRecord, ChatRecord } from '../../records/chat';
import type { MailRecord } from '../../records/email';
import type { JobRecord } from '../../records/jobs';
import type { NotificationMarksRecord } from '../../records/notifications';
import type { NotificationKind } from '../../types.generated';
import { isSettled } from '../jobStateMachine';

/** A notification as seen by one account. It is derived from its source; only its read status is stored. */
export interface NotificationView {
  id: string;
  kind: NotificationKind;
  /** ISO 8601 in UTC. */
  at: string;
  isRead: boolean;
  job: JobRecord | null;
  mail: MailRecord | null;
  contactId: string | null;
  message: ChatMessageRecord | null;
}

type Bare = Pick<NotificationView, 'id' | 'kind' | 'at' | 'isRead'>;

const view = (bare: Bare, about: Partial<NotificationView>): NotificationView => ({
  ...bare,
  job: null,
  mail: null,
  contactId: null,
  message: null,
  ...about,
});

/** Returns the notification that a job has ended, a new one for each retry; null while the job is running. */
export function ofJob(job: JobRecord): NotificationView | null {
  return job.settledAt === null || !isSettled(job)
    ? null
    : view({ id: `job-${job.id}-${job.attempts}`, kind: 'JOB', at: job.settledAt, isRead: false }, { job });
}

/** Returns the notification that an email has arrived; null for emails in other folders. */
export function ofMail(mail: MailRecord): NotificationView | null {
  return mail.folder === 'inbox'
    ? view({ id: `mail-${mail.id}`, kind: 'MAIL', at: mail.time, isRead: mail.isRead }, { mail })
    : null;
}

/** Returns the notification for the latest message from the contact; null if there is none. */
export function ofChat(chat: ChatRecord): NotificationView | null {
  const at = chat.messages.findLastIndex(({ senderId }) => senderId === chat.id);
  const message = chat.messages[at];
  if (!message) return null;
  const bare: Bare = { id: `chat-${chat.id}-${at}`, kind: 'CHAT', at: message.time, isRead: chat.unseenMsgs === 0 };
  return view(bare, { contactId: chat.id, message });
}

/** Returns the notification with the account's read status. */
export function withMarks(
  notification: NotificationView,
  { readUntil, ids }: Pick<NotificationMarksRecord, 'readUntil' | 'ids'>,
): NotificationView {
  const { id, at, isRead } = notification;
  const isMarked = (readUntil !== null && Date.parse(at) <= Date.parse(readUntil)) || ids.includes(id);
  return isMarked && !isRead ? { ...notification, isRead: true } : notification;
}
