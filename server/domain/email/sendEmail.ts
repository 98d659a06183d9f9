import type { EmailRecord } from '../../records/email';
import type { Change } from '../../records/tables';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';
import { ownSender } from './account';
import { incomingEmail, toReceived } from './deliverEmail';
import { getAnswered, getDraft } from './drafts';
import { EMAIL_LOCK, newEmail } from './emailBox';
import { assertSendable, type EmailInput, writtenEmail } from './writtenEmail';

type Writes = Pick<DomainContext, 'store' | 'now' | 'events' | 'user' | 'locks'>;

/** A sent email and the email it replies to. */
export interface SentEmail {
  email: EmailRecord;
  repliedTo: EmailRecord | null;
}

/** The copy for the inbox if the sender is also a recipient; otherwise null. */
const ownCopy = async (ctx: Writes, email: EmailRecord) => {
  const { from, to, cc, bcc, subject, message, attachments } = email;
  const own = from.email.toLowerCase();
  if (![...to, ...cc, ...bcc].some(({ email }) => email.toLowerCase() === own)) return null;
  return incomingEmail(ctx, { from, to, cc, subject, message, attachments });
};

/**
 * Sends an email from the account. A reply is stored within the email it replies to; any other email goes to the sent
 * folder. An email to the account's own address also arrives in the inbox. The draft it was written from is removed.
 * Throws INVALID with `fields`, NOT_FOUND, or CONFLICT if `draftId` is not a draft or the email replied to is one.
 */
export async function sendEmail(
  ctx: Writes,
  { input, draftId }: { input: EmailInput; draftId?: string | null },
): Promise<SentEmail> {
  const written = writtenEmail(input);
  assertSendable(written);
  const { arrived, ...sent } = await withLock(ctx, EMAIL_LOCK, async (commit) => {
    const draft = draftId ? await getDraft(ctx, draftId) : null;
    const parent = await getAnswered(ctx, written.replyToId);
    const from = await ownSender(ctx);
    const email = await newEmail(ctx, { ...written, replyToId: null, from, folder: 'sent', isRead: true });
    const repliedTo = parent && { ...parent, replies: [...parent.replies, email] };
    const arrived = await ownCopy(ctx, email);
    const changes: Change[] = [
      { table: 'mails', put: repliedTo ?? email },
      ...(arrived ? [{ table: 'mails', put: arrived } as const] : []),
      ...(draft ? [{ table: 'mails', remove: draft.id } as const] : []),
    ];
    await commit(changes, arrived ? { events: [toReceived(arrived)] } : {});
    return { email: email, repliedTo, arrived };
  });
  if (arrived) ctx.events.emit('emailReceived', toReceived(arrived).event);
  return sent;
}
