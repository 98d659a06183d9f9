import type { MailRecord } from '../../records/email';
import { inTurn } from '../inTurn';
import type { DomainContext } from '../context';
import { EMAIL_KEY, newMail } from './mailBox';

/** A mail on its way to the inbox. */
export type IncomingMail = Pick<MailRecord, 'from' | 'to' | 'subject' | 'message'> &
  Partial<Pick<MailRecord, 'cc' | 'attachments' | 'labels'>>;

/** The mail as it arrives in the inbox: unread, and the newest. It is neither kept nor told of yet. */
export const incomingMail = (ctx: Pick<DomainContext, 'store' | 'now'>, mail: IncomingMail): Promise<MailRecord> =>
  newMail(ctx, { ...mail, folder: 'inbox', isRead: false });

/** Puts a mail into the inbox, unread and the newest, and tells those who listen for mails. */
export const deliverMail = async (
  ctx: Pick<DomainContext, 'store' | 'now' | 'events'>,
  mail: IncomingMail,
): Promise<MailRecord> => {
  const put = await inTurn(ctx.store, EMAIL_KEY, async () => {
    const arrived = await incomingMail(ctx, mail);
    await ctx.store.commit([{ table: 'mails', put: arrived }]);
    return arrived;
  });
  ctx.events.emit('mailReceived', { mailId: put.id });
  return put;
};
