import { useIntl } from 'react-intl';
import type { JobRowFragment } from './list/JobList.generated';
import { messages } from './messages';

/** Returns a function that labels the type of a job. */
export function useJobType(): (job: Pick<JobRowFragment, 'type' | 'mode' | 'restores'>) => string {
  const { formatMessage } = useIntl();
  return ({ type, mode, restores }) =>
    restores ? formatMessage(messages.restore, { version: restores.version }) : formatMessage(messages[type], { mode });
}
