import type { MailFolder, MailLabel } from '../../records/email';
import type { MailChange } from './changeMails';

/** What an input says about emails; null counts as not given. */
export interface EmailChangeInput {
  folder?: MailFolder | null;
  isRead?: boolean | null;
  isStarred?: boolean | null;
  labels?: readonly MailLabel[] | null;
}

/** The changes that an input gives, each label once. */
export function withoutNulls({ folder, isRead, isStarred, labels }: EmailChangeInput): MailChange {
  return {
    ...(folder && { folder }),
    ...(typeof isRead === 'boolean' && { isRead }),
    ...(typeof isStarred === 'boolean' && { isStarred }),
    ...(labels && { labels: [...new Set(labels)] }),
  };
}
