import { useIntl } from 'react-intl';
import { getJobSource } from './jobSource';
import { jobMessages as messages } from './jobMessages';
import type { JobSourceFragment, JobTitleFragment } from './JobState.generated';

/** Returns a function that labels what a job does: the type, for an undo also what it undoes. */
export function useJobType(): (job: JobTitleFragment) => string {
  const { formatMessage } = useIntl();
  const toType = ({ type, mode, restores }: JobSourceFragment) =>
    restores ? formatMessage(messages.restore, { version: restores.version }) : formatMessage(messages[type], { mode });
  return (job) => {
    const source = getJobSource(job);
    if (!source) return toType(job);
    const kind = source.restores ? 'RESTORE' : source.type;
    return formatMessage(job.redoes ? messages.redoOf : messages.undoOf, { kind, version: source.restores?.version });
  };
}
