import type { UserStatus } from '../../graphql/types.generated';
import { StatusBadge, type Tone } from '../../ui/StatusBadge';
import { useUserWord } from './useUserWord';

const tones: Record<UserStatus, Tone> = { ACTIVE: 'success', PENDING: 'warning', INACTIVE: 'neutral' };

/** Where a user stands; a dash where that is not known. */
export function UserStatusBadge({ status }: { status: UserStatus | null }) {
  const wordOf = useUserWord();
  return status === null ? wordOf(null) : <StatusBadge tone={tones[status]} label={wordOf(status)} />;
}
