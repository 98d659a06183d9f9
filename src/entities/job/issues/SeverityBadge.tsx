import { useIntl } from 'react-intl';
import type { IssueSeverity } from '#graphql/types.generated';
import { StatusBadge, type Tone } from '#ui/text/StatusBadge';
import { issueMessages } from './issueMessages';

const tones: Record<IssueSeverity, Tone> = { ERROR: 'danger', WARNING: 'warning', INFO: 'neutral' };

/** The severity of an issue. */
export function SeverityBadge({ severity }: { severity: IssueSeverity }) {
  return <StatusBadge tone={tones[severity]} label={useIntl().formatMessage(issueMessages[severity])} />;
}
