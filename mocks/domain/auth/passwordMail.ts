import type { DomainContext } from '../context';

/** Who sends the links for a new password. */
export const ACCOUNTS_SENDER = { name: 'Catalog Manager', email: 'accounts@catalog-manager.example', avatar: null };

/** A mail with a link for a new password as one reads it. */
export interface PasswordMail {
  /** `Name <address>`. */
  from: string;
  to: string;
  subject: string;
  /** HTML. */
  message: string;
  /** ISO 8601 in UTC. */
  time: string;
}

const named = ({ name, email }: { name: string; email: string }) => `${name} <${email}>`;

/**
 * The latest mail with a link for a new password to the address; null where there is none. For those who may open every
 * mail box: the embedded gateway shows it to the owner of the browser, as no mail ever leaves it.
 */
export const latestPasswordMail = async (
  { store }: Pick<DomainContext, 'store'>,
  address: string,
): Promise<PasswordMail | null> => {
  const wanted = address.trim();
  const mails = await store.list(
    'mails',
    ({ from, to, folder }) =>
      folder === 'inbox' && from.email === ACCOUNTS_SENDER.email && to.some(({ email }) => email === wanted),
  );
  const [latest] = mails.sort((a, b) => b.time.localeCompare(a.time) || Number(b.id) - Number(a.id));
  if (!latest) return null;
  const { from, to, subject, message, time } = latest;
  return { from: named(from), to: to.map(named).join(', '), subject, message, time };
};
