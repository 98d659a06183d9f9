import { z } from 'zod';
import type { RequestContext } from '../../context';
import { withoutPasswordLinks } from '../../domain/auth/passwordLinks';
import { attachmentSize } from '../../domain/email/attachmentSize';
import type { EmailRecord } from '../../records/email';

const recipient = z.strictObject({ email: z.string(), name: z.string() });

const sender = recipient.extend({ avatar: z.string().nullable() });

const attachment = z.strictObject({
  fileName: z.string(),
  thumbnail: z.string(),
  url: z.string().nullable(),
  size: z.string(),
});

const fields = {
  id: z.number().int(),
  from: sender,
  to: z.array(recipient),
  cc: z.array(recipient),
  bcc: z.array(recipient),
  subject: z.string(),
  message: z.string(),
  attachments: z.array(attachment),
  isStarred: z.boolean(),
  labels: z.array(z.string()),
  time: z.iso.datetime(),
  folder: z.string(),
  isRead: z.boolean(),
};

/** A reply is a complete email. All replies are stored in the first email, so a reply has none of its own. */
const reply = z.looseObject({ ...fields, replies: z.array(z.unknown()).max(0) });

/** An email in a REST response. Clients can store additional fields with it. */
export const emailAnswer = z.looseObject({ ...fields, replies: z.array(reply) });

/** Converts an email and its replies to the format of the REST contract. */
export function answerEmail({ user }: Pick<RequestContext, 'user'>, email: EmailRecord): z.output<typeof emailAnswer> {
  return {
    ...email.extras,
    id: Number(email.id),
    from: email.from,
    to: email.to,
    cc: email.cc,
    bcc: email.bcc,
    subject: email.subject,
    message: withoutPasswordLinks(user, email.message),
    attachments: email.attachments.map(({ fileName, thumbnail, url, ...sized }) => ({
      fileName,
      thumbnail,
      url,
      size: attachmentSize(sized),
    })),
    isStarred: email.isStarred,
    labels: email.labels,
    time: email.time,
    replies: email.replies.map((reply) => answerEmail({ user }, reply)),
    folder: email.folder,
    isRead: email.isRead,
  };
}
