import { escapeHtml } from '#shared/escapeHtml';
import type { OutgoingEmail } from '#server/domain/auth/emailText';
import type { Log } from './log';
import type { MailSettings } from './settings';

/** Milliseconds after which an email server counts as away: to connect and to greet, and between two answers. */
const CONNECT_MS = 10_000;
const ANSWER_MS = 30_000;

/** Hosts of this machine, to which a password can be sent without TLS. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Why it failed, without the link that an email server could repeat. */
const getReason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/https?:\/\/\S+/g, '…');

const toPage = ({ language, html }: OutgoingEmail): string =>
  `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"></head>` +
  `<body style="font-family: sans-serif; line-height: 1.5">${html}</body></html>`;

/**
 * Returns a function that sends an email over the email server, and rejects if that can't be reached or refuses it.
 * Why, the log says. A email server that can't be reached at the start is logged, too.
 */
export async function createMailer(
  { url, from }: MailSettings,
  log: Pick<Log, 'error'>,
): Promise<(email: OutgoingEmail) => Promise<void>> {
  const { createTransport } = await import('nodemailer');
  const [user, pass] = [url.username, url.password].map(decodeURIComponent);
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    // Without it, a machine in between could ask for the password by leaving TLS out.
    requireTLS: Boolean(user) && !LOOPBACK.includes(url.hostname),
    ...(user && { auth: { user, pass } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
  });
  transport.verify().catch((error: unknown) => {
    log.error(`The email server of SMTP_URL can’t be used now: ${getReason(error)}`);
  });
  return async (email) => {
    const { to, subject, text } = email;
    try {
      await transport.sendMail({
        from,
        to: { name: to.name, address: to.email },
        subject,
        text,
        html: toPage(email),
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': email.language },
      });
    } catch (error) {
      log.error(`An email couldn’t be sent: ${getReason(error)}`);
      throw error;
    }
  };
}
