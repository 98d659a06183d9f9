import { useIntl } from 'react-intl';
import type { CatalogStatus } from '../../graphql/types.generated';
import { StatusBadge, type Tone } from '../../ui/StatusBadge';
import { messages } from './messages';

const tones: Record<CatalogStatus, Tone> = { DRAFT: 'info', ACTIVE: 'success', ARCHIVED: 'neutral' };

/** Where a catalog stands in its life. */
export function CatalogStatusBadge({ status }: { status: CatalogStatus }) {
  const { formatMessage } = useIntl();
  return <StatusBadge tone={tones[status]} label={formatMessage(messages[status])} />;
}
