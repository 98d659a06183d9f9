import type { MailRecord } from '../../records/email';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';
import { EMAIL_LOCK, newMail } from './mailBox';

/** An email before it arrives in the inbox. */
export type IncomingMail = Pick<MailRecord, 'from' | 'to' | 'subject' | 'message'> &
  Partial<Pick<MailRecord, 'cc' | 'attachments' | 'labels'>>;

/** The email as it arrives in the inbox: unread and newest. It is not saved or announced yet. */
export function incomingMail(ctx: Pick<DomainContext, 'store' | 'now'>, mail: IncomingMail): Promise<MailRecord> {
  return newMail(ctx, { ...mail, folder: 'inbox', isRead: false });
}

/** Adds an email to the inbox, unread and newest, and notifies subscribers. */
export async function deliverMail(
  ctx: Pick<DomainContext, 'store' | 'now' | 'events' | 'locks'>,
  mail: IncomingMail,
): Promise<MailRecord> {
  const put = await withLock(ctx, EMAIL_LOCK, async () => {
    const arrived = await incomingMail(ctx, mail);
    await ctx.store.commit([{ table: 'mails', put: arrived }]);
    return arrived;
  });
  ctx.events.emit('mailReceived', { mailId: put.id });
  return put;
}
