import { useIntl } from 'react-intl';
import type { CatalogStatus } from '#graphql/types.generated';
import { StatusBadge, type Tone } from '#ui/text/StatusBadge';
import { messages } from './messages';

const tones: Record<CatalogStatus, Tone> = { DRAFT: 'info', ACTIVE: 'success', ARCHIVED: 'neutral' };

/** Badge with the status of a catalog. */
export function CatalogStatusBadge({ status }: { status: CatalogStatus }) {
  const { formatMessage } = useIntl();
  return <StatusBadge tone={tones[status]} label={formatMessage(messages[status])} />;
}
