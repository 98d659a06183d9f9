import { notFound } from '../../errors';
import type { EmailRecord } from '../../records/email';
import type { DomainContext } from '../context';

/** Lock key for all operations that change emails. */
export const EMAIL_LOCK = 'email';

/** Default values of an email. */
const BLANK: Omit<EmailRecord, 'id' | 'time'> = {
  from: { email: '', name: '', avatar: null },
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  message: '',
  attachments: [],
  isStarred: false,
  isRead: false,
  labels: [],
  replies: [],
  folder: 'inbox',
  formerFolder: null,
  replyToId: null,
  extras: {},
};

/** An email with the current time and a new id, not saved yet. */
export async function newEmail(
  { store, now }: Pick<DomainContext, 'store' | 'now'>,
  fields: Partial<Omit<EmailRecord, 'id'>>,
): Promise<EmailRecord> {
  return {
    ...BLANK,
    time: now().toISOString(),
    ...fields,
    id: await store.nextId('mails'),
  };
}

/** The email. Throws NOT_FOUND, also for a reply: replies are stored within their emails. */
export async function getEmail({ store }: Pick<DomainContext, 'store'>, id: string): Promise<EmailRecord> {
  const email = await store.get('mails', id);
  if (!email) throw notFound('email', id);
  return email;
}

/** The emails with the ids, without duplicates. Unknown ids are ignored. */
export async function emailsWithIds(
  { store }: Pick<DomainContext, 'store'>,
  ids: readonly string[],
): Promise<EmailRecord[]> {
  const emails = await store.getMany('mails', [...new Set(ids)]);
  return emails.filter((email) => email !== undefined);
}

/** The previous or next email in id order across all folders; null at either end. */
export async function findNeighbor(
  { store }: Pick<DomainContext, 'store'>,
  id: string,
  direction: 'previous' | 'next',
): Promise<EmailRecord | null> {
  const sign = direction === 'next' ? 1 : -1;
  const distance = (email: EmailRecord) => sign * (Number(email.id) - Number(id));
  const beyond = await store.list('mails', (email) => distance(email) > 0);
  return beyond.reduce<EmailRecord | null>(
    (nearest, email) => (nearest && distance(nearest) < distance(email) ? nearest : email),
    null,
  );
}
