/** Folders of the mailbox (spec, section 4). */
export const MAIL_FOLDERS = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;

export type EmailFolder = (typeof MAIL_FOLDERS)[number];

/** Views of the email list: a folder, or the starred emails of all folders except the trash. */
export const MAIL_VIEWS = [...MAIL_FOLDERS, 'starred'] as const;

export type EmailView = (typeof MAIL_VIEWS)[number];

/** Default view of the email list (spec, section 9). */
export const DEFAULT_MAIL_VIEW: EmailView = 'inbox';

/** Labels offered by the app (spec, section 9). */
export const MAIL_LABELS = ['private', 'company', 'important', 'personal'] as const;

export type EmailLabel = (typeof MAIL_LABELS)[number];

export interface EmailRecipientRecord {
  email: string;
  name: string;
}

export interface EmailSenderRecord extends EmailRecipientRecord {
  avatar: string | null;
}

export interface EmailAttachmentRecord {
  fileName: string;
  thumbnail: string;
  /** Null if only the name is known. */
  url: string | null;
  bytes?: number;
  /** The size as REST clients gave it, for example `24 KB`. Empty when `bytes` has it or when it is not known. */
  size: string;
}

/** An email. A reply is a complete email nested in the one it replies to, with a unique id. */
export interface EmailRecord {
  id: string;
  from: EmailSenderRecord;
  to: EmailRecipientRecord[];
  cc: EmailRecipientRecord[];
  bcc: EmailRecipientRecord[];
  subject: string;
  /** The original HTML. */
  message: string;
  attachments: EmailAttachmentRecord[];
  isStarred: boolean;
  isRead: boolean;
  /** REST clients can set labels other than the app's own. */
  labels: string[];
  /** ISO 8601 in UTC. */
  time: string;
  replies: EmailRecord[];
  /** REST clients can set custom folders. */
  folder: string;
  /** Former folder of an email in the trash; null elsewhere or if unknown. */
  formerFolder: string | null;
  /** For a draft: the email that it replies to. */
  replyToId: string | null;
  /** Additional fields stored by REST clients. */
  extras: Record<string, unknown>;
}
