import type { IntlShape } from 'react-intl';
import type { MailInput } from '../../graphql/types.generated';
import { htmlOfText, textOfHtml } from '../../lib/htmlText';
import { answerRecipients, answerSubject, latestOf } from './answers';
import type { AnswerKind } from './mailBoxParams';
import { quoteOf, splitQuote } from './mailQuote';
import type { MailFileFragment } from './MailBox.generated';
import type { MailReadingQuery } from './MailReading.generated';
import { joinRecipients, recipientText, type Recipient } from './recipients';
import { writeMessages } from './writeMessages';

/** A file of a mail that is written. */
export type WrittenFile = Pick<MailFileFragment, 'fileName' | 'url' | 'size'> & { thumbnail: string | null };

/** What is typed of a mail. */
export interface MailValues {
  to: Recipient[];
  cc: Recipient[];
  bcc: Recipient[];
  subject: string;
  /** Plain text. */
  message: string;
  attachments: WrittenFile[];
}

/** A mail as it is begun: what is typed, and what goes with it unchanged. */
export interface MailBeginning {
  values: MailValues;
  /** HTML below the text. */
  quote: string;
  replyToId: string | null;
}

type SourceMail = MailReadingQuery['mail'];

const filesOf = (files: readonly MailFileFragment[]): WrittenFile[] =>
  files.map(({ fileName, url, thumbnail, size }) => ({ fileName, url, thumbnail, size }));

/** An empty mail. */
export const newBeginning: MailBeginning = {
  values: { to: [], cc: [], bcc: [], subject: '', message: '', attachments: [] },
  quote: '',
  replyToId: null,
};

/** A draft as it was left. */
export function draftBeginning(draft: SourceMail): MailBeginning {
  const { own, quote } = splitQuote(draft.message);
  const { subject, attachments, replyToId } = draft;
  const [to, cc, bcc] = [draft.to, draft.cc, draft.bcc].map((list) => joinRecipients(list, []));
  const values = { to: to ?? [], cc: cc ?? [], bcc: bcc ?? [], subject, message: textOfHtml(own) };
  return { values: { ...values, attachments: filesOf(attachments) }, quote, replyToId };
}

/** An answer to a mail, which is quoted below it; a forwarded one takes the files along. */
export function answerBeginning(
  mail: SourceMail,
  kind: AnswerKind,
  ownAddress: string,
  intl: IntlShape,
): MailBeginning {
  const source = kind === 'forward' ? mail : latestOf(mail);
  const { formatMessage, formatDate } = intl;
  const time = formatDate(source.time, { dateStyle: 'medium', timeStyle: 'short' });
  const lines =
    kind === 'forward'
      ? [
          formatMessage(writeMessages.forwarded),
          formatMessage(writeMessages.quoteFrom, { names: recipientText(source.from) }),
          formatMessage(writeMessages.quoteTime, { time }),
          formatMessage(writeMessages.quoteSubject, { subject: source.subject }),
          formatMessage(writeMessages.quoteTo, { names: source.to.map(recipientText).join(', ') }),
        ]
      : [formatMessage(writeMessages.wrote, { time, name: source.from.name || source.from.email })];
  return {
    values: {
      ...answerRecipients(source, kind, ownAddress),
      bcc: [],
      subject: answerSubject(mail.subject, kind),
      message: '',
      attachments: kind === 'forward' ? filesOf(source.attachments) : [],
    },
    quote: quoteOf(mail.id, lines, splitQuote(source.message).own),
    replyToId: kind === 'forward' ? null : mail.id,
  };
}

/** What is sent or kept of a mail. */
export function mailInputOf(values: MailValues, { quote, replyToId }: Omit<MailBeginning, 'values'>): MailInput {
  return { ...values, message: htmlOfText(values.message) + quote, replyToId };
}

/** Whether there is anything in a mail that is worth keeping. */
export const hasContent = ({ to, cc, bcc, subject, message, attachments }: MailValues): boolean =>
  to.length + cc.length + bcc.length + attachments.length > 0 || subject.trim() !== '' || message.trim() !== '';
