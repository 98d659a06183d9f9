import { useIntl } from 'react-intl';
import { UrlTabs } from '../../ui/UrlTabs';
import { JobChanges } from './JobChanges';
import { JobFiles } from './JobFiles';
import { JobIssues } from './JobIssues';
import { JobLog } from './JobLog';
import type { JobTabProps } from './jobTab';
import { tabMessages } from './tabMessages';

const contents = { issues: JobIssues, changes: JobChanges, log: JobLog, files: JobFiles };

/** What a job found, changed, said, read and wrote, in tabs. */
export function JobTabs({ job, state, onChange }: JobTabProps) {
  const { formatMessage } = useIntl();
  const { error, warning, info } = job.issueCounts;
  const { created, updated, deleted } = job.counts;
  const Content = contents[state.tab];
  return (
    <>
      <UrlTabs
        label={formatMessage(tabMessages.tabs)}
        value={state.tab}
        tabs={[
          { value: 'issues', label: formatMessage(tabMessages.issues), count: error + warning + info },
          {
            value: 'changes',
            label: formatMessage(tabMessages.changes),
            count: job.mode === 'DRY_RUN' ? 0 : created + updated + deleted,
          },
          { value: 'log', label: formatMessage(tabMessages.log) },
          {
            value: 'files',
            label: formatMessage(tabMessages.files),
            count: job.outputFiles.length + (job.inputFile ? 1 : 0),
          },
        ]}
        onChange={(tab) => onChange({ tab, page: 1 })}
      />
      <Content job={job} state={state} onChange={onChange} />
    </>
  );
}
