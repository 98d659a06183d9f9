import type { IntlShape } from 'react-intl';
import type { EmailHeadFragment } from './EmailBox.generated';
import { messages } from './messages';

/** Whether an email was written by the user. Its recipients are then shown instead of the sender. */
function isOutgoing({ folder }: Pick<EmailHeadFragment, 'folder'>): boolean {
  return folder === 'SENT' || folder === 'DRAFT';
}

/** The people shown for an email in the list: its sender, or its recipients for an outgoing one. */
export function getPeople(email: Pick<EmailHeadFragment, 'folder' | 'from' | 'to'>, intl: IntlShape): string {
  if (!isOutgoing(email)) return email.from.name || email.from.email;
  if (email.to.length === 0) return intl.formatMessage(messages.toNobody);
  return intl.formatMessage(messages.toNames, { names: email.to.map(({ name }) => name).join(', ') });
}

/**
 * The image shown for an email in the list: the sender's, or a placeholder for the first recipient of an outgoing one.
 */
export function getFace(email: Pick<EmailHeadFragment, 'folder' | 'from' | 'to'>): {
  name: string;
  avatar: string | null;
} {
  const [first] = email.to;
  return isOutgoing(email) && first ? { name: first.name, avatar: null } : email.from;
}
