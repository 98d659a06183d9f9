import type { MailRecord } from '../../records/email';
import type { Change } from '../../records/tables';
import type { MailInput } from '../../types.generated';
import { inTurn } from '../inTurn';
import type { DomainContext } from '../context';
import { ownSender } from './account';
import { incomingMail } from './deliverMail';
import { getAnswered, getDraft } from './drafts';
import { EMAIL_KEY, newMail } from './mailBox';
import { assertSendable, writtenMail } from './writtenMail';

type Writes = Pick<DomainContext, 'store' | 'now' | 'events' | 'user'>;

/** A mail that has gone out, and the one that it answers. */
export interface SentMail {
  mail: MailRecord;
  repliedTo: MailRecord | null;
}

/** The copy that arrives where the mail is for its own sender; null where it is not. */
const ownCopy = async (ctx: Writes, mail: MailRecord) => {
  const { from, to, cc, bcc, subject, message, attachments } = mail;
  const own = from.email.toLowerCase();
  if (![...to, ...cc, ...bcc].some(({ email }) => email.toLowerCase() === own)) return null;
  return incomingMail(ctx, { from, to, cc, subject, message, attachments });
};

/**
 * Sends a mail from the account: an answer is kept within the mail that it answers, any other mail in the folder
 * sent. One to the account's own address arrives in the inbox as well; the draft that it was is removed. Throws INVALID
 * with `fields`, NOT_FOUND, or CONFLICT where `draftId` is no draft or the mail that is answered is one.
 */
export const sendMail = async (
  ctx: Writes,
  { input, draftId }: { input: MailInput; draftId?: string | null },
): Promise<SentMail> => {
  const written = writtenMail(input);
  assertSendable(written);
  const { arrived, ...sent } = await inTurn(ctx.store, EMAIL_KEY, async () => {
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
    return { mail, repliedTo, arrived };
  });
  if (arrived) ctx.events.emit('mailReceived', { mailId: arrived.id });
  return sent;
};
