import { useIntl } from 'react-intl';
import type { IssueSeverity } from '../../../graphql/types.generated';
import { StatusBadge, type Tone } from '../../../ui/text/StatusBadge';
import { tabMessages } from './tabMessages';

const tones: Record<IssueSeverity, Tone> = { ERROR: 'danger', WARNING: 'warning', INFO: 'neutral' };

/** A badge with the severity of an issue. */
export function IssueSeverityBadge({ severity }: { severity: IssueSeverity }) {
  const { formatMessage } = useIntl();
  return <StatusBadge tone={tones[severity]} label={formatMessage(tabMessages[severity])} />;
}
