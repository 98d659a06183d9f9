import { useIntl } from 'react-intl';
import type { JobStatus } from '#graphql/types.generated';
import { StatusBadge } from '#ui/text/StatusBadge';
import { jobTones } from './jobState';
import { jobMessages } from './jobMessages';

/** The status of a job, in the color that it has everywhere. */
export function JobStatusBadge({ status }: { status: JobStatus }) {
  const { formatMessage } = useIntl();
  return <StatusBadge tone={jobTones[status]} label={formatMessage(jobMessages[status])} />;
}
