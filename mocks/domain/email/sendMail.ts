import type { MailRecord } from '../../records/email';
import type { Change } from '../../records/tables';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';
import { ownSender } from './account';
import { incomingMail } from './deliverMail';
import { getAnswered, getDraft } from './drafts';
import { EMAIL_LOCK, newMail } from './mailBox';
import { assertSendable, type EmailInput, writtenMail } from './writtenMail';

type Writes = Pick<DomainContext, 'store' | 'now' | 'events' | 'user' | 'locks'>;

/** A sent email and the email it replies to. */
export interface SentMail {
  email: MailRecord;
  repliedTo: MailRecord | null;
}

/** The copy for the inbox if the sender is also a recipient; otherwise null. */
const ownCopy = async (ctx: Writes, mail: MailRecord) => {
  const { from, to, cc, bcc, subject, message, attachments } = mail;
  const own = from.email.toLowerCase();
  if (![...to, ...cc, ...bcc].some(({ email }) => email.toLowerCase() === own)) return null;
  return incomingMail(ctx, { from, to, cc, subject, message, attachments });
};

/**
 * Sends an email from the account. A reply is stored within the email it replies to; any other email goes to the sent
 * folder. An email to the account's own address also arrives in the inbox. The draft it was written from is removed.
 * Throws INVALID with `fields`, NOT_FOUND, or CONFLICT if `draftId` is not a draft or the email replied to is one.
 */
export async function sendMail(
  ctx: Writes,
  { input, draftId }: { input: EmailInput; draftId?: string | null },
): Promise<SentMail> {
  const written = writtenMail(input);
  assertSendable(written);
  const { arrived, ...sent } = await withLock(ctx, EMAIL_LOCK, async () => {
    const draft = draftId ? await getDraft(ctx, draftId) : null;
    const parent = await getAnswered(ctx, written.replyToId);
    const from = await ownSender(ctx);
    const mail = await newMail(ctx, { ...written, replyToId: null, from, folder: 'sent', isRead: true });
    const repliedTo = parent && { ...parent, replies: [...parent.replies, mail] };
    const arrived = await ownCopy(ctx, mail);
    const changes: Change[] = [
      { table: 'mails', put: repliedTo ?? mail },
      ...(arrived ? [{ table: 'mails', put: arrived } as const] : []),
      ...(draft ? [{ table: 'mails', remove: draft.id } as const] : []),
    ];
    await ctx.store.commit(changes);
    return { email: mail, repliedTo, arrived };
  });
  if (arrived) ctx.events.emit('mailReceived', { mailId: arrived.id });
  return sent;
}
