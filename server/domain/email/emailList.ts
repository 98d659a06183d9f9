import { compareNames } from '../locales/nameOrder';
import { DEFAULT_MAIL_VIEW, type EmailRecord, MAIL_VIEWS, type EmailView } from '../../records/email';
import type { EmailSort, SortDirection } from '../../types.generated';
import type { DomainContext } from '../context';
import { type PageInput, pageOfRows, type PageResult, sortSign } from '../lists/paging';
import { foldQuery, foldText } from '#shared/foldText';

/** Filter of an email list. An email must match all given conditions. */
export interface EmailFilter {
  /** A view or the name of another folder. Defaults to INBOX. */
  view?: string | null;
  /** Search in the subject and the sender's name, case-insensitive. */
  q?: string | null;
  label?: string | null;
}

/** The number of emails in a view. */
export interface EmailCount {
  view: EmailView;
  total: number;
  unread: number;
}

/** Sort and direction of an email list. */
export interface EmailOrder {
  sort?: EmailSort | null;
  direction?: SortDirection | null;
}

/** A page of emails with the counts of all views. */
export interface ListedEmailPage extends PageResult {
  emails: EmailRecord[];
  counts: EmailCount[];
}

type Reads = Pick<DomainContext, 'store'>;

const isInView = (email: EmailRecord, view: string) =>
  view === 'starred' ? email.isStarred && email.folder !== 'trash' : email.folder === view;

const hasText = ({ subject, from }: EmailRecord, text: string) =>
  [subject, from.name].some((value) => foldText(value).includes(text));

const byNewest = (a: EmailRecord, b: EmailRecord) =>
  Date.parse(b.time) - Date.parse(a.time) || Number(b.id) - Number(a.id);

/** All emails that match the filter, newest first. */
export async function findEmails({ store }: Reads, { view, q, label }: EmailFilter): Promise<EmailRecord[]> {
  const text = foldQuery(q);
  const found = await store.list(
    'mails',
    (email) =>
      isInView(email, view ?? DEFAULT_MAIL_VIEW) && hasText(email, text) && (!label || email.labels.includes(label)),
  );
  return found.sort(byNewest);
}

/** The number of emails in each view, regardless of filters. */
export async function countEmails({ store }: Reads): Promise<EmailCount[]> {
  const emails = await store.list('mails');
  return MAIL_VIEWS.map((view) => {
    const shown = emails.filter((email) => isInView(email, view));
    return { view, total: shown.length, unread: shown.filter(({ isRead }) => !isRead).length };
  });
}

const SORTS: Record<EmailSort, (a: EmailRecord, b: EmailRecord) => number> = {
  TIME: (a, b) => byNewest(b, a),
  SUBJECT: (a, b) => compareNames(a.subject, b.subject),
  SENDER: (a, b) => compareNames(a.from.name, b.from.name),
};

/** A page of the emails that match the input, newest first by default. Throws INVALID for invalid paging. */
export async function listEmails(ctx: Reads, input: EmailFilter & PageInput & EmailOrder): Promise<ListedEmailPage> {
  const sign = sortSign(input, 'DESC');
  const compare = SORTS[input.sort ?? 'TIME'];
  const found = (await findEmails(ctx, input)).sort((a, b) => sign * compare(a, b) || byNewest(a, b));
  const { rows, ...page } = pageOfRows(found, input);
  return { emails: rows, counts: await countEmails(ctx), ...page };
}
