import { DomainError } from '../../errors';
import type { AuthUserRecord } from '../../records/auth';
import type { MailSenderRecord } from '../../records/email';
import { authorOf } from '../catalogs/author';
import type { DomainContext } from '../context';

/** Whose mail box it is: who is signed in, else the first administrator. Throws CONFLICT where there is neither. */
const accountOf = async ({ store, user }: Pick<DomainContext, 'store' | 'user'>): Promise<AuthUserRecord> => {
  const account = user ?? (await store.list('authUsers', ({ role }) => role === 'admin'))[0];
  if (!account) throw new DomainError('CONFLICT', 'No account is there to send mails from. Register one first.');
  return account;
};

/** The account as a sender of mails. */
export const ownSender = async (ctx: Pick<DomainContext, 'store' | 'user'>): Promise<MailSenderRecord> => {
  const user = await accountOf(ctx);
  return { email: user.email, name: authorOf({ user }), avatar: user.avatar };
};
