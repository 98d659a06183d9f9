import type { ChatMessageRecord, ChatRecord } from '../../records/chat';
import type { EmailRecord } from '../../records/email';
import type { JobRecord } from '../../records/jobs';
import type { NotificationMarksRecord } from '../../records/notifications';
import { isSettled } from '../jobStateMachine';

/** What all notifications have. */
interface NotificationFacts {
  id: string;
  /** ISO 8601 in UTC. */
  at: string;
  isRead: boolean;
}

/** That a job has ended. */
export interface JobNotificationView extends NotificationFacts {
  kind: 'JOB';
  job: JobRecord;
}

/** That an email arrived. */
export interface EmailNotificationView extends NotificationFacts {
  kind: 'EMAIL';
  email: EmailRecord;
}

/** That a contact has written. */
export interface ChatNotificationView extends NotificationFacts {
  kind: 'CHAT';
  contactId: string;
  message: ChatMessageRecord;
}

/** A notification as seen by one account. It is derived from its source; only its read status is stored. */
export type NotificationView = JobNotificationView | EmailNotificationView | ChatNotificationView;

/** Whether the job checked its catalog again after a change, without being asked to. */
export function isAutomaticCheck({ type, trigger }: JobRecord): boolean {
  return type === 'VALIDATE' && trigger === 'AUTOMATIC';
}

/** Whether an automatic check failed or changed issues of products. Others leave what an earlier one has found. */
export function isNew({ status, counts }: JobRecord): boolean {
  return status === 'FAILED' || counts.updated > 0;
}

const hasNews = (job: JobRecord) => !isAutomaticCheck(job) || (isNew(job) && job.status !== 'COMPLETED');

/**
 * Returns the notification that a job has ended, a new one for each retry; null while the job is running, and for an
 * automatic check that has found nothing new.
 */
export function ofJob(job: JobRecord): JobNotificationView | null {
  return job.settledAt === null || !isSettled(job) || !hasNews(job)
    ? null
    : { id: `job-${job.id}-${job.attempts}`, kind: 'JOB', at: job.settledAt, isRead: false, job };
}

/** Returns the notification that an email has arrived; null for emails in other folders. */
export function ofEmail(email: EmailRecord): EmailNotificationView | null {
  return email.folder === 'inbox'
    ? { id: `mail-${email.id}`, kind: 'EMAIL', at: email.time, isRead: email.isRead, email: email }
    : null;
}

/** Returns the notification for the latest message from the contact; null if there is none. */
export function ofChat(chat: ChatRecord): ChatNotificationView | null {
  const at = chat.messages.findLastIndex(({ senderId }) => senderId === chat.id);
  const message = chat.messages[at];
  if (!message) return null;
  const isRead = chat.unseenMsgs === 0;
  return { id: `chat-${chat.id}-${at}`, kind: 'CHAT', at: message.time, isRead, contactId: chat.id, message };
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
