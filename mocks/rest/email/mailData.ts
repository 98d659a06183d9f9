import { z } from 'zod';
import type { MailChange } from '../../domain/email/changeMails';
import { id } from '../fields';

const recipient = z.object({ email: z.string(), name: z.string() });

const sender = recipient.extend({ avatar: z.string().nullable().default(null) });

const attachment = z.object({
  fileName: z.string(),
  thumbnail: z.string(),
  url: z.string().nullable(),
  size: z.string(),
});

const time = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)), 'must be a date')
  .transform((text) => new Date(text).toISOString());

const KNOWN = z
  .object({
    from: sender,
    to: z.array(recipient),
    cc: z.array(recipient),
    bcc: z.array(recipient),
    subject: z.string(),
    message: z.string(),
    attachments: z.array(attachment),
    isStarred: z.boolean(),
    isRead: z.boolean(),
    labels: z.array(z.string()),
    time,
    folder: z.string().min(1, 'must name a folder'),
  })
  .partial();

/** What is worked out anew for each answer, and the id, which nothing changes: a client that sends them back means nothing by it. */
const DERIVED: readonly string[] = ['id', 'hasPreviousMail', 'hasNextMail'];

/** Sorts fields that clients of the REST paths keep with a mail from the mail's own. */
const toChange = (data: Record<string, unknown>, known: z.output<typeof KNOWN>) => {
  const own = new Set([...Object.keys(KNOWN.shape), 'replies', ...DERIVED]);
  return { ...known, extras: Object.fromEntries(Object.entries(data).filter(([key]) => !own.has(key))) };
};

const reply = z.looseObject({ ...KNOWN.shape, id: id.optional() }).transform(({ id: replyId, ...data }) => ({
  ...toChange(data, KNOWN.parse(data)),
  ...(replyId !== undefined && { id: replyId }),
}));

/** Fields to assign to mails: those that the app knows with their types, any others as they are. */
export const mailData = z
  .looseObject({ ...KNOWN.shape, replies: z.array(reply).optional() })
  .transform(({ replies, ...data }): MailChange => ({
    ...toChange(data, KNOWN.parse(data)),
    ...(replies && { replies }),
  }));
