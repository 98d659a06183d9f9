import type { EmailRecord } from '../../records/email';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';
import { EMAIL_LOCK, newEmail } from './emailBox';

/** An email before it arrives in the inbox. */
export type IncomingEmail = Pick<EmailRecord, 'from' | 'to' | 'subject' | 'message'> &
  Partial<Pick<EmailRecord, 'cc' | 'attachments' | 'labels'>>;

/** The email as it arrives in the inbox: unread and newest. It is not saved or announced yet. */
export function incomingEmail(ctx: Pick<DomainContext, 'store' | 'now'>, email: IncomingEmail): Promise<EmailRecord> {
  return newEmail(ctx, { ...email, folder: 'inbox', isRead: false });
}

/** What tells subscribers that the email has arrived. */
export function toReceived({ id }: EmailRecord) {
  return { name: 'emailReceived', event: { emailId: id } } as const;
}

/** Adds an email to the inbox, unread and newest, and notifies subscribers. */
export async function deliverEmail(
  ctx: Pick<DomainContext, 'store' | 'now' | 'events' | 'locks'>,
  email: IncomingEmail,
): Promise<EmailRecord> {
  const put = await withLock(ctx, EMAIL_LOCK, async (commit) => {
    const arrived = await incomingEmail(ctx, email);
    await commit([{ table: 'mails', put: arrived }], { events: [toReceived(arrived)] });
    return arrived;
  });
  ctx.events.emit('emailReceived', toReceived(put).event);
  return put;
}
