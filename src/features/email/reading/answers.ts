import type { AnswerKind } from '../emailBoxParams';
import type { EmailMessageFragment, EmailReadingQuery } from './EmailReading.generated';
import { joinRecipients, type Recipient } from '../writing/recipients';

/** The email of a thread that a reply refers to: the newest one. */
export function getLatest(email: EmailReadingQuery['email']): EmailMessageFragment {
  return email.replies.at(-1) ?? email;
}

/**
 * The recipients of a reply to an email. A reply to a sent email goes to its recipients. The user is never a recipient
 * of their own reply, and a forwarded email starts without recipients.
 */
export function answerRecipients(
  { from, to, cc }: Pick<EmailMessageFragment, 'from' | 'to' | 'cc'>,
  kind: AnswerKind,
  ownAddress: string,
): { to: Recipient[]; cc: Recipient[] } {
  if (kind === 'forward') return { to: [], cc: [] };
  const isOwn = ({ email }: Pick<Recipient, 'email'>) => email.toLowerCase() === ownAddress.toLowerCase();
  const others = (people: readonly Recipient[]) =>
    joinRecipients(
      people.filter((each) => !isOwn(each)),
      [],
    );
  const first = isOwn(from) ? to : [from];
  if (kind === 'reply') return { to: joinRecipients(first, []), cc: [] };
  const all = others(joinRecipients(first, to));
  const known = new Set(all.map(({ email }) => email.toLowerCase()));
  return { to: all, cc: others(cc).filter(({ email }) => !known.has(email.toLowerCase())) };
}

/** The subject of a reply with the usual prefix, which is not repeated. */
export function answerSubject(subject: string, kind: AnswerKind): string {
  const prefix = kind === 'forward' ? 'Fwd:' : 'Re:';
  return subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : `${prefix} ${subject}`.trim();
}
