import { useIntl } from 'react-intl';
import type { JobRowFragment } from './JobList.generated';
import { messages } from './messages';

/** Says what kind of work a job does. */
export function useJobType(): (job: Pick<JobRowFragment, 'type' | 'mode' | 'restores'>) => string {
  const { formatMessage } = useIntl();
  return ({ type, mode, restores }) =>
    restores ? formatMessage(messages.restore, { version: restores.version }) : formatMessage(messages[type], { mode });
}
