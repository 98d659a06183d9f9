import { useIntl } from 'react-intl';
import type { JobStatus } from '../../graphql/types.generated';
import { StatusBadge } from '../../ui/text/StatusBadge';
import { jobTones } from '../../ui/jobState';
import { messages } from './messages';

/** A badge with the status of a job. */
export function JobStatusBadge({ status }: { status: JobStatus }) {
  const { formatMessage } = useIntl();
  return <StatusBadge tone={jobTones[status]} label={formatMessage(messages[status])} />;
}
