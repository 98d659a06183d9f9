import { notFound } from '../../errors';
import type { MailRecord } from '../../records/email';
import type { DomainContext } from '../context';

/** Key of the turns of all rules that change mails. */
export const EMAIL_KEY = 'email';

/** What a mail is where nothing else is said about it. */
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

/** A mail of now under a new id, which is not kept yet. */
export const newMail = async (
  { store, now }: Pick<DomainContext, 'store' | 'now'>,
  fields: Partial<Omit<MailRecord, 'id'>>,
): Promise<MailRecord> => ({
  ...BLANK,
  time: now().toISOString(),
  ...fields,
  id: await store.nextId('mails'),
});

/** The mail. Throws NOT_FOUND, for a reply too: those are found within their mails only. */
export const getMail = async ({ store }: Pick<DomainContext, 'store'>, id: string): Promise<MailRecord> => {
  const mail = await store.get('mails', id);
  if (!mail) throw notFound('mail', id);
  return mail;
};

/** The mails with the ids, each once; ids that are not there are passed over. */
export const mailsWithIds = async (
  { store }: Pick<DomainContext, 'store'>,
  ids: readonly string[],
): Promise<MailRecord[]> => {
  const mails = await Promise.all([...new Set(ids)].map((id) => store.get('mails', id)));
  return mails.filter((mail) => mail !== undefined);
};

/** The mail next to the id in the order of ids, over all folders; null off either end. */
export const neighbourOf = async (
  { store }: Pick<DomainContext, 'store'>,
  id: string,
  direction: 'previous' | 'next',
): Promise<MailRecord | null> => {
  const sign = direction === 'next' ? 1 : -1;
  const distance = (mail: MailRecord) => sign * (Number(mail.id) - Number(id));
  const beyond = await store.list('mails', (mail) => distance(mail) > 0);
  return beyond.reduce<MailRecord | null>(
    (nearest, mail) => (nearest && distance(nearest) < distance(mail) ? nearest : mail),
    null,
  );
};
