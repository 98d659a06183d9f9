import { DEFAULT_MAIL_VIEW, type MailRecord, MAIL_VIEWS, type MailView } from '../../records/email';
import type { DomainContext } from '../context';
import { demoPages, type PageInput, pageOfRows, type PageResult } from '../paging';

/** What a list of mails finds; all that is given has to hold. */
export interface MailFilter {
  /** A view, or a folder of another name; INBOX where it is not given. */
  view?: string | null;
  /** In the subject or the sender's name, in whatever case. */
  q?: string | null;
  label?: string | null;
}

/** How many mails a view has. */
export interface MailCount {
  view: MailView;
  total: number;
  unread: number;
}

type Reads = Pick<DomainContext, 'store'>;

const isInView = (mail: MailRecord, view: string) =>
  view === 'starred' ? mail.isStarred && mail.folder !== 'trash' : mail.folder === view;

const hasText = ({ subject, from }: MailRecord, text: string) =>
  [subject, from.name].some((value) => value.toLowerCase().includes(text));

const byNewest = (a: MailRecord, b: MailRecord) =>
  Date.parse(b.time) - Date.parse(a.time) || Number(b.id) - Number(a.id);

/** All mails that the filter finds, newest first. */
export const findMails = async ({ store }: Reads, { view, q, label }: MailFilter): Promise<MailRecord[]> => {
  const text = q?.toLowerCase() ?? '';
  const found = await store.list(
    'mails',
    (mail) =>
      isInView(mail, view ?? DEFAULT_MAIL_VIEW) && hasText(mail, text) && (!label || mail.labels.includes(label)),
  );
  return found.sort(byNewest);
};

/** How many mails each view has, whatever any list shows. */
export const countMails = async ({ store }: Reads): Promise<MailCount[]> => {
  const mails = await store.list('mails');
  return MAIL_VIEWS.map((view) => {
    const shown = mails.filter((mail) => isInView(mail, view));
    return { view, total: shown.length, unread: shown.filter(({ isRead }) => !isRead).length };
  });
};

/** A page of the mails that the input finds, newest first. Throws INVALID for a bad page. */
export const listMails = async (
  ctx: Reads,
  input: MailFilter & PageInput,
): Promise<PageResult & { mails: MailRecord[]; counts: MailCount[] }> => {
  const { rows, ...page } = pageOfRows(await findMails(ctx, input), input, demoPages(10));
  return { mails: rows, counts: await countMails(ctx), ...page };
};
