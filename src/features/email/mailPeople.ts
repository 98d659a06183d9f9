import type { IntlShape } from 'react-intl';
import type { MailHeadFragment } from './MailBox.generated';
import { messages } from './messages';

/** Whether an email was written by the user. Its recipients are then shown instead of the sender. */
function isOutgoing({ folder }: Pick<MailHeadFragment, 'folder'>): boolean {
  return folder === 'SENT' || folder === 'DRAFT';
}

/** The people shown for an email in the list: its sender, or its recipients for an outgoing one. */
export function getPeople(mail: Pick<MailHeadFragment, 'folder' | 'from' | 'to'>, intl: IntlShape): string {
  if (!isOutgoing(mail)) return mail.from.name || mail.from.email;
  if (mail.to.length === 0) return intl.formatMessage(messages.toNobody);
  return intl.formatMessage(messages.toNames, { names: mail.to.map(({ name }) => name).join(', ') });
}

/**
 * The image shown for an email in the list: the sender's, or a placeholder for the first recipient of an outgoing one.
 */
export function getFace(mail: Pick<MailHeadFragment, 'folder' | 'from' | 'to'>): {
  name: string;
  avatar: string | null;
} {
  const [first] = mail.to;
  return isOutgoing(mail) && first ? { name: first.name, avatar: null } : mail.from;
}
