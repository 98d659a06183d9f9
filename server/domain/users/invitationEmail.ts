import { escapeHtml } from '#shared/escapeHtml';
import type { UserRecord } from '../../records/users';
import { ACCOUNTS_SENDER } from '../auth/passwordEmail';
import { getAuthorName } from '../author';
import type { DomainContext } from '../context';
import { deliverEmail } from '../email/deliverEmail';

/** An invited user, and the path of the page that sets the first password, with its token. */
export interface Invited {
  user: UserRecord;
  invitationLink: string;
}

/** Emails the link to the user, if there is the demo's mailbox. */
export async function deliverInvitation(ctx: DomainContext, { user, invitationLink }: Invited): Promise<void> {
  if (!ctx.demo) return;
  const name = getAuthorName({ user });
  await deliverEmail(ctx, {
    from: ACCOUNTS_SENDER,
    to: [{ name, email: user.email }],
    subject: 'You’re invited to Catalog Manager',
    message: [
      `<p>Hello ${escapeHtml(name)},</p>`,
      `<p>${escapeHtml(getAuthorName(ctx))} created an account for you. Use this link to set your password and sign in:</p>`,
      `<p><a href="${invitationLink}">Set your password</a></p>`,
      '<p>The link works once and expires after seven days. If you didn’t expect this, ignore this email.</p>',
    ].join(''),
  });
}
