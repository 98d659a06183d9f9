import type { IntlShape } from 'react-intl';
import type { MailHeadFragment } from './MailBox.generated';
import { messages } from './messages';

/** Whether a mail is the own account's, so that whom it is for says more than who wrote it. */
export const isOutgoing = ({ folder }: Pick<MailHeadFragment, 'folder'>): boolean =>
  folder === 'SENT' || folder === 'DRAFT';

/** Whom a list shows for a mail: its sender, or those whom it is for. */
export function peopleOf(mail: Pick<MailHeadFragment, 'folder' | 'from' | 'to'>, intl: IntlShape): string {
  if (!isOutgoing(mail)) return mail.from.name || mail.from.email;
  if (mail.to.length === 0) return intl.formatMessage(messages.toNobody);
  return intl.formatMessage(messages.toNames, { names: mail.to.map(({ name }) => name).join(', ') });
}

/** Whose picture a list shows for a mail: the sender's, or a stand-in for the first of those whom it is for. */
export function faceOf(mail: Pick<MailHeadFragment, 'folder' | 'from' | 'to'>): {
  name: string;
  avatar: string | null;
} {
  const [first] = mail.to;
  return isOutgoing(mail) && first ? { name: first.name, avatar: null } : mail.from;
}
