import { sceneUrl } from '../../drawings/addresses';
import type { EmailAttachmentRecord, EmailRecipientRecord, EmailRecord } from '../../records/email';
import type { EmailAttachmentInput, EmailRecipientInput, SendEmailInput } from '../../types.generated';
import { assertNoFieldErrors } from '../errors';
import { say, type Sentence } from '../../records/sentence';
import { isEmailAddress } from '#shared/emailAddress';

/** A file or image stored by this gateway. Attachments must not link to other hosts. */
const LOCAL = /^\/(?:files|media)\/[\w-]+$/;

const MAX_RECIPIENTS = 200;
const MAX_ATTACHMENTS = 50;
/** In characters. */
const MAX_SUBJECT = 10_000;
const MAX_MESSAGE = 1_000_000;

const LISTS = ['to', 'cc', 'bcc'] as const;

type Written = Pick<EmailRecord, 'to' | 'cc' | 'bcc' | 'subject' | 'message' | 'attachments' | 'replyToId'>;

/** What an input says about an email, sent or saved. */
export type EmailInput = Omit<SendEmailInput, 'draftId'>;

const toRecipient = ({ email, name }: EmailRecipientInput): EmailRecipientRecord => {
  const address = email.trim();
  return { email: address, name: name?.trim() || address };
};

const getAttachment = ({ fileName, url, thumbnail, bytes }: EmailAttachmentInput): EmailAttachmentRecord => ({
  fileName,
  url: url ?? null,
  // All files of the same type share a thumbnail.
  thumbnail: thumbnail ?? sceneUrl(/\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? 'file'),
  ...(typeof bytes === 'number' && { bytes }),
  size: '',
});

const recipientsFault = (recipients: readonly EmailRecipientRecord[]) => {
  if (recipients.length > MAX_RECIPIENTS) return say`Use ${MAX_RECIPIENTS} recipients or fewer.`;
  const wrong = recipients.filter(({ email }) => !isEmailAddress(email)).map(({ email }) => `"${email}"`);
  return wrong.length ? say`Not a valid email address: ${wrong.join(', ')}. Example: name@example.com` : null;
};

const attachmentsFault = (attachments: readonly EmailAttachmentRecord[]) => {
  if (attachments.length > MAX_ATTACHMENTS) return say`Add ${MAX_ATTACHMENTS} attachments or fewer.`;
  if (attachments.some(({ fileName }) => !fileName.trim())) return say`Enter a name for each attachment.`;
  if (attachments.some(({ bytes = 0 }) => bytes < 0)) return say`Give the size of an attachment as 0 bytes or more.`;
  const isLocal = attachments.every(({ url, thumbnail }) => LOCAL.test(thumbnail) && (url === null || LOCAL.test(url)));
  return isLocal ? null : say`Upload the file before you attach it. Links to other sites can’t be attached.`;
};

const findFaults = (email: Written) => ({
  ...Object.fromEntries(LISTS.map((list) => [list, recipientsFault(email[list])])),
  subject: email.subject.length > MAX_SUBJECT ? say`Use ${MAX_SUBJECT} characters or fewer.` : null,
  message: email.message.length > MAX_MESSAGE ? say`Use ${MAX_MESSAGE} characters or fewer.` : null,
  attachments: attachmentsFault(email.attachments),
});

const refuse = (faults: Record<string, Sentence | null>) =>
  assertNoFieldErrors(
    Object.fromEntries(Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, fault]] : []))),
  );

/** The input of a writer in the format of stored emails. Throws INVALID with a message for each invalid field. */
export function writtenEmail(input: EmailInput): Written {
  const email: Written = {
    to: (input.to ?? []).map(toRecipient),
    cc: (input.cc ?? []).map(toRecipient),
    bcc: (input.bcc ?? []).map(toRecipient),
    subject: input.subject?.trim() ?? '',
    message: input.message ?? '',
    attachments: (input.attachments ?? []).map(getAttachment),
    replyToId: input.replyToId ?? null,
  };
  refuse(findFaults(email));
  return email;
}

/** Throws INVALID unless the email has a recipient and some content. */
export function assertSendable({ to, cc, bcc, subject, message, attachments }: Written) {
  return refuse({
    to: to.length + cc.length + bcc.length ? null : say`Add at least one recipient.`,
    message: subject || message.trim() || attachments.length ? null : say`Add a subject or message.`,
  });
}
