import { useIntl } from 'react-intl';
import type { Availability } from '#graphql/types.generated';
import { offerMessages } from '#ui/text/offerMessages';
import { StatusBadge, type Tone } from '#ui/text/StatusBadge';

const tones: Record<Availability, Tone> = {
  IN_STOCK: 'success',
  BACKORDER: 'info',
  PREORDER: 'info',
  OUT_OF_STOCK: 'neutral',
};

/** Whether and when something can be ordered. */
export function AvailabilityBadge({ availability }: { availability: Availability }) {
  const { formatMessage } = useIntl();
  return <StatusBadge tone={tones[availability]} label={formatMessage(offerMessages[availability])} />;
}
