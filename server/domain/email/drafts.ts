import { DomainError } from '../../errors';
import type { EmailRecord } from '../../records/email';
import { say } from '../../records/sentence';
import { withLock } from '../withLock';
import type { DomainContext } from '../context';
import { ownSender } from './account';
import { EMAIL_LOCK, getEmail, newEmail } from './emailBox';
import { type EmailInput, writtenEmail } from './writtenEmail';

/** The draft. Throws NOT_FOUND, or CONFLICT if the email is not a draft. */
export async function getDraft(ctx: Pick<DomainContext, 'store'>, id: string): Promise<EmailRecord> {
  const email = await getEmail(ctx, id);
  if (email.folder === 'draft') return email;
  throw new DomainError('CONFLICT', say`"${email.subject}" is no longer a draft. Write a new email instead.`);
}

/**
 * The email that is replied to, or null if there is none. Throws NOT_FOUND, or CONFLICT for a draft, which was never
 * sent.
 */
export async function getAnswered(ctx: Pick<DomainContext, 'store'>, id: string | null): Promise<EmailRecord | null> {
  const email = id === null ? null : await getEmail(ctx, id);
  if (email?.folder !== 'draft') return email;
  throw new DomainError('CONFLICT', say`"${email.subject}" is a draft. You can’t reply to a draft. Edit it instead.`);
}

/**
 * Saves an email as a new draft, or updates the draft with the id. Throws INVALID with `fields`, NOT_FOUND, or CONFLICT
 * if the id is not a draft or the email replied to is one.
 */
export async function saveDraft(
  ctx: Pick<DomainContext, 'store' | 'now' | 'user' | 'locks'>,
  { id, input }: { id?: string | null; input: EmailInput },
): Promise<EmailRecord> {
  const written = writtenEmail(input);
  return withLock(ctx, EMAIL_LOCK, async (commit) => {
    await getAnswered(ctx, written.replyToId);
    const from = await ownSender(ctx);
    const put = id
      ? { ...(await getDraft(ctx, id)), ...written, from, time: ctx.now().toISOString() }
      : await newEmail(ctx, { ...written, from, folder: 'draft', isRead: true });
    await commit([{ table: 'mails', put }]);
    return put;
  });
}
