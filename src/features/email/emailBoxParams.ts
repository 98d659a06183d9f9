import { href, paths } from '#routing/paths';
import { urlChoice, urlLongPage, urlText } from '#routing/urlParams';
import { writeUrlState } from '#routing/useUrlState';

/** All views of the mailbox, in sidebar order. */
export const emailViews = ['INBOX', 'STARRED', 'SENT', 'DRAFT', 'SPAM', 'TRASH'] as const;

/** All labels of emails. */
export const emailLabels = ['PRIVATE', 'COMPANY', 'IMPORTANT', 'PERSONAL'] as const;

/** The kinds of reply to an email. */
const answerKinds = ['reply', 'replyAll', 'forward'] as const;

/** A kind of reply to an email. */
export type AnswerKind = (typeof answerKinds)[number];

/** URL parameters of the mailbox: the list, the open email, and the email being written. */
export const emailBoxParams = {
  ...urlLongPage,
  view: urlChoice(emailViews, 'INBOX'),
  label: urlChoice(emailLabels),
  q: urlText(),
  /** Id of the open email. */
  email: urlText(),
  /** A new email, or a reply to the open one. */
  write: urlChoice(['new', ...answerKinds] as const),
  /** Id of the draft being edited. */
  draft: urlText(),
};

/** State of the mailbox as stored in the URL. */
export type EmailBoxState = {
  [Name in keyof typeof emailBoxParams]: (typeof emailBoxParams)[Name]['initial'];
};

/** The URL of the mailbox in a given state. */
export function emailBoxHref(state: Partial<EmailBoxState>): string {
  const search = writeUrlState<EmailBoxState>(emailBoxParams, new URLSearchParams(), state);
  return href(paths.email) + (search.size > 0 ? `?${search}` : '');
}

/** State without search and label. */
export const noFilters = { q: '', label: null, page: 1 } as const;

/** State without an email being written. */
export const nothingWritten = { write: null, draft: '' } as const;
