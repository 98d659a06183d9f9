import { useIntl } from 'react-intl';
import type { PublicationStatus } from '#graphql/types.generated';
import { StatusBadge, type Tone } from '#ui/text/StatusBadge';
import { messages } from '../messages';

const tones: Record<PublicationStatus, Tone> = {
  PUBLISHING: 'info',
  CURRENT: 'success',
  SUPERSEDED: 'neutral',
  WITHDRAWN: 'warning',
  FAILED: 'danger',
};

/** A badge with the status of a published version. */
export function PublicationBadge({ status }: { status: PublicationStatus }) {
  const { formatMessage } = useIntl();
  return <StatusBadge tone={tones[status]} label={formatMessage(messages[status])} />;
}
