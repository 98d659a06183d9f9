import type { IntlShape } from 'react-intl';
import { z } from 'zod';
import { isEmailAddress } from '../../../lib/emailAddress';
import { writeMessages } from './writeMessages';

/** Validation of an email before it is sent. For a draft, only the email addresses are validated. */
export function mailSchema({ formatMessage }: IntlShape) {
  const people = z.array(z.object({ email: z.string(), name: z.string() })).check(({ value, issues }) => {
    const wrong = value.filter(({ email }) => !isEmailAddress(email)).map(({ email }) => email);
    if (wrong.length === 0) return;
    issues.push({
      code: 'custom',
      input: value,
      message: formatMessage(writeMessages.badAddress, { address: wrong.join(', ') }),
    });
  });
  const file = z.object({
    fileName: z.string(),
    url: z.string().nullable(),
    size: z.string(),
    thumbnail: z.string().nullable(),
  });
  return z
    .object({
      to: people,
      cc: people,
      bcc: people,
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
