import { notFound } from '../../errors';
import type { MailRecord } from '../../records/email';
import type { DomainContext } from '../context';

/** Lock key for all operations that change emails. */
export const EMAIL_LOCK = 'email';

/** Default values of an email. */
const BLANK: Omit<MailRecord, 'id' | 'time'> = {
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
export async function newMail(
  { store, now }: Pick<DomainContext, 'store' | 'now'>,
  fields: Partial<Omit<MailRecord, 'id'>>,
): Promise<MailRecord> {
  return {
    ...BLANK,
    time: now().toISOString(),
    ...fields,
    id: await store.nextId('mails'),
  };
}

/** The email. Throws NOT_FOUND, also for a reply: replies are stored within their emails. */
export async function getMail({ store }: Pick<DomainContext, 'store'>, id: string): Promise<MailRecord> {
  const mail = await store.get('mails', id);
  if (!mail) throw notFound('mail', id);
  return mail;
}

/** The emails with the ids, without duplicates. Unknown ids are ignored. */
export async function mailsWithIds(
  { store }: Pick<DomainContext, 'store'>,
  ids: readonly string[],
): Promise<MailRecord[]> {
  const mails = await Promise.all([...new Set(ids)].map((id) => store.get('mails', id)));
  return mails.filter((mail) => mail !== undefined);
}

/** The previous or next email in id order across all folders; null at either end. */
export async function findNeighbor(
  { store }: Pick<DomainContext, 'store'>,
  id: string,
  direction: 'previous' | 'next',
): Promise<MailRecord | null> {
  const sign = direction === 'next' ? 1 : -1;
  const distance = (mail: MailRecord) => sign * (Number(mail.id) - Number(id));
  const beyond = await store.list('mails', (mail) => distance(mail) > 0);
  return beyond.reduce<MailRecord | null>(
    (nearest, mail) => (nearest && distance(nearest) < distance(mail) ? nearest : mail),
    null,
  );
}
