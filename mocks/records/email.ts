/** Folders of the mail box (spec, section 4). */
export const MAIL_FOLDERS = ['inbox', 'sent', 'draft', 'spam', 'trash'] as const;

export type MailFolder = (typeof MAIL_FOLDERS)[number];

/** What a list of mails shows: a folder, or the starred mails of all folders but the trash. */
export const MAIL_VIEWS = [...MAIL_FOLDERS, 'starred'] as const;

export type MailView = (typeof MAIL_VIEWS)[number];

/** What a list shows where nothing else is asked for (spec, section 9). */
export const DEFAULT_MAIL_VIEW: MailView = 'inbox';

/** Labels that the app offers (spec, section 9). */
export const MAIL_LABELS = ['private', 'company', 'important', 'personal'] as const;

export type MailLabel = (typeof MAIL_LABELS)[number];

export interface MailRecipientRecord {
  email: string;
  name: string;
}

export interface MailSenderRecord extends MailRecipientRecord {
  avatar: string | null;
}

export interface MailAttachmentRecord {
  fileName: string;
  thumbnail: string;
  /** Null where only the name is known. */
  url: string | null;
  /** As people read it, such as `24 KB`; empty where it is not known. */
  size: string;
}

/** A mail; a reply is a whole one within the mail that it answers, under an id that no other mail has. */
export interface MailRecord {
  id: string;
  from: MailSenderRecord;
  to: MailRecipientRecord[];
  cc: MailRecipientRecord[];
  bcc: MailRecipientRecord[];
  subject: string;
  /** HTML as somebody wrote it. */
  message: string;
  attachments: MailAttachmentRecord[];
  isStarred: boolean;
  isRead: boolean;
  /** A client of the REST paths may have given others than the app's own. */
  labels: string[];
  /** ISO 8601 in UTC. */
  time: string;
  replies: MailRecord[];
  /** A client of the REST paths may have made up one of its own. */
  folder: string;
  /** Where a mail in the trash came from; null elsewhere, or where that is not known. */
  formerFolder: string | null;
  /** Of a draft: the mail that it answers. */
  replyToId: string | null;
  /** What clients of the REST paths keep with it beside all this. */
  extras: Record<string, unknown>;
}
