import type { UserStatus } from '#graphql/types.generated';
import { StatusBadge, type Tone } from '#ui/text/StatusBadge';
import { useUserLabel } from './useUserLabel';

const tones: Record<UserStatus, Tone> = { ACTIVE: 'success', PENDING: 'warning', INACTIVE: 'neutral' };

/** The status of a user as a badge; a dash if it is unknown. */
export function UserStatusBadge({ status }: { status: UserStatus | null }) {
  const getLabel = useUserLabel();
  return status === null ? getLabel(null) : <StatusBadge tone={tones[status]} label={getLabel(status)} />;
}
