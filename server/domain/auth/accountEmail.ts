import { toEnglish } from '../../records/sentenceText';
import type { DomainContext } from '../context';
import { deliverEmail } from '../email/deliverEmail';
import { renderEmail, type AccountEmail } from './emailText';
import { ACCOUNTS_SENDER } from './passwordEmail';

/**
 * Sends the email, to the demo's inbox if there is one, in the language in which its receiver last signed in, otherwise
 * in that of the request. Returns false on a server that sends no email. Rejects if it can't be sent.
 */
export async function sendAccountEmail(ctx: DomainContext, email: AccountEmail): Promise<boolean> {
  if (ctx.sendEmail) {
    const [receiver] = await ctx.store.list('authUsers', (account) => account.email === email.to.email);
    await ctx.sendEmail(email, receiver?.acceptLanguage ?? ctx.acceptLanguage);
  } else if (ctx.demo) {
    const { html: message } = renderEmail(email, null);
    await deliverEmail(ctx, { from: ACCOUNTS_SENDER, to: [email.to], subject: toEnglish(email.subject), message });
  } else return false;
  return true;
}
