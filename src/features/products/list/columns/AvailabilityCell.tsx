import { useIntl } from 'react-intl';
import type { Availability } from '#graphql/types.generated';
import { offerMessages } from '#ui/text/offerMessages';

/** The availability of a product as text. Loaded with the column, which is hidden at first. */
export function AvailabilityCell({ availability }: { availability: Availability }) {
  return useIntl().formatMessage(offerMessages[availability]);
}
