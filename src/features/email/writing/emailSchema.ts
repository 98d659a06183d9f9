import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { isEmailAddress } from '#shared/emailAddress';
import { writeMessages } from './writeMessages';

/** The recipients of an email, which must be email addresses also in a draft. */
export function recipientsSchema({ formatMessage, formatList }: IntlShape) {
  const people = z.array(z.object({ email: z.string(), name: z.string() })).check(({ value, issues }) => {
    const wrong = value.filter(({ email }) => !isEmailAddress(email)).map(({ email }) => email);
    if (wrong.length === 0) return;
    issues.push({
      code: 'custom',
      input: value,
      message: formatMessage(writeMessages.badAddress, { count: wrong.length, address: formatList(wrong) }),
    });
  });
  return z.object({ to: people, cc: people, bcc: people });
}

/** What an email must be before it is sent. */
export function emailSchema(intl: IntlShape) {
  const { formatMessage } = intl;
  const file = z.object({
    fileName: z.string(),
    url: z.nullable(z.string()),
    bytes: z.nullable(z.number()),
    thumbnail: z.nullable(z.string()),
  });
  return z
    .extend(recipientsSchema(intl), {
      subject: z.string(),
      message: z.string(),
      attachments: z.array(file),
    })
    .check(({ value, issues }) => {
      const { to, cc, bcc, subject, message, attachments } = value;
      const refuse = (field: string, fault: string) =>
        issues.push({ code: 'custom', input: value, path: [field], message: fault });
      if (to.length + cc.length + bcc.length === 0) refuse('to', formatMessage(writeMessages.nobody));
      if (subject.trim() === '' && message.trim() === '' && attachments.length === 0)
        refuse('message', formatMessage(writeMessages.nothing));
    });
}
