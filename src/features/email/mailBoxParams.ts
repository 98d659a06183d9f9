import { href, paths } from '../../routing/paths';
import { urlChoice, urlLongPage, urlText } from '../../routing/urlParams';
import { writeUrlState } from '../../routing/useUrlState';

/** All views of the mail box, in the order of the rail. */
export const mailViews = ['INBOX', 'STARRED', 'SENT', 'DRAFT', 'SPAM', 'TRASH'] as const;

/** All labels that a mail can have. */
export const mailLabels = ['PRIVATE', 'COMPANY', 'IMPORTANT', 'PERSONAL'] as const;

/** Ways to answer a mail. */
export const answerKinds = ['reply', 'replyAll', 'forward'] as const;

/** One of the ways to answer a mail. */
export type AnswerKind = (typeof answerKinds)[number];

/** What the address of the mail box says: the list, the mail that is read, and the mail that is written. */
export const mailBoxParams = {
  ...urlLongPage,
  view: urlChoice(mailViews, 'INBOX'),
  label: urlChoice(mailLabels),
  q: urlText(),
  /** Id of the mail that is read. */
  mail: urlText(),
  /** A new mail, or an answer to the one that is read. */
  write: urlChoice(['new', ...answerKinds] as const),
  /** Id of the draft that is gone on with. */
  draft: urlText(),
};

/** State of the mail box, as the address has it. */
export type MailBoxState = {
  [Name in keyof typeof mailBoxParams]: (typeof mailBoxParams)[Name]['initial'];
};

/** The address of the mail box in some state. */
export function mailBoxHref(state: Partial<MailBoxState>): string {
  const search = writeUrlState<MailBoxState>(mailBoxParams, new URLSearchParams(), state);
  return href(paths.email) + (search.size > 0 ? `?${search}` : '');
}

/** No search and no label. */
export const noFilters = { q: '', label: null, page: 1 } as const;

/** Nothing is written. */
export const nothingWritten = { write: null, draft: '' } as const;
