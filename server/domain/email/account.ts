import type { EmailSenderRecord } from '../../records/email';
import { actingUser } from '../actingUser';
import { getAuthorName } from '../author';
import type { DomainContext } from '../context';

/**
 * The signed-in account as an email sender: the owner of the mailbox. Throws UNAUTHENTICATED if no one is signed in.
 */
export async function ownSender(ctx: Pick<DomainContext, 'store' | 'user'>): Promise<EmailSenderRecord> {
  const user = await actingUser(ctx);
  return { email: user.email, name: getAuthorName({ user }), avatar: user.avatar };
}
