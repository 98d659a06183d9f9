import type { EventMap } from '../../events';
import { can, assertAbility } from '../auth/abilities';
import { findCurrentUser } from '../auth/currentUser';
import type { DomainContext } from '../context';
import { chosenEvents, eventQueue } from '../events/eventQueue';
import { getMarks, SUBJECTS } from './notificationList';
import { type NotificationView, ofChat, ofJob, ofEmail, withMarks } from './notificationView';

type Reads = Pick<DomainContext, 'store' | 'user' | 'sessionId' | 'events' | 'now'>;

type Event = EventMap['jobChanged' | 'emailReceived' | 'chatMessageReceived'];

const getNotification = async ({ store }: Reads, event: Event): Promise<NotificationView | null> => {
  if ('jobId' in event) {
    const job = await store.get('jobs', event.jobId);
    return job ? ofJob(job) : null;
  }
  if ('emailId' in event) {
    const email = await store.get('mails', event.emailId);
    return email ? ofEmail(email) : null;
  }
  const chat = await store.get('chats', event.contactId);
  return chat ? ofChat(chat) : null;
};

/**
 * Streams each new notification that the account can read, once, until the consumer ends the stream. Throws
 * UNAUTHENTICATED without an account.
 */
export function watchNotifications(ctx: Reads): AsyncIterableIterator<NotificationView> {
  assertAbility(ctx.user, null);
  const since = ctx.now().toISOString();
  const reported = new Set<string>();
  const events = eventQueue(ctx.events, 'jobChanged', 'emailReceived', 'chatMessageReceived');
  return chosenEvents(events, async (event) => {
    const notification = await getNotification(ctx, event);
    // A job changes again after it has ended if it is undone.
    if (!notification || notification.at < since || reported.has(notification.id)) return null;
    const user = await findCurrentUser(ctx);
    // Without an account, the stream is over, which its reader notices at the next notification.
    if (user && !can(user, 'read', SUBJECTS[notification.kind])) return null;
    reported.add(notification.id);
    return withMarks(notification, await getMarks(ctx));
  });
}
