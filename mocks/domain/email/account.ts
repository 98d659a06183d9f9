import type { MailSenderRecord } from '../../records/email';
import { actingUser } from '../auth/actingUser';
import { authorOf } from '../catalogs/author';
import type { DomainContext } from '../context';

/** Who acts, as a sender of mails: the account whose mail box this is. Throws UNAUTHENTICATED where there is none. */
export const ownSender = async (ctx: Pick<DomainContext, 'store' | 'user'>): Promise<MailSenderRecord> => {
  const user = await actingUser(ctx);
  return { email: user.email, name: authorOf({ user }), avatar: user.avatar };
};
