import type { AnswerKind } from './mailBoxParams';
import type { MailMessageFragment, MailReadingQuery } from './MailReading.generated';
import { joinRecipients, type Recipient } from './recipients';

/** The mail of a thread that an answer speaks of: the newest. */
export const latestOf = (mail: MailReadingQuery['mail']): MailMessageFragment => mail.replies.at(-1) ?? mail;

/**
 * Whom an answer to a mail is for. An answer to one's own mail goes to those for whom that was; nobody answers
 * themselves, and a forwarded mail goes to nobody yet.
 */
export function answerRecipients(
  { from, to, cc }: Pick<MailMessageFragment, 'from' | 'to' | 'cc'>,
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

/** The subject of an answer: with the usual prefix, once. */
export function answerSubject(subject: string, kind: AnswerKind): string {
  const prefix = kind === 'forward' ? 'Fwd:' : 'Re:';
  return subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : `${prefix} ${subject}`.trim();
}
