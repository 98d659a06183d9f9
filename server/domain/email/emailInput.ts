import type { EmailFolder, EmailLabel } from '../../records/email';
import type { EmailChange } from './changeEmails';

/** What an input says about emails; null counts as not given. */
export interface EmailChangeInput {
  folder?: EmailFolder | null;
  isRead?: boolean | null;
  isStarred?: boolean | null;
  labels?: readonly EmailLabel[] | null;
}

/** The changes that an input gives, each label once. */
export function withoutNulls({ folder, isRead, isStarred, labels }: EmailChangeInput): EmailChange {
  return {
    ...(folder && { folder }),
    ...(typeof isRead === 'boolean' && { isRead }),
    ...(typeof isStarred === 'boolean' && { isStarred }),
    ...(labels && { labels: [...new Set(labels)] }),
  };
}
