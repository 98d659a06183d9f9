import { sceneUrl } from '../../fixtures/pictures/addresses';
import type { MailAttachmentRecord, MailRecipientRecord, MailRecord } from '../../records/email';
import type { MailAttachmentInput, MailInput, MailRecipientInput } from '../../types.generated';
import { refuseInvalid } from '../refusal';
import { isEmailAddress } from '../emailAddress';

/** A file or a picture of this gateway: attachments never lead to other hosts. */
const LOCAL = /^\/(?:files|media)\/[\w-]+$/;

const MAX_RECIPIENTS = 200;
const MAX_ATTACHMENTS = 50;
/** In characters. */
const MAX_SUBJECT = 10_000;
const MAX_MESSAGE = 1_000_000;

const LISTS = ['to', 'cc', 'bcc'] as const;

type Written = Pick<MailRecord, 'to' | 'cc' | 'bcc' | 'subject' | 'message' | 'attachments' | 'replyToId'>;

const recipientOf = ({ email, name }: MailRecipientInput): MailRecipientRecord => {
  const address = email.trim();
  return { email: address, name: name?.trim() || address };
};

const attachmentOf = ({ fileName, url, thumbnail, size }: MailAttachmentInput): MailAttachmentRecord => ({
  fileName,
  url: url ?? null,
  // All files of a kind look alike.
  thumbnail: thumbnail ?? sceneUrl(/\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? 'file'),
  size: size ?? '',
});

const recipientsFault = (recipients: readonly MailRecipientRecord[]) => {
  if (recipients.length > MAX_RECIPIENTS) return `A mail goes to at most ${MAX_RECIPIENTS} addresses at once.`;
  const wrong = recipients.filter(({ email }) => !isEmailAddress(email)).map(({ email }) => `"${email}"`);
  return wrong.length ? `Not an email address: ${wrong.join(', ')}. Write addresses such as name@example.com.` : null;
};

const attachmentsFault = (attachments: readonly MailAttachmentRecord[]) => {
  if (attachments.length > MAX_ATTACHMENTS) return `A mail has at most ${MAX_ATTACHMENTS} attachments.`;
  if (attachments.some(({ fileName }) => !fileName.trim())) return 'Give each attachment a name.';
  const isLocal = attachments.every(({ url, thumbnail }) => LOCAL.test(thumbnail) && (url === null || LOCAL.test(url)));
  return isLocal ? null : 'Attach files of this gateway only: upload the file first.';
};

const faultsOf = (mail: Written) => ({
  ...Object.fromEntries(LISTS.map((list) => [list, recipientsFault(mail[list])])),
  subject: mail.subject.length > MAX_SUBJECT ? `A subject has at most ${MAX_SUBJECT} characters.` : null,
  message: mail.message.length > MAX_MESSAGE ? `A message has at most ${MAX_MESSAGE} characters.` : null,
  attachments: attachmentsFault(mail.attachments),
});

const refuse = (faults: Record<string, string | null>) =>
  refuseInvalid(
    Object.fromEntries(Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, fault]] : []))),
  );

/** What somebody wrote, as mails keep it. Throws INVALID with a message for each field at fault. */
export const writtenMail = (input: MailInput): Written => {
  const mail: Written = {
    to: (input.to ?? []).map(recipientOf),
    cc: (input.cc ?? []).map(recipientOf),
    bcc: (input.bcc ?? []).map(recipientOf),
    subject: input.subject?.trim() ?? '',
    message: input.message ?? '',
    attachments: (input.attachments ?? []).map(attachmentOf),
    replyToId: input.replyToId ?? null,
  };
  refuse(faultsOf(mail));
  return mail;
};

/** Throws INVALID unless the mail has somebody to go to and something to say. */
export const assertSendable = ({ to, cc, bcc, subject, message, attachments }: Written) =>
  refuse({
    to: to.length + cc.length + bcc.length ? null : 'Say whom the mail is for.',
    message: subject || message.trim() || attachments.length ? null : 'Write a subject or a message first.',
  });
