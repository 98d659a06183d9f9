import { DEFAULT_MAIL_VIEW, type MailRecord, MAIL_VIEWS, type MailView } from '../../records/email';
import type { EmailSort, SortDirection } from '../../types.generated';
import type { DomainContext } from '../context';
import { type PageInput, pageOfRows, type PageResult, sortSign } from '../paging';

/** Filter of an email list. An email must match all given conditions. */
export interface MailFilter {
  /** A view or the name of another folder. Defaults to INBOX. */
  view?: string | null;
  /** Search in the subject and the sender's name, case-insensitive. */
  q?: string | null;
  label?: string | null;
}

/** The number of emails in a view. */
export interface MailCount {
  view: MailView;
  total: number;
  unread: number;
}

/** Sort and direction of an email list. */
export interface EmailOrder {
  sort?: EmailSort | null;
  direction?: SortDirection | null;
}

/** A page of emails with the counts of all views. */
export interface MailPage extends PageResult {
  emails: MailRecord[];
  counts: MailCount[];
}

type Reads = Pick<DomainContext, 'store'>;

const isInView = (mail: MailRecord, view: string) =>
  view === 'starred' ? mail.isStarred && mail.folder !== 'trash' : mail.folder === view;

const hasText = ({ subject, from }: MailRecord, text: string) =>
  [subject, from.name].some((value) => value.toLowerCase().includes(text));

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const byNewest = (a: MailRecord, b: MailRecord) =>
  Date.parse(b.time) - Date.parse(a.time) || Number(b.id) - Number(a.id);

/** All emails that match the filter, newest first. */
export async function findMails({ store }: Reads, { view, q, label }: MailFilter): Promise<MailRecord[]> {
  const text = q?.toLowerCase() ?? '';
  const found = await store.list(
    'mails',
    (mail) =>
      isInView(mail, view ?? DEFAULT_MAIL_VIEW) && hasText(mail, text) && (!label || mail.labels.includes(label)),
  );
  return found.sort(byNewest);
}

/** The number of emails in each view, regardless of filters. */
export async function countMails({ store }: Reads): Promise<MailCount[]> {
  const mails = await store.list('mails');
  return MAIL_VIEWS.map((view) => {
    const shown = mails.filter((mail) => isInView(mail, view));
    return { view, total: shown.length, unread: shown.filter(({ isRead }) => !isRead).length };
  });
}

const SORTS: Record<EmailSort, (a: MailRecord, b: MailRecord) => number> = {
  TIME: (a, b) => byNewest(b, a),
  SUBJECT: (a, b) => collator.compare(a.subject, b.subject),
  SENDER: (a, b) => collator.compare(a.from.name, b.from.name),
};

/** A page of the emails that match the input, newest first by default. Throws INVALID for invalid paging. */
export async function listMails(ctx: Reads, input: MailFilter & PageInput & EmailOrder): Promise<MailPage> {
  const sign = sortSign(input, 'DESC');
  const compare = SORTS[input.sort ?? 'TIME'];
  const found = (await findMails(ctx, input)).sort((a, b) => sign * compare(a, b) || byNewest(a, b));
  const { rows, ...page } = pageOfRows(found, input);
  return { emails: rows, counts: await countMails(ctx), ...page };
}
