import { DomainError } from '../../errors';
import type { MailRecord } from '../../records/email';
import type { MailInput } from '../../types.generated';
import { inTurn } from '../inTurn';
import type { DomainContext } from '../context';
import { ownSender } from './account';
import { EMAIL_KEY, getMail, newMail } from './mailBox';
import { writtenMail } from './writtenMail';

/** The draft. Throws NOT_FOUND, or CONFLICT for a mail that is none. */
export const getDraft = async (ctx: Pick<DomainContext, 'store'>, id: string): Promise<MailRecord> => {
  const mail = await getMail(ctx, id);
  if (mail.folder === 'draft') return mail;
  throw new DomainError('CONFLICT', `"${mail.subject}" is no draft any more. Write a new mail instead.`);
};

/** The mail that is answered; null for none. Throws NOT_FOUND, or CONFLICT for a draft, which nobody has got yet. */
export const getAnswered = async (ctx: Pick<DomainContext, 'store'>, id: string | null): Promise<MailRecord | null> => {
  const mail = id === null ? null : await getMail(ctx, id);
  if (mail?.folder !== 'draft') return mail;
  throw new DomainError(
    'CONFLICT',
    `"${mail.subject}" is a draft, which cannot be answered. Go on writing it instead.`,
  );
};

/**
 * Keeps a mail to go on with later: as a new draft, or in place of the one with the id. Throws INVALID with `fields`,
 * NOT_FOUND, or CONFLICT where the id is no draft's or the mail that it answers is one.
 */
export const saveDraft = async (
  ctx: Pick<DomainContext, 'store' | 'now' | 'user'>,
  { id, input }: { id?: string | null; input: MailInput },
): Promise<MailRecord> => {
  const written = writtenMail(input);
  return inTurn(ctx.store, EMAIL_KEY, async () => {
    await getAnswered(ctx, written.replyToId);
    const from = await ownSender(ctx);
    const put = id
      ? { ...(await getDraft(ctx, id)), ...written, from, time: ctx.now().toISOString() }
      : await newMail(ctx, { ...written, from, folder: 'draft', isRead: true });
    await ctx.store.commit([{ table: 'mails', put }]);
    return put;
  });
};
