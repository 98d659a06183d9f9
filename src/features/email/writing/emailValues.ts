import type { IntlShape } from 'react-intl';
import type { SendEmailInput } from '#graphql/types.generated';
import { htmlOfText, textOfHtml } from '#lib/htmlText';
import { answerRecipients, answerSubject, getLatest } from '../reading/answers';
import type { AnswerKind } from '../emailBoxParams';
import { toQuote, splitQuote } from './emailQuote';
import type { EmailFileFragment } from '../EmailBox.generated';
import type { EmailReadingQuery } from '../reading/EmailReading.generated';
import { joinRecipients, recipientText, type Recipient } from './recipients';
import { writeMessages } from './writeMessages';

/** An attachment of an email being written. */
export type WrittenFile = Pick<EmailFileFragment, 'fileName' | 'url' | 'bytes'> & { thumbnail: string | null };

/** The form values of an email. */
export interface EmailValues {
  to: Recipient[];
  cc: Recipient[];
  bcc: Recipient[];
  subject: string;
  /** Plain text. */
  message: string;
  attachments: WrittenFile[];
}

/** The initial form values of an email, and data sent with it unchanged. */
export interface EmailBeginning {
  values: EmailValues;
  /** HTML that is added below the text. */
  quote: string;
  replyToId: string | null;
}

type SourceEmail = EmailReadingQuery['email'];

const getFiles = (files: readonly EmailFileFragment[]): WrittenFile[] =>
  files.map(({ fileName, url, thumbnail, bytes }) => ({ fileName, url, thumbnail, bytes }));

/** An empty email. */
export const newBeginning: EmailBeginning = {
  values: { to: [], cc: [], bcc: [], subject: '', message: '', attachments: [] },
  quote: '',
  replyToId: null,
};

/** The initial state for editing a draft. */
export function draftBeginning(draft: SourceEmail): EmailBeginning {
  const { own, quote } = splitQuote(draft.message);
  const { subject, attachments, replyToId } = draft;
  const [to, cc, bcc] = [draft.to, draft.cc, draft.bcc].map((list) => joinRecipients(list, []));
  const values = { to: to ?? [], cc: cc ?? [], bcc: bcc ?? [], subject, message: textOfHtml(own) };
  return { values: { ...values, attachments: getFiles(attachments) }, quote, replyToId };
}

/** The initial state of a reply, which quotes the email. A forwarded email includes the attachments. */
export function answerBeginning(
  email: SourceEmail,
  kind: AnswerKind,
  ownAddress: string,
  intl: IntlShape,
): EmailBeginning {
  const source = kind === 'forward' ? email : getLatest(email);
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
      subject: answerSubject(email.subject, kind),
      message: '',
      attachments: kind === 'forward' ? getFiles(source.attachments) : [],
    },
    quote: toQuote(email.id, lines, splitQuote(source.message).own),
    replyToId: kind === 'forward' ? null : email.id,
  };
}

/** The input to send or save an email. */
export function toEmailInput(
  values: EmailValues,
  { quote, replyToId }: Omit<EmailBeginning, 'values'>,
): Omit<SendEmailInput, 'draftId'> {
  return { ...values, message: htmlOfText(values.message) + quote, replyToId };
}

/** Whether an email has any content worth saving. */
export function hasContent({ to, cc, bcc, subject, message, attachments }: EmailValues): boolean {
  return to.length + cc.length + bcc.length + attachments.length > 0 || subject.trim() !== '' || message.trim() !== '';
}
