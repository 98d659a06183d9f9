import type { JobRecord } from '../../records/jobs';
import type { NotificationMarksRecord } from '../../records/notifications';
import type { NotificationListInput } from '../../types.generated';
import { can, assertAbility } from '../auth/abilities';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';
import { pageOfRows, type PageResult, sortSign } from '../lists/paging';
import { isAutomaticCheck, isNew, type NotificationView, ofChat, ofJob, ofEmail, withMarks } from './notificationView';

type Reads = Pick<DomainContext, 'store' | 'user'>;

/** Returns the account's read marks. Throws UNAUTHENTICATED without an account. */
export async function getMarks({ store, user }: Reads): Promise<NotificationMarksRecord> {
  const { id } = assertAbility(user, null);
  return (await store.get('notificationMarks', id)) ?? { id, readUntil: null, ids: [] };
}

/** The subject that a user needs read permission for to see each kind of notification. */
export const SUBJECTS = { JOB: 'Job', EMAIL: 'Mail', CHAT: 'Chat' } as const;

/** Leaves out automatic checks after which another one found something new in their catalog. */
const withoutEarlierChecks = (jobs: readonly JobRecord[]) => {
  const last = new Map<string, JobRecord>();
  for (const job of jobs) {
    const { settledAt } = last.get(job.catalogId) ?? {};
    if (!isAutomaticCheck(job) || job.settledAt === null || !isNew(job)) continue;
    if (!settledAt || settledAt <= job.settledAt) last.set(job.catalogId, job);
  }
  return jobs.filter((job) => !isAutomaticCheck(job) || last.get(job.catalogId) === job);
};

/** Returns all notifications that the account can read, newest first. Throws UNAUTHENTICATED without an account. */
async function allNotifications(ctx: Reads): Promise<NotificationView[]> {
  const marks = await getMarks(ctx);
  const canRead = (subject: string) => can(assertAbility(ctx.user, null), 'read', subject);
  const found = await Promise.all([
    canRead(SUBJECTS.JOB) ? ctx.store.list('jobs').then((jobs) => withoutEarlierChecks(jobs).map(ofJob)) : [],
    canRead(SUBJECTS.EMAIL) ? ctx.store.list('mails').then((emails) => emails.map(ofEmail)) : [],
    canRead(SUBJECTS.CHAT) ? ctx.store.list('chats').then((chats) => chats.map(ofChat)) : [],
  ]);
  // Each time is read once: with 10,000 jobs, reading both times at every comparison takes most of the request.
  const dated = found.flatMap((notifications) =>
    notifications.flatMap((notification) => (notification ? { notification, time: Date.parse(notification.at) } : [])),
  );
  dated.sort((a, b) => b.time - a.time || (a.notification.id < b.notification.id ? 1 : -1));
  return dated.map(({ notification }) => withMarks(notification, marks));
}

const unreadIn = (notifications: readonly NotificationView[]) => notifications.filter(({ isRead }) => !isRead).length;

/** Returns a page of the notifications and the total number of unread ones. Throws INVALID for a bad page. */
export async function listNotifications(
  ctx: Reads,
  input?: NotificationListInput | null,
): Promise<PageResult & { notifications: NotificationView[]; unreadCount: number }> {
  const all = await allNotifications(ctx);
  const { rows, ...page } = pageOfRows(sortSign(input, 'DESC') === 1 ? [...all].reverse() : all, input);
  return { notifications: rows, unreadCount: unreadIn(all), ...page };
}

/**
 * Marks notifications as read for the account, or all of them if no IDs are given. Unknown IDs are ignored. Returns the
 * number that are still unread.
 */
export function readNotifications(
  ctx: Reads & Pick<DomainContext, 'locks'>,
  ids?: readonly string[] | null,
): Promise<number> {
  return withLock(ctx, 'notifications', async (commit) => {
    const all = await allNotifications(ctx);
    const unread = all.filter(({ id, isRead }) => !isRead && (!ids || ids.includes(id)));
    if (!unread.length) return unreadIn(all);
    const marks = await getMarks(ctx);
    const put = ids
      ? { ...marks, ids: [...marks.ids, ...unread.map(({ id }) => id)] }
      : { ...marks, readUntil: all[0]!.at, ids: [] };
    await commit([{ table: 'notificationMarks', put }]);
    return unreadIn(all) - unread.length;
  });
}
