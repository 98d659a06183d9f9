import { useIntl } from 'react-intl';
import type { UserStatus } from '#graphql/types.generated';
import { StatusBadge, type Tone } from '#ui/text/StatusBadge';
import { messages } from './messages';
import { useUserLabel } from './useUserLabel';
import type { UserStatusBadgeFragment } from './UserStatusBadge.generated';

const tones: Record<UserStatus, Tone> = { ACTIVE: 'success', PENDING: 'warning', INACTIVE: 'neutral' };

/** What a user without a password waits for. */
const getInvitation = (expiresAt: string | null) => {
  if (expiresAt === null) return messages.notInvited;
  return Date.parse(expiresAt) > Date.now() ? messages.invited : messages.invitationExpired;
};

/** The status of a user, and of the invitation, as a badge; a dash if it is unknown. */
export function UserStatusBadge({ user }: { user: UserStatusBadgeFragment }) {
  const { formatMessage } = useIntl();
  const getLabel = useUserLabel();
  const { status, invitationExpiresAt } = user;
  if (status === null) return getLabel(null);
  const label = status === 'PENDING' ? formatMessage(getInvitation(invitationExpiresAt)) : getLabel(status);
  return <StatusBadge tone={tones[status]} label={label} />;
}
