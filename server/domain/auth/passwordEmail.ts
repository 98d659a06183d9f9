import { DomainError } from '../../errors';
import { say } from '../../records/sentence';
import type { DomainContext } from '../context';

/** Sender of password reset emails. */
export const ACCOUNTS_SENDER = { name: 'Catalog Manager', email: 'accounts@catalog-manager.example', avatar: null };

/** A password reset email in readable form. */
export interface PasswordEmail {
  /** `Name <address>`. */
  from: string;
  to: string;
  subject: string;
  /** HTML. */
  message: string;
  /** ISO 8601 in UTC. */
  time: string;
}

/** Throws FORBIDDEN on a server that has neither an email server nor the demo's inbox. */
export function assertSendsEmail({ demo, sendEmail }: Pick<DomainContext, 'demo' | 'sendEmail'>): void {
  if (demo || sendEmail) return;
  throw new DomainError('FORBIDDEN', say`This server doesn’t send email. Ask an administrator for a link.`);
}

const named = ({ name, email }: { name: string; email: string }) => `${name} <${email}>`;

/**
 * Returns the latest password reset email sent to the address, or null if there is none. Only for callers that are
 * allowed to open every mailbox: the embedded gateway shows it to the owner of the browser, because no email is
 * actually sent.
 */
export async function latestPasswordEmail(
  { store }: Pick<DomainContext, 'store'>,
  address: string,
): Promise<PasswordEmail | null> {
  const wanted = address.trim();
  const emails = await store.list(
    'mails',
    ({ from, to, folder }) =>
      folder === 'inbox' && from.email === ACCOUNTS_SENDER.email && to.some(({ email }) => email === wanted),
  );
  const [latest] = emails.sort((a, b) => b.time.localeCompare(a.time) || Number(b.id) - Number(a.id));
  if (!latest) return null;
  const { from, to, subject, message, time } = latest;
  return { from: named(from), to: to.map(named).join(', '), subject, message, time };
}
