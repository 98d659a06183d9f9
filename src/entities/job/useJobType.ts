import { useIntl } from 'react-intl';
import { jobMessages as messages } from './jobMessages';
import type { JobRowFragment } from './JobState.generated';

/** Returns a function that labels the type of a job. */
export function useJobType(): (job: Pick<JobRowFragment, 'type' | 'mode' | 'restores'>) => string {
  const { formatMessage } = useIntl();
  return ({ type, mode, restores }) =>
    restores ? formatMessage(messages.restore, { version: restores.version }) : formatMessage(messages[type], { mode });
}
