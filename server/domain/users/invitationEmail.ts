import { say } from '../../records/sentence';
import type { UserRecord } from '../../records/users';
import { sendAccountEmail } from '../auth/accountEmail';
import { getAuthorName } from '../author';
import type { DomainContext } from '../context';

/** An invited user, and the URL of the page that sets the first password, with its token. */
export interface Invited {
  user: UserRecord;
  invitationLink: string;
}

/** Emails the link to the user. Returns whether it was sent, which only whoever sends emails knows the reason of. */
export async function deliverInvitation(ctx: DomainContext, { user, invitationLink }: Invited): Promise<boolean> {
  const name = getAuthorName({ user });
  const email = {
    to: { name, email: user.email },
    subject: say`You’re invited to Catalog Manager`,
    text: [
      say`Hello ${name},`,
      say`${getAuthorName(ctx)} created an account for you. Use this link to set your password and sign in:`,
    ],
    link: { label: say`Set your password`, url: invitationLink },
    note: say`The link works once and expires after seven days. If you didn’t expect this, ignore this email.`,
  };
  return sendAccountEmail(ctx, email).catch(() => false);
}
