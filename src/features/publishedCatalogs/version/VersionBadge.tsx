import { useIntl } from 'react-intl';
import type { VersionStatus } from '#graphql/types.generated';
import { StatusBadge, type Tone } from '#ui/text/StatusBadge';
import { messages } from '../messages';

const tones: Record<VersionStatus, Tone> = {
  PUBLISHING: 'info',
  CURRENT: 'success',
  SUPERSEDED: 'neutral',
  WITHDRAWN: 'warning',
  FAILED: 'danger',
};

/** A badge with the status of a published version. */
export function VersionBadge({ status }: { status: VersionStatus }) {
  const { formatMessage } = useIntl();
  return <StatusBadge tone={tones[status]} label={formatMessage(messages[status])} />;
}
