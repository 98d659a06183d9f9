import { z } from 'zod';
import type { EmailChange } from '../../domain/email/changeEmails';
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
  .refine((text) => !Number.isNaN(Date.parse(text)), 'must be an ISO 8601 date and time')
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
    folder: z.string().min(1, 'must be the name of a folder'),
  })
  .partial();

/**
 * The id and the values calculated for each response. They cannot be changed, so they are ignored when a client sends
 * them back.
 */
const DERIVED: readonly string[] = ['id', 'hasPreviousMail', 'hasNextMail'];

/** Separates additional fields of REST clients from the fields of an email. */
const toChange = (data: Record<string, unknown>, known: z.output<typeof KNOWN>) => {
  const own = new Set([...Object.keys(KNOWN.shape), 'replies', ...DERIVED]);
  return { ...known, extras: Object.fromEntries(Object.entries(data).filter(([key]) => !own.has(key))) };
};

const reply = z.looseObject({ ...KNOWN.shape, id: id.optional() }).transform(({ id: replyId, ...data }) => ({
  ...toChange(data, KNOWN.parse(data)),
  ...(replyId !== undefined && { id: replyId }),
}));

/** Fields to set on emails. Known fields are validated; any others are accepted unchanged. */
export const emailData = z
  .looseObject({ ...KNOWN.shape, replies: z.array(reply).optional() })
  .transform(({ replies, ...data }): EmailChange => ({
    ...toChange(data, KNOWN.parse(data)),
    ...(replies && { replies }),
  }));
